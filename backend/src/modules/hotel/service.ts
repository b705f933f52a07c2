import { releaseAndIssue } from '../bookings/index.ts';
import type { StayShowcase, TravelService } from '../bookings/index.ts';
import { hotelAgenda } from './booking-agenda.ts';
import { hotelFreeUntil, hotelRefundMinor, hotelTravelFacts } from './booking-facts.ts';
import { HOTEL_DEMO_ORDERS } from './demo-orders.ts';
import { hotelSearchPlaces } from './destinations.ts';
import { hotelDocuments } from './documents/hotel-documents.ts';
import type { HotelSupplier } from './supplier.ts';

/** What hotels say for their side. */
export function createHotelService(supplier: HotelSupplier, stays: StayShowcase): TravelService {
  return {
    service: 'hotel',
    agenda: hotelAgenda,
    travelFacts: hotelTravelFacts,
    estimateRefundMinor: hotelRefundMinor,
    freeCancelUntil: hotelFreeUntil,
    documents: hotelDocuments,
    searchPlaces: hotelSearchPlaces,
    stays,
    demoOrders: HOTEL_DEMO_ORDERS,
    ...releaseAndIssue({
      unit: 'room',
      cancellations: (reserved: { readonly supplierReference: string }) => [() => supplier.cancel(reserved)],
      async issue(_context, _booking, reserved) {
        const { confirmationId } = await supplier.issue(reserved);
        return { confirmation_id: confirmationId };
      },
    }),
  };
}
