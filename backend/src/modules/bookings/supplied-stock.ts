import type { BookingRecord } from '@wisata/kernel/contracts/booking-records';
import type { BackendContext } from '../../app/context.ts';
import type { Db, Trx } from '../../app/schema.ts';
import { SupplierError } from '../../app/supplier.ts';
import type { Booking } from './booking.ts';
import type { TravelService } from './travel-service.ts';

/** What a service holds for a booking and has reserved at suppliers. */
export interface SuppliedStock<Hold> {
  /** One of what is held: `room`, `seat`. */
  readonly unit: string;
  /** Undefined when the hold has been released before. */
  releaseHold(trx: Trx, bookingId: string, at: Date): Promise<Hold | undefined>;
  findHold(db: Db, bookingId: string): Promise<Hold | undefined>;
  /** One call for each reservation of the hold. */
  cancellations(hold: Hold): readonly (() => Promise<void>)[];
  /** Asks for the voucher or the tickets; gives what changes in the booking's record. */
  issue(context: BackendContext, booking: Booking, hold: Hold): Promise<BookingRecord>;
}

/** How stock goes back and a booking is issued, whatever is sold. */
export function releaseAndIssue<Hold>(stock: SuppliedStock<Hold>): Pick<TravelService, 'release' | 'issue'> {
  return {
    async release(context, trx, booking) {
      const hold = await stock.releaseHold(trx, booking.id, context.clock.now());
      for (const cancel of hold === undefined ? [] : stock.cancellations(hold)) {
        try {
          await cancel();
        } catch (error) {
          // The stock is ours to sell again whether or not the supplier heard of it.
          context.log.warn({ err: error, booking: booking.code }, 'a supplier did not take a cancellation');
        }
      }
    },
    async issue(context, booking) {
      const hold = await stock.findHold(context.db, booking.id);
      if (hold === undefined) return { ok: false, retryable: false, reason: `The booking holds no ${stock.unit}` };
      try {
        return { ok: true, detailPatch: await stock.issue(context, booking, hold) };
      } catch (error) {
        if (!(error instanceof SupplierError)) throw error;
        return { ok: false, retryable: error.retryable, reason: error.message };
      }
    },
  };
}
