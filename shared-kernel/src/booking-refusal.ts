import { fromMajor, parseCurrency, type Money } from './money.ts';
import type { Failure } from './outcome.ts';

/** Why a booking was not made: wrong fields, or a reason such as a new price or a sold-out offer. */
export type PlainRefusal =
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, string>>; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string; readonly retryable: boolean };

/** Why a booking was not made, by what the traveller can do about it. */
export type BookingRefusal =
  /** Another total is asked for now; without one the offer has to be looked up again. */
  | { readonly kind: 'price'; readonly now?: Money }
  /** It is sold or cannot be had any more; others may be free. */
  | { readonly kind: 'gone' }
  /** The same thing is booked already (spec section 5): the booking, where it is known to be the traveller's. */
  | { readonly kind: 'duplicate'; readonly bookingId?: string; readonly message?: string }
  | PlainRefusal;

/** The contract's words for a duplicate, which say no more than its code. */
const DUPLICATE = 'Data already exist';

function isDuplicate({ code, message }: Failure): boolean {
  return message === DUPLICATE || code === 'BOOKING_DUPLICATE';
}

function findNewTotal({ fields }: Failure): Money | undefined {
  const currency = parseCurrency(fields?.['currency']);
  const total = Number(fields?.['new_total']);
  return currency && Number.isFinite(total) ? fromMajor(total, currency) : undefined;
}

/**
 * Sorts a failed booking call. `words` say it in the page's language where no more is known; `goneCodes` are the codes
 * with which a service says that what was chosen cannot be had.
 */
export function classifyRefusal(failure: Failure, words: string, goneCodes: readonly string[]): BookingRefusal {
  const { code, fields, retryable } = failure;
  if (code === 'PRICE_CHANGED') {
    const now = findNewTotal(failure);
    return { kind: 'price', ...(now ? { now } : {}) };
  }
  if (goneCodes.includes(code)) return { kind: 'gone' };
  if (isDuplicate(failure)) {
    const bookingId = fields?.['booking_id'];
    return {
      kind: 'duplicate',
      ...(bookingId ? { bookingId } : {}),
      ...(words === DUPLICATE ? {} : { message: words }),
    };
  }
  if (fields && Object.keys(fields).length > 0) return { kind: 'fields', fields, message: words };
  return { kind: 'failed', message: words, retryable };
}
