import type { BookingRecord } from '@wisata/kernel/contracts/booking-records';
import type { BackendContext } from '../../app/context.ts';
import type { Trx } from '../../app/schema.ts';
import { SupplierError } from '../../app/supplier.ts';
import type { Booking } from './booking.ts';
import { findReserved, releaseHold } from './stock.ts';
import type { TravelService } from './travel-service.ts';

export const CANCEL_RESERVATION_JOB = 'bookings.cancel-reservation';

/** One of a booking's reservations, by its place among their cancellations. */
export interface CancelReservation {
  readonly id: string;
  readonly nth: number;
}

/** What a service has reserved at suppliers for a booking. */
export interface SuppliedStock<Reserved> {
  /** One of what is held: `room`, `seat`. */
  readonly unit: string;
  /** Gives back what stands in tables of the service's own. */
  giveBack?(trx: Trx, bookingId: string, at: Date): Promise<void>;
  /** One call for each reservation, in an order that stays. It may come again: what is canceled already is no failure. */
  cancellations(reserved: Reserved): readonly (() => Promise<void>)[];
  /** Asks for the voucher or the tickets; gives what changes in the booking's record. */
  issue(context: BackendContext, booking: Booking, reserved: Reserved): Promise<BookingRecord>;
}

/** How stock goes back and a booking is issued, whatever is sold. */
export function releaseAndIssue<Reserved>(
  stock: SuppliedStock<Reserved>,
): Pick<TravelService, 'release' | 'cancelReservation' | 'issue'> {
  return {
    async release(context, trx, booking) {
      const now = context.clock.now();
      const reserved = await releaseHold(trx, booking.id, now);
      if (reserved === undefined) return;
      await stock.giveBack?.(trx, booking.id, now);
      // The stock is free again whether or not the supplier answers.
      for (const nth of stock.cancellations(reserved as Reserved).keys()) {
        await context.jobs.enqueue(trx, CANCEL_RESERVATION_JOB, { id: booking.id, nth } satisfies CancelReservation);
      }
    },
    async cancelReservation({ db }, booking, nth) {
      const reserved = await findReserved(db, booking.id);
      await stock.cancellations(reserved as Reserved)[nth]!();
    },
    async issue(context, booking) {
      const reserved = await findReserved(context.db, booking.id);
      if (reserved === undefined) return { ok: false, retryable: false, reason: `The booking holds no ${stock.unit}` };
      try {
        return { ok: true, detailPatch: await stock.issue(context, booking, reserved as Reserved) };
      } catch (error) {
        if (!(error instanceof SupplierError)) throw error;
        return { ok: false, retryable: error.retryable, reason: error.message };
      }
    },
  };
}
