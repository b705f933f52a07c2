import type { Failure } from './outcome.ts';

/** Why a booking of any service was not made: fields to mend, or nothing but to try again. */
export type PlainRefusal =
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, string>>; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string; readonly retryable: boolean };

/** True when the same thing is booked already (spec section 5). */
export function isDuplicate({ code, message }: Failure): boolean {
  return message === 'Data already exist' || code === 'BOOKING_DUPLICATE';
}

/** What a failed booking call says, in the page's words for it, when no more is known of it. */
export function plainRefusal({ fields, retryable }: Failure, message: string): PlainRefusal {
  if (fields && Object.keys(fields).length > 0) return { kind: 'fields', fields, message };
  return { kind: 'failed', message, retryable };
}
