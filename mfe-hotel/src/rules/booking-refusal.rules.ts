import { isDuplicate, plainRefusal, type PlainRefusal } from '@wisata/kernel/booking-refusal';
import { fromMajor, parseCurrency, type Money } from '@wisata/kernel/money';
import type { Failure } from '@wisata/kernel/outcome';

/** Why a booking was not made, by what the traveller can do about it. */
export type BookingRefusal =
  | { readonly kind: 'price'; readonly was: Money; readonly now: Money }
  /** The room is sold; others may be free. */
  | { readonly kind: 'gone' }
  /** The same hotel on the same day is booked already (spec section 5); the booking, where it is known to be the traveller's. */
  | { readonly kind: 'duplicate'; readonly bookingId?: string }
  | PlainRefusal;

const GONE_CODES = ['HOTEL_ROOM_SOLD_OUT', 'HOTEL_ROOM_GONE'];

function parsePrices(failure: Failure): Pick<Extract<BookingRefusal, { kind: 'price' }>, 'was' | 'now'> | undefined {
  const currency = parseCurrency(failure.fields?.['currency']);
  const [was, now] = [failure.fields?.['old_total'], failure.fields?.['new_total']].map(Number);
  if (!currency || !Number.isFinite(was) || !Number.isFinite(now)) return undefined;
  return { was: fromMajor(was!, currency), now: fromMajor(now!, currency) };
}

/** Sorts a failed booking call; `words` say it where no more is known. */
export function classifyRefusal(failure: Failure, words: string): BookingRefusal {
  const prices = failure.code === 'PRICE_CHANGED' ? parsePrices(failure) : undefined;
  if (prices) return { kind: 'price', ...prices };
  if (GONE_CODES.includes(failure.code)) return { kind: 'gone' };
  if (isDuplicate(failure)) {
    const bookingId = failure.fields?.['booking_id'];
    return { kind: 'duplicate', ...(bookingId ? { bookingId } : {}) };
  }
  return plainRefusal(failure, words);
}
