import { TRAIN_BOOKING_REQUEST } from '@wisata/kernel/contracts/train-booking-request';
import { TRAIN_BOOKED } from '@wisata/kernel/contracts/train-booking';
import { TRAIN_LIST } from '@wisata/kernel/contracts/train-list';
import { TRAIN_PRICE, TRAIN_PRICE_DAYS } from '@wisata/kernel/contracts/train-price';
import { TRAIN_QUEUE } from '@wisata/kernel/contracts/train-queue';
import {
  STATION_QUERY,
  STATIONS_QUERY,
  TRAIN_HOLD_REQUEST,
  TRAIN_LIST_REQUEST,
  TRAIN_PRICE_DAYS_QUERY,
  TRAIN_PRICE_REQUEST,
  TRAIN_QUEUE_REQUEST,
  TRAIN_SEATS_QUERY,
  TRAIN_STOPS_QUERY,
} from '@wisata/kernel/contracts/train-requests';
import { TRAIN_HOLD, TRAIN_SEATS } from '@wisata/kernel/contracts/train-seats';
import { STATION } from '@wisata/kernel/contracts/train-stations';
import { TRAIN_STOPS } from '@wisata/kernel/contracts/train-stops';
import { drawing, SVG } from '../../app/envelope.ts';
import { placeRoutes } from '../../app/place-routes.ts';
import { lookupRoute, offerRoute } from '../../app/public-route.ts';
import { defineRoute } from '../../app/route.ts';
import type { RouteDefinition } from '../../app/route.ts';
import { bookingRoute } from '../bookings/index.ts';
import { searchAvailability } from './availability.ts';
import { bookTrains } from './booking.service.ts';
import { searchPriceDays } from './price-calendar.ts';
import { askQueue } from './queue.ts';
import { holdSeats } from './seat-hold.ts';
import { getSeats } from './seat-map.ts';
import { describePlace, popularStations, searchStations } from './stations.ts';
import { TRAIN_BADGE } from './train-badge.ts';
import { getPrice } from './train-price.ts';
import { getStops } from './train-stops.ts';

/** Spec section 7, Train and flight: the train half, and what choosing a train, a seat and a day needs besides. */
export const trainRoutes = (): RouteDefinition[] => [
  ...stationRoutes(),
  ...offerRoutes(),
  ...seatRoutes(),
  trainBookingRoute(),
  badgeRoute(),
];

const stationRoutes = () =>
  placeRoutes({
    what: 'Station',
    paths: ['/api/v1/train/search-station', '/api/v1/train/get-station-code', '/api/v1/train/popular-station'],
    schema: STATION,
    unknown: 'STATION_NOT_FOUND',
    keywordQuery: STATIONS_QUERY,
    codeQuery: STATION_QUERY,
    search: searchStations,
    find: describePlace,
    popular: popularStations,
  });

function offerRoutes(): RouteDefinition[] {
  return [
    offerRoute({
      path: '/api/v1/train/availability',
      summary: 'Trains there and back with their classes, fares and seats left',
      body: TRAIN_LIST_REQUEST,
      response: TRAIN_LIST,
      answer: (body, locale, context) => searchAvailability(context, body, locale),
    }),
    lookupRoute({
      path: '/api/v1/train/price-calendar',
      isBeyondContract: true,
      summary: 'Lowest total per day for the party (one adult when none is named), at most 100 days',
      query: TRAIN_PRICE_DAYS_QUERY,
      response: TRAIN_PRICE_DAYS,
      answer: (query, _locale, context) => searchPriceDays(context, query),
    }),
    lookupRoute({
      path: '/api/v1/train/stops',
      isBeyondContract: true,
      summary: 'Every station of a train, with its times',
      query: TRAIN_STOPS_QUERY,
      response: TRAIN_STOPS,
      answer: (query, _locale, context) => getStops(context, query.journey),
    }),
    offerRoute({
      path: '/api/v1/train/get-price',
      isBeyondContract: true,
      summary: 'What the chosen trains cost now',
      body: TRAIN_PRICE_REQUEST,
      response: TRAIN_PRICE,
      answer: (body, locale, context) => getPrice(context, body, locale),
    }),
  ];
}

function seatRoutes(): RouteDefinition[] {
  return [
    lookupRoute({
      path: '/api/v1/train/seats',
      isBeyondContract: true,
      summary: 'Coaches and seats of a class, and which are free for this part of the line',
      query: TRAIN_SEATS_QUERY,
      response: TRAIN_SEATS,
      answer: (query, locale, context) => getSeats(context, query, locale),
    }),
    defineRoute({
      method: 'POST',
      path: '/api/v1/train/seat-hold',
      isBeyondContract: true,
      access: 'public',
      summary: 'Keeps chosen seats for five minutes, in place of those held before; none gives the hold back',
      body: TRAIN_HOLD_REQUEST,
      response: TRAIN_HOLD,
      rateLimit: { max: 30, windowSeconds: 600 },
      handler: ({ body }, context) => holdSeats(context, body),
    }),
    defineRoute({
      method: 'POST',
      path: '/api/v1/train/queue',
      isBeyondContract: true,
      access: 'public',
      summary: 'A place in line for the trains of a peak, and how it stands with it',
      body: TRAIN_QUEUE_REQUEST,
      response: TRAIN_QUEUE,
      rateLimit: { max: 120, windowSeconds: 60 },
      handler: ({ body }, context) => askQueue(context, body.token),
    }),
  ];
}

function trainBookingRoute(): RouteDefinition {
  return bookingRoute({
    service: 'train',
    summary: 'Books one train or a return trip; unpaid until the time limit',
    body: TRAIN_BOOKING_REQUEST,
    response: TRAIN_BOOKED,
    book: (request, locale, context) => bookTrains(context, request, locale),
  });
}

function badgeRoute(): RouteDefinition {
  return defineRoute({
    method: 'GET',
    path: '/media/train.svg',
    access: 'open',
    summary: 'A neutral badge of the railway, an SVG picture',
    response: SVG,
    handler: async () => drawing(TRAIN_BADGE),
  });
}
