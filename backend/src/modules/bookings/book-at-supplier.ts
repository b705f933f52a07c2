import type { BookingRecord, ServiceRecords } from '@wisata/kernel/contracts/booking-records';
import type { Locale } from '@wisata/kernel/locale';
import type { BackendContext } from '../../app/context.ts';
import { ok, type ApiError } from '../../app/envelope.ts';
import { withIdempotency } from '../../app/idempotency.ts';
import { requestLocale } from '../../app/request-locale.ts';
import type { RouteRequest } from '../../app/route.ts';
import type { Trx } from '../../app/schema.ts';
import { toBookingContact } from './booking-contact.ts';
import { statusFields, type Booking, type BookingDraft } from './booking.ts';
import { withBookingLimit } from './booking-limits.ts';
import { patchDetail } from './bookings.repository.ts';
import { createBooking } from './bookings.service.ts';
import { insertHold, takeStock, type TakenItem, type WantedItem } from './stock.ts';

/** What the body of every call that books has. */
export interface AnyBookingBody {
  readonly locale?: Locale | undefined;
  readonly contact: { readonly email: string };
}

type Asked = Pick<
  RouteRequest<AnyBookingBody, { readonly locale?: Locale | undefined }>,
  'body' | 'query' | 'headers' | 'user' | 'idempotencyKey' | 'ip'
>;

/** Answers a call that books, in the caller's language; refuses a caller above the limit of recent bookings. */
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

/** The travellers' names as part of a booking's key: the same people on the same trip are the same booking. */
export const namesKey = (people: readonly { readonly first_name: string; readonly last_name: string }[]) =>
  people.map(({ first_name: first, last_name: last }) => `${first} ${last}`.toUpperCase()).sort();

/** A booking while it is being made. */
export interface OrderInMaking {
  readonly trx: Trx;
  readonly booking: Booking;
  /** Takes all of these, which come back when the booking ends without use, or throws the refusal. */
  take(items: readonly WantedItem[], refusal: () => ApiError): Promise<void>;
  /** Registers how to undo what a supplier has just accepted. */
  noteUndo(undo: () => Promise<void>): void;
}

/** What a service sells with one call: the order, and what is reserved for it. */
export interface Sale<R extends BookingRecord> {
  readonly records: ServiceRecords<R>;
  readonly draft: BookingDraft;
  reserve(order: OrderInMaking): Promise<{
    /** What has to be known to give it back. */
    readonly held: object;
    /** What the record says once suppliers have answered. */
    readonly fields?: Partial<R>;
  }>;
}

/** Who books, and in which transaction. */
export interface SaleDesk {
  readonly trx: Trx;
  readonly userId: string | null;
  readonly now: Date;
}

async function makeOrder<R extends BookingRecord>(
  context: BackendContext,
  trx: Trx,
  { records, draft, reserve }: Sale<R>,
  noteUndo: OrderInMaking['noteUndo'],
) {
  const booking = await createBooking(context, trx, draft);
  const taken: TakenItem[] = [];
  const { held, fields } = await reserve({
    trx,
    booking,
    noteUndo,
    async take(items, refusal) {
      if (!(await takeStock(trx, items))) throw refusal();
      taken.push(...items);
    },
  });
  if (fields) await patchDetail(trx, booking, fields);
  await insertHold(trx, booking.id, held, taken);
  const record: R = { ...records.get(booking.detail), ...fields };
  return {
    id: booking.id,
    code: booking.code,
    title: booking.titles[booking.locale],
    ...record,
    ...statusFields(booking),
  };
}

/**
 * Booking, stock and the suppliers' reservations succeed or fail together: when the transaction fails after a supplier
 * took the order, that order is canceled. Gives the booking as the call that made it answers.
 */
export async function bookAtSupplier<R extends BookingRecord>(
  context: BackendContext,
  request: BookingCall<unknown>,
  service: string,
  prepare: (desk: SaleDesk) => Promise<Sale<R>>,
) {
  const undos: (() => Promise<void>)[] = [];
  try {
    return await withIdempotency(context, request, `${service}.booking`, async (trx) => {
      const desk = { trx, userId: request.user?.id ?? null, now: context.clock.now() };
      return makeOrder(context, trx, await prepare(desk), (undo) => void undos.push(undo));
    });
  } catch (error) {
    for (const undo of undos) await undo().catch(() => undefined);
    throw error;
  }
}
