import {
  STATION_ANSWERS,
  TRAIN_SEATS_ANSWER,
  TRAIN_STOPS_ANSWER,
} from '@wisata/kernel/contracts/train-answers.fixture';
import type { Handlers } from '@wisata/runtime/testing';
import { createPageOpener } from '@wisata/runtime/testing-remote';
import { DEPART_KEY, FAMILY_LIST, FAMILY_PRICE, FAMILY_QUERY, RETURN_KEY } from '../api/train.fixture.ts';
import { remote } from '../manifest.ts';
import en from '../messages/en.ts';
import id from '../messages/id.ts';

export const LIST_CALL = 'POST /api/v1/train/availability';
export const PRICE_CALL = 'POST /api/v1/train/get-price';
export const BOOKING_CALL = 'POST /api/v1/train/booking';
export const QUEUE_CALL = 'POST /api/v1/train/queue';
export const HOLD_CALL = 'POST /api/v1/train/seat-hold';
export const LIST_URL = `/train/list?${FAMILY_QUERY}`;
export const CHECKOUT_URL = `/train/checkout?${FAMILY_QUERY}&departKey=${DEPART_KEY}&returnKey=${RETURN_KEY}&totalPrice=2670000`;

/** Every call of the pages, answered. */
export const TRAIN_HANDLERS: Handlers = {
  'GET /api/v1/train/get-station-code': ({ query }) =>
    STATION_ANSWERS.find(({ station_code: code }) => code === query.get('code')),
  'GET /api/v1/train/search-station': () => STATION_ANSWERS,
  'GET /api/v1/train/popular-station': () => STATION_ANSWERS,
  'GET /api/v1/train/price-calendar': () => [
    { date: '2026-12-10', lowest: 900_000, currency: 'IDR' },
    { date: '2026-12-11', lowest: 495_000, currency: 'IDR' },
    { date: '2026-12-12', lowest: null, currency: 'IDR' },
  ],
  'GET /api/v1/train/stops': () => TRAIN_STOPS_ANSWER,
  'GET /api/v1/train/seats': () => TRAIN_SEATS_ANSWER,
  [LIST_CALL]: () => FAMILY_LIST,
  [PRICE_CALL]: () => FAMILY_PRICE,
};

export const TRAINS = { service: 'train', routes: remote.routes, texts: { en, id }, handlers: TRAIN_HANDLERS };

/** What a test waits for is the page, not the compiler. */
const preload = () =>
  Promise.all([
    import('../api/train-list.api.ts'),
    import('../checkout/checkout.tsx'),
    import('../list/filter-sheet.tsx'),
    import('../list/train-stops.tsx'),
    import('../search/train-search.tsx'),
    import('../seats/seat-sheet.tsx'),
  ]);

export const openTrains = createPageOpener(TRAINS, LIST_URL, preload);
