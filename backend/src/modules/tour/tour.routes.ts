import { LOCALE_QUERY, PAGE_QUERY } from '@wisata/kernel/contracts/request-fields';
import { TOUR_BOOKING_ANSWER } from '@wisata/kernel/contracts/tour-booking';
import { TOUR_BOOKING_REQUEST, TOUR_PRICE_REQUEST } from '@wisata/kernel/contracts/tour-booking-request';
import { MEMBER_INQUIRIES } from '@wisata/kernel/contracts/tour-inquiries';
import { TOUR_CATEGORIES, TOUR_DESTINATIONS, TOUR_LOCATIONS, TOUR_TYPES } from '@wisata/kernel/contracts/tour-masters';
import { TOUR_BREAKDOWN } from '@wisata/kernel/contracts/tour-price';
import { LOCATIONS_QUERY } from '@wisata/kernel/contracts/tour-requests';
import * as v from 'valibot';
import { ok } from '../../app/envelope.ts';
import { lookupRoute } from '../../app/public-route.ts';
import { requestLocale } from '../../app/request-locale.ts';
import { defineRoute } from '../../app/route.ts';
import type { RouteDefinition } from '../../app/route.ts';
import { answerBooking } from '../bookings/index.ts';
import { bookTour, getPrice } from './booking.service.ts';
import { LOCATIONS, type LocationCode } from './data/masters.ts';
import { sendInquiry } from './inquiry.ts';
import { describeCategories, describeDestinations, describeTypes, searchLocations } from './masters.view.ts';
import { searchInquiries } from './member-inquiries.ts';
import { productRoutes } from './product-routes.ts';
import { TOUR_SHOP } from './tour-shop.ts';

const TOUR_PLACES = new Set(TOUR_SHOP.products.flatMap(({ places }) => places));
const ALL_PLACES = new Set(Object.keys(LOCATIONS) as LocationCode[]);

function masterRoutes(): RouteDefinition[] {
  return [
    lookupRoute({
      path: '/api/v1/tour/master-location',
      summary: 'Places of tours and venues by city, region or country',
      query: LOCATIONS_QUERY,
      response: TOUR_LOCATIONS,
      answer: async ({ terms, service }, locale) =>
        searchLocations(terms, service === 'tour' ? TOUR_PLACES : ALL_PLACES, locale),
    }),
    lookupRoute({
      path: '/api/v1/tour/master-category',
      summary: 'Categories of tours and venues',
      query: LOCALE_QUERY,
      response: TOUR_CATEGORIES,
      answer: async (_query, locale) => describeCategories(locale),
    }),
    lookupRoute({
      path: '/api/v1/tour/master-type',
      summary: 'Types of tours and venues, first the one that means any',
      query: LOCALE_QUERY,
      response: TOUR_TYPES,
      answer: async (_query, locale) => describeTypes(locale),
    }),
    lookupRoute({
      path: '/api/v1/tour/master-destination',
      summary: 'Destinations, first the one that means everywhere',
      query: LOCALE_QUERY,
      response: TOUR_DESTINATIONS,
      answer: async (_query, locale) => describeDestinations(locale),
    }),
  ];
}

function priceRoute(): RouteDefinition {
  return defineRoute({
    method: 'POST',
    path: '/api/v1/tour/get-price',
    access: 'public',
    summary: 'What a choice costs now, row by row',
    body: TOUR_PRICE_REQUEST,
    query: LOCALE_QUERY,
    response: TOUR_BREAKDOWN,
    handler: (request, context) =>
      getPrice(context, TOUR_SHOP, request, requestLocale(request.headers, request.query.locale)),
  });
}

function bookingRoute(): RouteDefinition {
  return defineRoute({
    method: 'POST',
    path: '/api/v1/tour/booking',
    access: 'public',
    summary: 'Books places on a tour, unpaid until the time limit, or sends an enquiry',
    body: TOUR_BOOKING_REQUEST,
    query: LOCALE_QUERY,
    response: TOUR_BOOKING_ANSWER,
    async handler(request, context) {
      if (!request.body.is_inquiry) {
        return answerBooking(context, request, 'tour', (locale) => bookTour(context, TOUR_SHOP, request, locale));
      }
      const locale = requestLocale(request.headers, request.body.locale ?? request.query.locale);
      return ok(await sendInquiry(context, TOUR_SHOP, request, locale), 'Request is sent');
    },
  });
}

function inquiriesRoute(): RouteDefinition {
  return defineRoute({
    method: 'GET',
    path: '/api/v1/dashboard/inquiry',
    isBeyondContract: true,
    access: 'member',
    summary: 'What the member has asked about tours and venues, the newest first',
    query: v.object({ ...PAGE_QUERY, ...LOCALE_QUERY.entries }),
    response: MEMBER_INQUIRIES,
    handler: ({ query, headers, user }, context) => {
      const locale = requestLocale(headers, query.locale);
      return searchInquiries(context, { userId: user!.id, page: query.page, limit: query.limit, locale });
    },
  });
}

/** Spec section 7, Tour and venue: the tour half; venues use the same masters. */
export const tourRoutes = (): RouteDefinition[] => [
  ...masterRoutes(),
  ...productRoutes(TOUR_SHOP),
  priceRoute(),
  bookingRoute(),
  inquiriesRoute(),
];
