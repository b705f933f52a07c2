import { createCheckoutOpener } from '@wisata/runtime/testing-checkout';
import { CHECKOUT_URL, HOTEL, POLICY } from '../api/hotel-booking.fixture.ts';
import { remote } from '../manifest.ts';
import en from '../messages/en.ts';
import id from '../messages/id.ts';

const handlers = { 'POST /api/v1/hotel/detail': () => HOTEL, 'POST /api/v1/hotel/cancel-policy': () => POLICY };

export const openCheckout = createCheckoutOpener(
  { service: 'hotel', routes: remote.routes, texts: { en, id }, handlers },
  CHECKOUT_URL,
);
