import { wordsByNamespace } from '@wisata/runtime/kit-words';
import type { Handlers, RenderPageOptions } from '@wisata/runtime/testing';
import { createPageOpener } from '@wisata/runtime/testing-remote';
import { BOROBUDUR_DETAIL, BOROBUDUR_PRICE, TOUR_LIST_ANSWER } from '../api/visit.fixture.ts';
import { breakdownFor } from '../api/breakdown.fixture.ts';
import { remote } from '../manifest.ts';
import en from '../messages/en.ts';
import id from '../messages/id.ts';

export const WORDS = { en: wordsByNamespace(remote, en), id: wordsByNamespace(remote, id) };

export const TOUR_LIST_CALL = 'POST /api/v1/tour/availability';

/** Every call of the pages, answered. */
const HANDLERS: Handlers = {
  [TOUR_LIST_CALL]: () => TOUR_LIST_ANSWER,
  'POST /api/v1/tour/detail': () => BOROBUDUR_DETAIL,
  'POST /api/v1/tour/price-detail': () => [BOROBUDUR_PRICE],
  'POST /api/v1/tour/get-price': ({ json }) => breakdownFor(json),
  'POST /api/v1/tour/booking': () => ({ is_inquiry: true, reference: 'INQ123', title: BOROBUDUR_DETAIL.title }),
  'POST /api/v1/venue/availability': () => ({ ...TOUR_LIST_ANSWER, data: [], total: 0 }),
  'GET /api/v1/tour/master-location': () => [
    { LocationId: 'JOG', City: 'Yogyakarta', Country: 'Indonesia', SubCountry: 'DI Yogyakarta', CountryCode: 'ID' },
  ],
  'GET /api/v1/tour/master-category': () => [{ id: 2, name: 'Culture', code: 'CULTURE', services: ['tour'] }],
  'GET /api/v1/tour/master-type': () => [
    { id: 21, name: 'Heritage', code: 'HERITAGE', categoryId: 2, services: ['tour'] },
  ],
};

/** What a test waits for is the page, not the compiler. */
const preload = () =>
  Promise.all([
    import('../list/filter-sheet.tsx'),
    import('../list/visit-map.tsx'),
    import('../list/visit-sessions.tsx'),
    import('../search/visit-search.tsx'),
    import('../detail/enquiry-dialog.tsx'),
  ]);

const open = createPageOpener(
  { service: 'tour', routes: remote.routes, texts: { en, id }, handlers: HANDLERS },
  '/tour/list',
  preload,
);

/** Opens a page over a faked API; every other address is elsewhere. */
export const openVisits = (options: Partial<RenderPageOptions> = {}) =>
  open({ nowMs: Date.parse('2026-11-24T03:00:00Z'), messages: WORDS[options.locale ?? 'en'], ...options });
