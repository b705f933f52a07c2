import { FLIGHT_BOOKED } from '@wisata/kernel/contracts/order-line';
import * as v from 'valibot';
import { notFound, RawReply } from '../../app/envelope.ts';
import { requestLocale } from '../../app/request-locale.ts';
import { defineRoute } from '../../app/route.ts';
import type { RouteDefinition } from '../../app/route.ts';
import { answerBooking } from '../bookings/index.ts';
import { findPlace, popularAirports, searchAirports } from './airport-search.ts';
import { drawAirlineBadge } from './airline-badge.ts';
import * as answer from './answer.schema.ts';
import { searchAvailability } from './availability.ts';
import type { FlightDesk } from './availability.ts';
import { bookingBody } from './booking.schema.ts';
import { bookFlights } from './booking.service.ts';
import { getFareDetail } from './fare-detail.ts';
import * as schema from './flight.schema.ts';
import type { PriceCalendar } from './price-calendar.ts';

/** Spec section 7, Train and flight: the flight half, popular airports and the price calendar of the date picker. */
export function flightRoutes(desk: FlightDesk, calendar: PriceCalendar): RouteDefinition[] {
  return [...airportRoutes(), ...offerRoutes(desk), calendarRoute(calendar), badgeRoute()];
}

function airportRoutes(): RouteDefinition[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/v1/flight/search-airport',
      access: 'public',
      summary: 'Airports and whole cities by code, name or nickname, from 2 characters',
      query: schema.airportsQuery,
      response: v.array(answer.airportAnswer),
      handler: async ({ query, headers }) => searchAirports(query.keyword, requestLocale(headers, query.locale)),
    }),
    defineRoute({
      method: 'GET',
      path: '/api/v1/flight/get-airport',
      access: 'public',
      summary: 'One airport or city by its code',
      query: schema.airportQuery,
      response: answer.airportAnswer,
      async handler({ query, headers }) {
        const place = findPlace(query.code, requestLocale(headers, query.locale));
        if (!place) throw notFound('Airport not found', 'AIRPORT_NOT_FOUND');
        return place;
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/v1/flight/popular-airport',
      access: 'public',
      summary: 'Airports that most travellers want',
      query: schema.localeQuery,
      response: v.array(answer.airportAnswer),
      handler: async ({ query, headers }) => popularAirports(requestLocale(headers, query.locale)),
    }),
  ];
}

function offerRoutes(desk: FlightDesk): RouteDefinition[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/api/v1/flight/availability',
      access: 'public',
      summary: 'Flights of a group of sources, there and back',
      body: schema.availabilityBody,
      query: schema.localeQuery,
      response: answer.availabilityAnswer,
      handler: ({ body, query, headers }) => searchAvailability(desk, body, requestLocale(headers, query.locale)),
    }),
    defineRoute({
      method: 'POST',
      path: '/api/v1/flight/fare-detail',
      access: 'public',
      summary: 'What the chosen flights cost now',
      body: schema.fareDetailBody,
      query: schema.localeQuery,
      response: answer.fareDetailAnswer,
      handler: ({ body, query, headers }) => getFareDetail(desk, body, requestLocale(headers, query.locale)),
    }),
    defineRoute({
      method: 'POST',
      path: '/api/v1/flight/booking',
      access: 'public',
      summary: 'Books one flight or a round trip; unpaid until the time limit',
      body: bookingBody,
      query: schema.localeQuery,
      response: FLIGHT_BOOKED,
      handler: (request) =>
        answerBooking(desk.context, request, 'flight', (locale) => bookFlights(desk, request, locale)),
    }),
  ];
}

function calendarRoute(calendar: PriceCalendar): RouteDefinition {
  return defineRoute({
    method: 'GET',
    path: '/api/v1/flight/price-calendar',
    access: 'public',
    summary: 'Lowest total per day for the party (one adult when none is named), at most 100 days',
    query: schema.priceCalendarQuery,
    response: answer.priceCalendarAnswer,
    handler: ({ query }) => calendar.searchDays(query),
  });
}

const A_DAY_SECONDS = 86_400;

function badgeRoute(): RouteDefinition {
  return defineRoute({
    method: 'GET',
    path: '/media/airline/:file',
    access: 'open',
    summary: 'A neutral badge of an airline, an SVG picture',
    params: v.object({ file: v.string() }),
    async handler({ params }) {
      const badge = drawAirlineBadge(params.file.replace(/\.svg$/i, '').toUpperCase());
      if (!badge) throw notFound('Airline not found', 'AIRLINE_NOT_FOUND');
      const headers = { 'cache-control': `public, max-age=${A_DAY_SECONDS}` };
      return new RawReply(badge, { contentType: 'image/svg+xml', headers });
    },
  });
}
