import {
  PRODUCT_BOOKED,
  PRODUCT_BOOKING_REQUEST,
  PRODUCT_PRICE,
  PRODUCT_PRICE_REQUEST,
} from '@wisata/kernel/contracts/category-product-booking';
import { offerRoute } from '../../app/public-route.ts';
import { bookingRoute } from '../bookings/index.ts';
import { bookProduct, getPrice } from './booking.service.ts';

const price = offerRoute({
  path: '/api/v1/category-product/get-price',
  summary: 'What an activity or extra costs for so many on a day, and how many are left',
  body: PRODUCT_PRICE_REQUEST,
  response: PRODUCT_PRICE,
  answer: (body, locale, context) => getPrice(context, body, locale),
});

const booking = bookingRoute({
  service: 'category-product',
  summary: 'Books an activity or extra; unpaid until the time limit',
  body: PRODUCT_BOOKING_REQUEST,
  response: PRODUCT_BOOKED,
  book: (request, locale, context) => bookProduct(context, request, locale),
});

/** Spec section 7, Category products. */
export const categoryProductRoutes = () => [price, booking];
