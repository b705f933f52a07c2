import { tripAnswer } from '@wisata/kernel/contracts/order-answers';
import {
  SHARED_TRIP,
  SHARED_TRIP_PARAMS,
  SHARED_TRIP_QUERY,
  TRIP_BOOKINGS_REQUEST,
  TRIP_REQUEST,
  TRIP_SHARE,
  TRIP_UNSHARE_REQUEST,
} from '@wisata/kernel/contracts/trip';
import * as v from 'valibot';
import { notFound, ok, RawReply } from '../../app/envelope.ts';
import { requestLocale } from '../../app/request-locale.ts';
import { defineRoute, type RouteRequest } from '../../app/route.ts';
import { writeCalendar } from '../../documents/calendar.ts';
import { calendarEvents } from '../voucher/index.ts';
import { loadOwnBookings, searchProven, type TripOwner } from './trip.owner.ts';
import { searchShares, shareTrip, unshareTrip, viewShare } from './trip.share.ts';
import { describeTripBooking, findPlaces, findWays, isStanding } from './trip.view.ts';

const ownerOf = ({ user, body, ip }: RouteRequest<{ readonly orders: TripOwner['orders'] }>): TripOwner => ({
  userId: user?.id,
  orders: body.orders,
  ip,
});

const LIMIT = { max: 120, windowSeconds: 600 };

export const tripRoutes = () => [
  defineRoute({
    method: 'POST',
    path: '/api/v1/trip',
    isBeyondContract: true,
    access: 'public',
    summary:
      'Every booking of the member, and each order proved by its e-mail, with its moments and the drives between them',
    body: TRIP_REQUEST,
    response: tripAnswer(),
    rateLimit: LIMIT,
    async handler(request, context) {
      const locale = requestLocale(request.headers, request.body.locale);
      const owner = ownerOf(request);
      const own = await loadOwnBookings(context, owner);
      const bookings = await Promise.all(own.map((booking) => describeTripBooking(context, booking, locale)));
      const standing = new Set(own.filter(isStanding).map(({ id }) => id));
      const lines = bookings.filter(({ id }) => standing.has(id));
      const ways = await findWays(context, lines, locale);
      const shares = await searchShares(context, { userId: owner.userId, own });
      return { bookings, ways, places: findPlaces(context, lines), shares };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/v1/trip/calendar',
    isBeyondContract: true,
    access: 'public',
    summary: 'Bookings of a trip as one iCalendar file',
    body: TRIP_BOOKINGS_REQUEST,
    response: { mediaType: 'text/calendar' },
    rateLimit: LIMIT,
    async handler(request, context) {
      const { ids, locale } = request.body;
      const own = await loadOwnBookings(context, ownerOf(request));
      const wanted = own.filter(({ id }) => ids.includes(id));
      const words = requestLocale(request.headers, locale);
      const events = wanted.flatMap((booking) => calendarEvents(context, booking, words));
      if (wanted.length < new Set(ids).size || events.length === 0)
        throw notFound('Orders not found', 'BOOKING_NOT_FOUND');
      return new RawReply(writeCalendar(events), {
        contentType: 'text/calendar; charset=utf-8',
        headers: { 'content-disposition': 'attachment; filename="trip.ics"' },
      });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/v1/trip/share',
    isBeyondContract: true,
    access: 'public',
    summary: 'A link that shows when and where of some bookings, and changes nothing',
    body: TRIP_BOOKINGS_REQUEST,
    response: TRIP_SHARE,
    rateLimit: { max: 30, windowSeconds: 600 },
    async handler(request, context) {
      const owner = ownerOf(request);
      const asker = { userId: owner.userId, own: await loadOwnBookings(context, owner) };
      return ok(await shareTrip(context, asker, [...new Set(request.body.ids)]), 'Trip shared');
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/v1/trip/unshare',
    isBeyondContract: true,
    access: 'public',
    summary: 'Ends such a link; only for whoever owns every booking behind it',
    body: TRIP_UNSHARE_REQUEST,
    response: v.null(),
    rateLimit: { max: 30, windowSeconds: 600 },
    async handler(request, context) {
      const owner = ownerOf(request);
      const asker = { userId: owner.userId, own: await searchProven(context, owner) };
      await unshareTrip(context, asker, request.body.token);
      return ok(null, 'Trip no longer shared');
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/v1/trip/shared/:token',
    isBeyondContract: true,
    access: 'public',
    summary: 'What such a link shows',
    params: SHARED_TRIP_PARAMS,
    query: SHARED_TRIP_QUERY,
    response: SHARED_TRIP,
    rateLimit: LIMIT,
    handler: ({ params, query, headers }, context) =>
      viewShare(context, params.token, requestLocale(headers, query.locale)),
  }),
];
