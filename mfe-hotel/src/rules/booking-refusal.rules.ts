import { fromMajor, parseCurrency, type Money } from '@wisata/kernel/money';
import type { Failure } from '@wisata/kernel/outcome';

/** Why a booking was not made, by what the traveller can do about it. */
export type BookingRefusal =
  | { readonly kind: 'price'; readonly was: Money; readonly now: Money }
  /** The room is sold; others may be free. */
  | { readonly kind: 'gone' }
  /** The same hotel on the same day is booked already (spec section 5). */
  | { readonly kind: 'duplicate' }
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, string>>; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string; readonly retryable: boolean };

const GONE_CODES = ['HOTEL_ROOM_SOLD_OUT', 'HOTEL_ROOM_GONE'];

function parsePrices(failure: Failure): Pick<Extract<BookingRefusal, { kind: 'price' }>, 'was' | 'now'> | undefined {
  const currency = parseCurrency(failure.fields?.['currency']);
  const [was, now] = [failure.fields?.['old_total'], failure.fields?.['new_total']].map(Number);
  if (!currency || !Number.isFinite(was) || !Number.isFinite(now)) return undefined;
  return { was: fromMajor(was!, currency), now: fromMajor(now!, currency) };
}

/** Sorts a failed booking call; `unknown` is said when neither server nor network found words. */
export function classifyRefusal(failure: Failure, unknown: string): BookingRefusal {
  const prices = failure.code === 'PRICE_CHANGED' ? parsePrices(failure) : undefined;
  if (prices) return { kind: 'price', ...prices };
  if (GONE_CODES.includes(failure.code)) return { kind: 'gone' };
  if (failure.message === 'Data already exist' || failure.code === 'BOOKING_DUPLICATE') return { kind: 'duplicate' };
  const message = failure.message.trim() || unknown;
  if (failure.fields && Object.keys(failure.fields).length > 0) {
    return { kind: 'fields', fields: failure.fields, message };
  }
  return { kind: 'failed', message, retryable: failure.retryable };
}
