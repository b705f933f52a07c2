import { SupplierError } from '../../app/supplier.ts';
import type { TravelService } from '../bookings/index.ts';
import { hotelAgenda } from './booking-agenda.ts';
import { hotelFreeUntil, hotelRefundMinor, hotelTravelFacts } from './booking-facts.ts';
import { HOTEL_DEMO_ORDERS } from './demo-orders.ts';
import { hotelDocuments } from './documents/hotel-documents.ts';
import { findSupplierReference, releaseHold } from './hotel.repository.ts';
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
    async release(context, trx, booking) {
      const hold = await releaseHold(trx, booking.id, context.clock.now());
      if (!hold) return;
      try {
        await supplier.cancel(hold);
      } catch (error) {
        // The rooms are ours to sell again whether or not the supplier heard of it.
        context.log.warn({ err: error, booking: booking.code }, 'the hotel supplier did not take a cancellation');
      }
    },
    async issue(context, booking) {
      const supplierReference = await findSupplierReference(context.db, booking.id);
      if (!supplierReference) return { ok: false, retryable: false, reason: 'The booking holds no room' };
      try {
        const { confirmationId } = await supplier.issue({ supplierReference });
        return { ok: true, detailPatch: { confirmation_id: confirmationId } };
      } catch (error) {
        if (!(error instanceof SupplierError)) throw error;
        return { ok: false, retryable: error.retryable, reason: error.message };
      }
    },
  };
}
