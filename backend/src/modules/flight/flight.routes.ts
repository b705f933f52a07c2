import { AIRPORT } from '@wisata/kernel/contracts/flight-airports';
import { FLIGHT_BOOKING_REQUEST } from '@wisata/kernel/contracts/flight-booking-request';
import { FLIGHT_FARE } from '@wisata/kernel/contracts/flight-fare';
import { FLIGHT_LIST } from '@wisata/kernel/contracts/flight-list';
import { FLIGHT_PRICE_DAYS } from '@wisata/kernel/contracts/flight-price-days';
import {
  AIRPORT_QUERY,
  AIRPORTS_QUERY,
  FLIGHT_FARE_REQUEST,
  FLIGHT_LIST_REQUEST,
  FLIGHT_PRICE_DAYS_QUERY,
} from '@wisata/kernel/contracts/flight-requests';
import { FLIGHT_BOOKED } from '@wisata/kernel/contracts/flight-booking';
import * as v from 'valibot';
import { drawing, notFound, SVG } from '../../app/envelope.ts';
import { placeRoutes } from '../../app/place-routes.ts';
import { lookupRoute, offerRoute } from '../../app/public-route.ts';
import { defineRoute } from '../../app/route.ts';
import type { RouteDefinition } from '../../app/route.ts';
import { bookingRoute } from '../bookings/index.ts';
import { findPlace, popularAirports, searchAirports } from './airport-search.ts';
import { drawAirlineBadge } from './airline-badge.ts';
import { searchAvailability } from './availability.ts';
import type { FlightDesk } from './availability.ts';
import { bookFlights } from './booking.service.ts';
import { getFareDetail } from './fare-detail.ts';
import type { PriceCalendar } from './price-calendar.ts';

/** Spec section 7, Train and flight: the flight half, popular airports and the price calendar of the date picker. */
export function flightRoutes(desk: FlightDesk, calendar: PriceCalendar): RouteDefinition[] {
  return [...airportRoutes(), ...offerRoutes(desk), calendarRoute(calendar), badgeRoute()];
}

const airportRoutes = () =>
  placeRoutes({
    what: 'Airport',
    paths: ['/api/v1/flight/search-airport', '/api/v1/flight/get-airport', '/api/v1/flight/popular-airport'],
    schema: AIRPORT,
    unknown: 'AIRPORT_NOT_FOUND',
    keywordQuery: AIRPORTS_QUERY,
    codeQuery: AIRPORT_QUERY,
    search: searchAirports,
    find: findPlace,
    popular: popularAirports,
  });

function offerRoutes(desk: FlightDesk): RouteDefinition[] {
  return [
    offerRoute({
      path: '/api/v1/flight/availability',
      summary: 'Flights of a group of sources, there and back',
      body: FLIGHT_LIST_REQUEST,
      response: FLIGHT_LIST,
      answer: (body, locale) => searchAvailability(desk, body, locale),
    }),
    offerRoute({
      path: '/api/v1/flight/fare-detail',
      summary: 'What the chosen flights cost now',
      body: FLIGHT_FARE_REQUEST,
      response: FLIGHT_FARE,
      answer: (body, locale) => getFareDetail(desk, body, locale),
    }),
    bookingRoute({
      service: 'flight',
      summary: 'Books one flight or a round trip; unpaid until the time limit',
      body: FLIGHT_BOOKING_REQUEST,
      response: FLIGHT_BOOKED,
      book: (request, locale) => bookFlights(desk, request, locale),
    }),
  ];
}

function calendarRoute(calendar: PriceCalendar): RouteDefinition {
  return lookupRoute({
    path: '/api/v1/flight/price-calendar',
    isBeyondContract: true,
    summary: 'Lowest total per day for the party (one adult when none is named), at most 100 days',
    query: FLIGHT_PRICE_DAYS_QUERY,
    response: FLIGHT_PRICE_DAYS,
    answer: (query) => calendar.searchDays(query),
  });
}

function badgeRoute(): RouteDefinition {
  return defineRoute({
    method: 'GET',
    path: '/media/airline/:file',
    access: 'open',
    summary: 'A neutral badge of an airline, an SVG picture',
    params: v.object({ file: v.string() }),
    response: SVG,
    async handler({ params }) {
      const badge = drawAirlineBadge(params.file.replace(/\.svg$/i, '').toUpperCase());
      if (!badge) throw notFound('Airline not found', 'AIRLINE_NOT_FOUND');
      return drawing(badge);
    },
  });
}
