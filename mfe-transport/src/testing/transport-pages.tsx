import { renderPage, type RenderPageOptions } from '@wisata/runtime/testing';
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

/** Opens a page over a faked API; every other address is elsewhere. */
export async function openTransport(options: Partial<RenderPageOptions> = {}) {
  const { handlers, locale = 'en', url = LIST_URL, ...rest } = options;
  await preload();
  // jsdom scrolls nothing and says so each time.
  window.scrollTo = () => undefined;
  return renderPage({
    routes: [...remote.routes, { path: '*', Component: () => <h1>Elsewhere</h1> }],
    url,
    locale,
    nowMs: Date.parse('2026-11-24T03:00:00Z'),
    messages: { transport: locale === 'id' ? id : en },
    handlers: {
      [SEARCH_CALL]: () => LIST_ANSWER,
      [CONFIRM_CALL]: () => CONFIRMED,
      [CART_CALL]: () => CONFIRMED,
      'GET /api/v1/maps/autocomplete': () => [
        { place_id: 'district:DPS.ubud', kind: 'district', name: 'Ubud', address: 'Bali', country: 'ID' },
      ],
      'GET /api/v1/maps/details': () => ({ place_id: 'airport:DPS', name: 'Ngurah Rai Airport' }),
      ...handlers,
    },
    ...rest,
  });
}
