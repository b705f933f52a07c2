import { isDuplicate, plainRefusal, type PlainRefusal } from '@wisata/kernel/booking-refusal';
import type { Failure } from '@wisata/kernel/outcome';

/** Why a booking was not made, by what the traveller can do about it. */
export type BookingRefusal =
  /** The airline asks for another price now; the fare has to be looked up again. */
  | { readonly kind: 'price' }
  /** A seat of the fare is gone; other flights may have some. */
  | { readonly kind: 'gone' }
  /** The same people fly on the same plane in another booking. */
  | { readonly kind: 'duplicate'; readonly message: string }
  | PlainRefusal;

const GONE_CODES = ['FLIGHT_SOLD_OUT', 'FLIGHT_GONE', 'FLIGHT_CLOSED', 'FLIGHT_NOT_FOUND'];

/** True for an answer that says that the chosen flights cannot be had any more. */
export function isGone({ code }: Pick<Failure, 'code'>): boolean {
  return GONE_CODES.includes(code);
}

/** Sorts a failed booking call; `words` say it where no more is known. */
export function classifyRefusal(failure: Failure, words: string): BookingRefusal {
  if (failure.code === 'PRICE_CHANGED') return { kind: 'price' };
  if (isGone(failure)) return { kind: 'gone' };
  const refusal = plainRefusal(failure, words);
  return isDuplicate(failure) ? { kind: 'duplicate', message: refusal.message } : refusal;
}
