import { LOCALE_QUERY } from '@wisata/kernel/contracts/request-fields';
import { VENUE_BOOKING_REQUEST } from '@wisata/kernel/contracts/tour-booking-request';
import { VENUE_BOOKED } from '@wisata/kernel/contracts/venue-answers';
import { ok } from '../../app/envelope.ts';
import { requestLocale } from '../../app/request-locale.ts';
import { defineRoute } from '../../app/route.ts';
import type { RouteDefinition } from '../../app/route.ts';
import { answerBooking } from '../bookings/index.ts';
import { bookVenue, productRoutes, sendInquiry } from '../tour/index.ts';
import { VENUE_SHOP } from './venue-shop.ts';

function bookingRoute(): RouteDefinition {
  return defineRoute({
    method: 'POST',
    path: '/api/v1/venue/booking',
    access: 'public',
    summary: 'Books tickets, unpaid until the time limit, or sends an enquiry; the answer is empty',
    body: VENUE_BOOKING_REQUEST,
    query: LOCALE_QUERY,
    response: VENUE_BOOKED,
    async handler(request, context) {
      const locale = requestLocale(request.headers, request.body.locale ?? request.query.locale);
      if (request.body.is_inquiry) {
        await sendInquiry(context, VENUE_SHOP, request, locale);
        return ok(null, 'Request is sent');
      }
      return answerBooking(context, request, 'venue', (language) => bookVenue(context, VENUE_SHOP, request, language));
    },
  });
}

/** Spec section 7, Tour and venue: the venue half. */
export const venueRoutes = (): RouteDefinition[] => [...productRoutes(VENUE_SHOP), bookingRoute()];
