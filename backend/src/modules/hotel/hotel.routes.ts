import { HOTEL_BOOKED } from '@wisata/kernel/contracts/order-line';
import * as v from 'valibot';
import { notFound } from '../../app/envelope.ts';
import { requestLocale } from '../../app/request-locale.ts';
import { defineRoute } from '../../app/route.ts';
import type { RouteDefinition } from '../../app/route.ts';
import { answerBooking } from '../bookings/index.ts';
import { availabilityAnswer, cityAnswer, hotelNameAnswer, priceCalendarAnswer } from './answer.schema.ts';
import { bookingBody } from './booking.schema.ts';
import { bookRoom } from './booking.service.ts';
import { findDestination } from './data/gazetteer.ts';
import { searchDestinations, searchHotelNames } from './destinations.ts';
import { cancelPolicyAnswer, detailAnswer } from './detail-answer.schema.ts';
import * as schema from './hotel.schema.ts';
import * as service from './hotel.service.ts';
import type { PriceCalendar } from './price-calendar.ts';

/** Spec section 7, Hotel, and the price calendar of the date picker. */
export function hotelRoutes(search: service.HotelSearch, calendar: PriceCalendar): RouteDefinition[] {
  return [...destinationRoutes(search), ...availabilityRoutes(search), ...roomRoutes(search), calendarRoute(calendar)];
}

function destinationRoutes({ inventory }: service.HotelSearch): RouteDefinition[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/v1/hotel/list-cities-byname',
      access: 'public',
      summary: 'Cities and areas with hotels by name or nickname, from 3 characters',
      query: schema.citiesQuery,
      response: v.array(cityAnswer),
      handler: async ({ query, headers }) =>
        searchDestinations(inventory.catalogue, query.terms, requestLocale(headers, query.locale)),
    }),
    defineRoute({
      method: 'GET',
      path: '/api/v2/hotel/list-hotel',
      access: 'public',
      summary: 'Hotels of a destination by name, from 3 characters',
      query: schema.hotelNamesQuery,
      response: v.array(hotelNameAnswer),
      handler: async ({ query }) => searchHotelNames(inventory.catalogue, query.city_key, query.hotel_name),
    }),
  ];
}

function availabilityRoutes(search: service.HotelSearch): RouteDefinition[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/api/v1/hotel/availability',
      access: 'public',
      summary: 'Every hotel of a destination with its cheapest room, in name order',
      body: schema.availabilityBody,
      query: schema.localeQuery,
      response: availabilityAnswer,
      handler: ({ body, query, headers }) =>
        service.searchAvailability(search, body, requestLocale(headers, query.locale)),
    }),
    defineRoute({
      method: 'POST',
      path: '/api/v1/hotel/availability-page',
      access: 'public',
      summary: 'Hotels of a destination, filtered, sorted and in pages',
      body: schema.availabilityPageBody,
      query: schema.localeQuery,
      response: availabilityAnswer,
      handler: ({ body, query, headers }) =>
        service.searchAvailabilityPage(search, body, requestLocale(headers, query.locale)),
    }),
  ];
}

function roomRoutes(search: service.HotelSearch): RouteDefinition[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/api/v1/hotel/detail',
      access: 'public',
      summary: 'One hotel with its rooms and rates for a stay',
      body: schema.detailBody,
      query: schema.localeQuery,
      response: detailAnswer,
      handler: ({ body, query, headers }) => service.getDetail(search, body, requestLocale(headers, query.locale)),
    }),
    defineRoute({
      method: 'POST',
      path: '/api/v1/hotel/cancel-policy',
      access: 'public',
      summary: 'What cancelling a room costs, and from when on',
      body: schema.cancelPolicyBody,
      query: schema.localeQuery,
      response: cancelPolicyAnswer,
      handler: ({ body, query, headers }) =>
        service.getCancelPolicy(search, body, requestLocale(headers, query.locale)),
    }),
    defineRoute({
      method: 'POST',
      path: '/api/v1/hotel/booking',
      access: 'public',
      summary: 'Books a room; unpaid until the time limit',
      body: bookingBody,
      query: schema.localeQuery,
      response: HOTEL_BOOKED,
      handler: (request) =>
        answerBooking(search.context, request, 'hotel', (locale) => bookRoom(search, request, locale)),
    }),
  ];
}

function calendarRoute(calendar: PriceCalendar): RouteDefinition {
  return defineRoute({
    method: 'GET',
    path: '/api/v1/hotel/price-calendar',
    access: 'public',
    summary: 'Lowest night price per day for a destination, at most 100 days',
    query: schema.priceCalendarQuery,
    response: priceCalendarAnswer,
    async handler({ query }) {
      const destination = findDestination(query.destinationKey);
      if (!destination) throw notFound('Hotel not found', 'HOTEL_DESTINATION_NOT_FOUND');
      const days = await calendar.searchDays(destination, query.from, query.to);
      return { destinationKey: query.destinationKey, currency: destination.city.currency, days };
    },
  });
}
