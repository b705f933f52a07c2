import type { Locale } from '@wisata/kernel/locale';
import { fromMajor, type Currency } from '@wisata/kernel/money';
import { amountsIn } from '../../app/amount.ts';
import type { BackendContext } from '../../app/context.ts';
import { ApiError, ok } from '../../app/envelope.ts';
import { withIdempotency } from '../../app/idempotency.ts';
import { requestLocale } from '../../app/request-locale.ts';
import type { RouteRequest } from '../../app/route.ts';
import type { Trx } from '../../app/schema.ts';
import { toBookingContact } from './booking-contact.ts';
import { statusFields, type Booking } from './booking.ts';
import { withBookingLimit } from './booking-limits.ts';

interface AnyBookingBody {
  readonly locale?: Locale | undefined;
  readonly contact: { readonly email: string };
}

type Asked = Pick<
  RouteRequest<AnyBookingBody, { readonly locale?: Locale | undefined }>,
  'body' | 'query' | 'headers' | 'user' | 'idempotencyKey' | 'ip'
>;

/** Answers a call that books: in the caller's language, and for nobody who has booked too much lately. */
export async function answerBooking<T>(
  context: BackendContext,
  request: Asked,
  service: string,
  book: (locale: Locale) => Promise<T>,
) {
  const locale = requestLocale(request.headers, request.body.locale ?? request.query.locale);
  const { email } = request.body.contact;
  const booked = await withBookingLimit(context, request, `${service}.booking`, email, () => book(locale));
  return ok(booked, `Booking ${service} success`);
}

/** What a service reads of a call that books. */
export type BookingCall<Body> = Pick<RouteRequest<Body>, 'body' | 'user' | 'idempotencyKey'>;

interface CallerBody {
  readonly contact: Parameters<typeof toBookingContact>[0];
  readonly customer_company?: string | undefined;
}

/** What the draft of every service takes from the call. */
export function callerOf(
  { contact, customer_company: customerCompany }: CallerBody,
  locale: Locale,
  userId: string | null,
) {
  return { userId, contact: toBookingContact(contact), locale, customerCompany } as const;
}

/** A booking as the call that made it answers. */
export const bookedAnswer = <R extends object>(booking: Booking, record: R) => ({
  id: booking.id,
  code: booking.code,
  title: booking.title,
  ...record,
  ...statusFields(booking),
});

/** Notes how to take back what a supplier has just agreed to. */
export type NoteUndo = (undo: () => Promise<void>) => void;

/**
 * Booking, stock and the suppliers' own reservations stand or fall together: a supplier that took the order before the
 * transaction failed is told to forget it.
 */
export async function bookAtSupplier<T>(
  context: BackendContext,
  request: Pick<RouteRequest, 'body' | 'user' | 'idempotencyKey'>,
  service: string,
  work: (trx: Trx, noteUndo: NoteUndo) => Promise<T>,
): Promise<T> {
  const undos: (() => Promise<void>)[] = [];
  try {
    return await withIdempotency(context, request, `${service}.booking`, (trx) =>
      work(trx, (undo) => void undos.push(undo)),
    );
  } catch (error) {
    for (const undo of undos) await undo().catch(() => undefined);
    throw error;
  }
}

/** The refusal of a booking at a price that the traveller has not seen. */
export function priceChanged(
  price: { readonly knownMinor: number; readonly totalMinor: number; readonly currency: Currency },
  data: Readonly<Record<string, string>> = {},
): ApiError {
  const { knownMinor, totalMinor, currency } = price;
  const amount = amountsIn(currency);
  const totals = { old_total: amount(knownMinor), new_total: amount(totalMinor) };
  const difference = amount(totalMinor - knownMinor);
  return new ApiError(409, 'PRICE_CHANGED', 'The price has changed. Please check the new total.', {
    // The totals are in `fields` too, because clients pass a failure's fields on.
    fields: { old_total: String(totals.old_total), new_total: String(totals.new_total), currency },
    data: { ...data, ...totals, total: totals.new_total, difference, currency },
  });
}

/** Refuses a booking at another total than the one that the traveller has seen; a call without one takes what it costs. */
export function checkTotal(known: number | null | undefined, totalMinor: number, currency: Currency): void {
  if (known == null) return;
  const knownMinor = fromMajor(known, currency).minor;
  if (knownMinor !== totalMinor) throw priceChanged({ knownMinor, totalMinor, currency });
}
