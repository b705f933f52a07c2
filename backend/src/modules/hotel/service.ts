import { releaseAndIssue } from '../bookings/index.ts';
import type { TravelService } from '../bookings/index.ts';
import { hotelAgenda } from './booking-agenda.ts';
import { hotelFreeUntil, hotelRefundMinor, hotelTravelFacts } from './booking-facts.ts';
import { HOTEL_DEMO_ORDERS } from './demo-orders.ts';
import { hotelDocuments } from './documents/hotel-documents.ts';
import { findHold, releaseHold } from './hotel.repository.ts';
import type { HotelSupplier } from './supplier.ts';

/** What hotels say for their side. */
export function createHotelService(supplier: HotelSupplier): TravelService {
  return {
    service: 'hotel',
    agenda: hotelAgenda,
    travelFacts: hotelTravelFacts,
    estimateRefundMinor: hotelRefundMinor,
    freeCancelUntil: hotelFreeUntil,
    documents: hotelDocuments,
    demoOrders: HOTEL_DEMO_ORDERS,
    ...releaseAndIssue({
      unit: 'room',
      releaseHold,
      findHold,
      cancellations: (hold) => [() => supplier.cancel(hold)],
      async issue(_context, _booking, hold) {
        const { confirmationId } = await supplier.issue(hold);
        return { confirmation_id: confirmationId };
      },
    }),
  };
}
