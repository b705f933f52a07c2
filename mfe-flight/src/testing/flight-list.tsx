import type { Handlers, SentRequest } from '@wisata/runtime/testing';
import { createPageOpener } from '@wisata/runtime/testing-remote';
import { CITILINK, FLIGHT_QUERY, GARUDA, VIA_SURABAYA, airport, availability } from '../api/flight.fixture.ts';
import { remote } from '../manifest.ts';
import en from '../messages/en.ts';
import id from '../messages/id.ts';

export const AVAILABILITY_CALL = 'POST /api/v1/flight/availability';
export const FARE_CALL = 'POST /api/v1/flight/fare-detail';
export const LIST_URL = `/flight/list?${FLIGHT_QUERY}`;

/** The airlines that a call asks, `2,8,11,17,18`. */
export const airlinesOf = (request: SentRequest) =>
  (request.json as { preferredAirlines: number[] }).preferredAirlines.join(',');
export const LOW_COST = '2,8,11,17,18';

const PLACES: Readonly<Record<string, ReturnType<typeof airport>>> = {
  CGK: airport('CGK', 'Jakarta'),
  DPS: airport('DPS', 'Denpasar', { timezone: 'Asia/Makassar' }),
  SUB: airport('SUB', 'Surabaya'),
  SIN: airport('SIN', 'Singapore', { country_code: 'SG', country_name: 'Singapore', timezone: 'Asia/Singapore' }),
};

/** A promise with its end in the test's hands. */
export function later<T>(): { readonly promise: Promise<T>; readonly give: (value: T) => void } {
  let give: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    give = resolve;
  });
  return { promise, give };
}

/** What a test waits for is the page, not the compiler. */
const preload = () =>
  Promise.all([
    import('../api/flight-list.api.ts'),
    import('../list/active-filters.tsx'),
    import('../list/compare-bar.tsx'),
    import('../list/compare-dialog.tsx'),
    import('../list/filter-sheet.tsx'),
    import('../list/flight-details.tsx'),
    import('../list/flight-filters.tsx'),
    import('../search/flight-search.tsx'),
    import('../list/list-states.tsx'),
    import('@wisata/runtime/journey/load-failed'),
    import('@wisata/runtime/journey/new-price-dialog'),
    import('../list/save-flight.tsx'),
    import('../list/list-tools.tsx'),
    import('../list/flight-pairs.tsx'),
  ]);

/** Every call of the list, answered. */
export const FLIGHT_HANDLERS: Handlers = {
  'GET /api/v1/flight/get-airport': ({ query }) => PLACES[query.get('code') ?? ''],
  'GET /api/v1/flight/search-airport': ({ query }) =>
    Object.values(PLACES).filter(({ city_name, code }) =>
      `${city_name} ${code}`.toLowerCase().includes((query.get('keyword') ?? '').toLowerCase()),
    ),
  'GET /api/v1/flight/popular-airport': () => [PLACES['SUB']],
  'GET /api/v1/flight/price-calendar': () => [
    { date: '2026-12-11', lowest: 910_000, currency: 'IDR' },
    { date: '2026-12-12', lowest: 840_000, currency: 'IDR' },
    { date: '2026-12-13', lowest: 760_000, currency: 'IDR' },
  ],
  [AVAILABILITY_CALL]: (request) =>
    availability(airlinesOf(request) === LOW_COST ? [VIA_SURABAYA] : [CITILINK, GARUDA]),
};

export const FLIGHTS = { service: 'flight', routes: remote.routes, texts: { en, id }, handlers: FLIGHT_HANDLERS };

/** A screen with room for the filters; jsdom has no screen at all. */
function widen(): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('min-width') }) as unknown as MediaQueryList;
}

/** Opens the list alone. */
export const openFlights = createPageOpener(
  { ...FLIGHTS, routes: remote.routes.filter(({ path }) => path === 'flight/list') },
  LIST_URL,
  async () => {
    await preload();
    widen();
  },
);
