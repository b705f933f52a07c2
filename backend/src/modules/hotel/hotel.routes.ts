import { HOTEL_BOOKING_REQUEST } from '@wisata/kernel/contracts/hotel-booking-request';
import { HOTEL_CANCEL_POLICY } from '@wisata/kernel/contracts/hotel-cancel-policy';
import { HOTEL_DETAIL } from '@wisata/kernel/contracts/hotel-detail';
import { HOTEL_LIST } from '@wisata/kernel/contracts/hotel-list';
import { HOTEL_CITY, HOTEL_NAME, HOTEL_PRODUCTS } from '@wisata/kernel/contracts/hotel-places';
import { HOTEL_PRICE_DAYS } from '@wisata/kernel/contracts/hotel-price-days';
import {
  HOTEL_CANCEL_POLICY_REQUEST,
  HOTEL_CITIES_QUERY,
  HOTEL_DETAIL_REQUEST,
  HOTEL_LIST_PAGE_REQUEST,
  HOTEL_LIST_REQUEST,
  HOTEL_NAMES_QUERY,
  HOTEL_PRICE_DAYS_QUERY,
  HOTEL_PRODUCTS_REQUEST,
} from '@wisata/kernel/contracts/hotel-requests';
import { HOTEL_BOOKED } from '@wisata/kernel/contracts/hotel-booking';
import * as v from 'valibot';
import { notFound } from '../../app/envelope.ts';
import { lookupRoute, offerRoute } from '../../app/public-route.ts';
import { defineRoute } from '../../app/route.ts';
import type { RouteDefinition } from '../../app/route.ts';
import { bookingRoute, staysOf } from '../bookings/index.ts';
import { bookRoom } from './booking.service.ts';
import { findDestination } from './data/gazetteer.ts';
import { searchDestinations, searchHotelNames } from './destinations.ts';
import * as service from './hotel.service.ts';
import type { PriceCalendar } from './price-calendar.ts';

/** Spec section 7, Hotel, and the price calendar of the date picker. */
export function hotelRoutes(search: service.HotelSearch, calendar: PriceCalendar): RouteDefinition[] {
  return [...destinationRoutes(search), ...availabilityRoutes(search), ...roomRoutes(search), calendarRoute(calendar)];
}

function destinationRoutes({ context, inventory }: service.HotelSearch): RouteDefinition[] {
  return [
    lookupRoute({
      path: '/api/v1/hotel/list-cities-byname',
      summary: 'Cities and areas with hotels by name or nickname, from 3 characters',
      query: HOTEL_CITIES_QUERY,
      response: v.array(HOTEL_CITY),
      answer: async (query, locale) => searchDestinations(inventory.catalogue, query.terms, locale),
    }),
    lookupRoute({
      path: '/api/v2/hotel/list-hotel',
      summary: 'Hotels of a destination by name, from 3 characters',
      query: HOTEL_NAMES_QUERY,
      response: v.array(HOTEL_NAME),
      answer: async (query, locale) => {
        const { city_key: destinationKey, hotel_name: text } = query;
        return searchHotelNames(inventory.catalogue, { destinationKey, text, locale });
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/api/v1/hotel/products',
      isBeyondContract: true,
      access: 'public',
      summary: 'Hotels that have a page, the best reviewed of each city first',
      body: HOTEL_PRODUCTS_REQUEST,
      response: HOTEL_PRODUCTS,
      async handler({ body }) {
        const keys = staysOf(context).searchKeys({}, body.limit);
        return { data: keys.map((hotelKey) => ({ hotelKey })) };
      },
    }),
  ];
}

function availabilityRoutes(search: service.HotelSearch): RouteDefinition[] {
  return [
    offerRoute({
      path: '/api/v1/hotel/availability',
      summary: 'Every hotel of a destination with its cheapest room, in name order',
      body: HOTEL_LIST_REQUEST,
      response: HOTEL_LIST,
      answer: (body, locale) => service.searchAvailability(search, body, locale),
    }),
    offerRoute({
      path: '/api/v1/hotel/availability-page',
      summary: 'Hotels of a destination, filtered, sorted and in pages',
      body: HOTEL_LIST_PAGE_REQUEST,
      response: HOTEL_LIST,
      answer: (body, locale) => service.searchAvailabilityPage(search, body, locale),
    }),
  ];
}

function roomRoutes(search: service.HotelSearch): RouteDefinition[] {
  return [
    offerRoute({
      path: '/api/v1/hotel/detail',
      summary: 'One hotel with its rooms and rates for a stay',
      body: HOTEL_DETAIL_REQUEST,
      response: HOTEL_DETAIL,
      answer: (body, locale) => service.getDetail(search, body, locale),
    }),
    offerRoute({
      path: '/api/v1/hotel/cancel-policy',
      summary: 'What cancelling a room costs, and from when on',
      body: HOTEL_CANCEL_POLICY_REQUEST,
      response: HOTEL_CANCEL_POLICY,
      answer: (body, locale) => service.getCancelPolicy(search, body, locale),
    }),
    bookingRoute({
      service: 'hotel',
      summary: 'Books a room; unpaid until the time limit',
      body: HOTEL_BOOKING_REQUEST,
      response: HOTEL_BOOKED,
      book: (request, locale) => bookRoom(search, request, locale),
    }),
  ];
}

function calendarRoute(calendar: PriceCalendar): RouteDefinition {
  return lookupRoute({
    path: '/api/v1/hotel/price-calendar',
    isBeyondContract: true,
    summary: 'Lowest night price per day for a destination, at most 100 days',
    query: HOTEL_PRICE_DAYS_QUERY,
    response: HOTEL_PRICE_DAYS,
    async answer(query) {
      const destination = findDestination(query.destinationKey);
      if (!destination) throw notFound('Hotel not found', 'HOTEL_DESTINATION_NOT_FOUND');
      const days = await calendar.searchDays(destination, query);
      return { destinationKey: query.destinationKey, currency: destination.city.currency, days };
    },
  });
}
