import type { Handlers, RenderPageOptions } from '@wisata/runtime/testing';
import { createPageOpener } from '@wisata/runtime/testing-remote';
import { CONFIRMED, LIST_ANSWER, TRIP_QUERY } from '../api/transport.fixture.ts';
import { remote } from '../manifest.ts';
import en from '../messages/en.ts';
import id from '../messages/id.ts';

export const SEARCH_CALL = 'POST /api/v1/transport/search';
export const CONFIRM_CALL = 'POST /api/v1/transport/confirm';
export const CART_CALL = 'POST /api/v1/transport/addtocart';
export const BOOKING_CALL = 'POST /api/v1/transport/booking';
export const LIST_URL = `/transport/list?${TRIP_QUERY}`;
export const DETAIL_URL = `/transport/detail?${TRIP_QUERY}&vehicle=DPS.avanza`;

/** What a test waits for is the page, not the compiler. */
const preload = () =>
  Promise.all([
    import('../api/transport.api.ts'),
    import('../list/filter-sheet.tsx'),
    import('../search/trip-search.tsx'),
    import('../checkout/vehicle-checkout.tsx'),
    import('../checkout/vehicle-review.tsx'),
  ]);

/** Every call of the pages but a booking, answered. */
const HANDLERS: Handlers = {
  [SEARCH_CALL]: () => LIST_ANSWER,
  [CONFIRM_CALL]: () => CONFIRMED,
  [CART_CALL]: () => CONFIRMED,
  'GET /api/v1/maps/autocomplete': () => [
    { place_id: 'district:DPS.ubud', kind: 'district', name: 'Ubud', address: 'Bali', country: 'ID' },
  ],
  'GET /api/v1/maps/details': () => ({ place_id: 'airport:DPS', name: 'Ngurah Rai Airport' }),
};

const open = createPageOpener(
  { service: 'transport', routes: remote.routes, texts: { en, id }, handlers: HANDLERS },
  LIST_URL,
  preload,
);

/** Opens a page over a faked API; every other address is elsewhere. */
export const openTransport = (options: Partial<RenderPageOptions> = {}) =>
  open({ nowMs: Date.parse('2026-11-24T03:00:00Z'), ...options });
