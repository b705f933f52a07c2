import type { AppContext } from '@wisata/kernel/app-context';
import { classifyRefusal, type BookingRefusal } from '@wisata/kernel/booking-refusal';
import { failureWords, refusedFields } from '@wisata/kernel/failure-words';
import type { Failure } from '@wisata/kernel/outcome';
import { book, bookUnnamed, settleBooking, type Booked, type UnnamedBooking } from './booking.api.ts';
import { findOwnBooking, rememberOwnBooking } from '../visitor/own-bookings.ts';

/** What a service sends. */
export interface BookingRequest {
  readonly service: string;
  /** Identifies what is booked, so that this device finds its own booking of it. */
  readonly subject: string;
  readonly payload: unknown;
  /** The contact's e-mail, by which a guest finds the booking. */
  readonly email: string;
  /** Codes with which the service says that what was chosen cannot be had. */
  readonly goneCodes: readonly string[];
  /** The field of the form that the server means; undefined where there is none. */
  readonly fieldOf: (name: string) => string | undefined;
}

/** What the server says of fields, under their names in the form. */
function inForm(said: Readonly<Record<string, string>>, fieldOf: BookingRequest['fieldOf']) {
  const found = Object.entries(said).flatMap(([name, words]) => {
    const field = fieldOf(name);
    return field ? [[field, words] as const] : [];
  });
  return Object.fromEntries(found);
}

function refusalOf(app: AppContext, failure: Failure, request: BookingRequest): BookingRefusal {
  const { service, subject, goneCodes, fieldOf } = request;
  const own = app.t(`${service}:checkout.unknownError`);
  const refusal = classifyRefusal(failure, failureWords(app, failure, { remote: service, own }), goneCodes);
  if (refusal.kind === 'duplicate') {
    const bookingId = refusal.bookingId ?? findOwnBooking(app, subject);
    return bookingId ? { kind: 'duplicate', bookingId } : refusal;
  }
  if (refusal.kind !== 'fields') return refusal;
  return { ...refusal, fields: inForm(refusedFields(app, failure), fieldOf) };
}

const sayBooked = (app: AppContext, { service }: BookingRequest) =>
  app.toast(app.t(`${service}:checkout.booked`), 'success');

/** Sends a booking and tells the site of it; a repeat carries the same key. Gives the booking, or why there is none. */
export async function sendBooking(app: AppContext, request: BookingRequest): Promise<Booked | BookingRefusal> {
  const { service, subject, payload, email } = request;
  const answer = await book(app, service, payload);
  if (!answer.ok) return refusalOf(app, answer.failure, request);
  settleBooking(app, service, email, answer.data.id);
  rememberOwnBooking(app, subject, answer.data.id);
  sayBooked(app, request);
  return answer.data;
}

/** The same where the answer is empty: a member finds the booking in the cart, a guest with the order ID that was mailed. */
export async function sendUnnamedBooking(
  app: AppContext,
  request: BookingRequest,
): Promise<UnnamedBooking | BookingRefusal> {
  const { service, payload, email } = request;
  const answer = await bookUnnamed(app, service, payload);
  if (!answer.ok) return refusalOf(app, answer.failure, request);
  settleBooking(app, service, email);
  sayBooked(app, request);
  return { foundAt: app.session.user() ? '/cart' : '/order' };
}
