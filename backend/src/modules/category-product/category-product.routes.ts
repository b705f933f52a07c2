import {
  PRODUCT_BOOKED,
  PRODUCT_BOOKING_REQUEST,
  PRODUCT_PRICE,
  PRODUCT_PRICE_REQUEST,
} from '@wisata/kernel/contracts/category-product-booking';
import { LOCALE_QUERY } from '@wisata/kernel/contracts/request-fields';
import { requestLocale } from '../../app/request-locale.ts';
import { defineRoute } from '../../app/route.ts';
import { answerBooking } from '../bookings/index.ts';
import { bookProduct, getPrice } from './booking.service.ts';

const price = defineRoute({
  method: 'POST',
  path: '/api/v1/category-product/get-price',
  access: 'public',
  summary: 'What an activity or extra costs for so many on a day, and how many are left',
  body: PRODUCT_PRICE_REQUEST,
  query: LOCALE_QUERY,
  response: PRODUCT_PRICE,
  handler: ({ body, query, headers }, context) => getPrice(context, body, requestLocale(headers, query.locale)),
});

const booking = defineRoute({
  method: 'POST',
  path: '/api/v1/category-product/booking',
  access: 'public',
  summary: 'Books an activity or extra; unpaid until the time limit',
  body: PRODUCT_BOOKING_REQUEST,
  query: LOCALE_QUERY,
  response: PRODUCT_BOOKED,
  handler: (request, context) =>
    answerBooking(context, request, 'category-product', (locale) => bookProduct(context, request, locale)),
});

/** Spec section 7, Category products. */
export const categoryProductRoutes = () => [price, booking];
