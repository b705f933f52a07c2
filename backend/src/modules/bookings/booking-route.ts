import { LOCALE_QUERY } from '@wisata/kernel/contracts/request-fields';
import type { Locale } from '@wisata/kernel/locale';
import type * as v from 'valibot';
import type { BackendContext } from '../../app/context.ts';
import { defineRoute, type Answer, type RouteDefinition } from '../../app/route.ts';
import { answerBooking, type AnyBookingBody, type BookingCall } from './book-at-supplier.ts';

interface BookingRoute<Body extends AnyBookingBody, R extends v.GenericSchema> {
  /** `hotel`: its path is `/api/v1/hotel/booking`. */
  readonly service: string;
  readonly summary: string;
  readonly body: v.GenericSchema<unknown, Body>;
  readonly response: R;
  book(request: BookingCall<Body>, locale: Locale, context: BackendContext): Promise<v.InferOutput<R>>;
}

/** The call of a service that books: public, in the caller's language, within the limit of bookings. */
export const bookingRoute = <Body extends AnyBookingBody, R extends v.GenericSchema>({
  service,
  summary,
  body,
  response,
  book,
}: BookingRoute<Body, R>): RouteDefinition =>
  defineRoute({
    method: 'POST',
    path: `/api/v1/${service}/booking`,
    access: 'public',
    summary,
    body,
    query: LOCALE_QUERY,
    response,
    handler: (request, context) =>
      answerBooking(context, request, service, (locale) => book(request, locale, context)) as Promise<Answer<R>>,
  });
