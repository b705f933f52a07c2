import type { Handlers } from '@wisata/runtime/testing';
import { createPageOpener } from '@wisata/runtime/testing-remote';
import { CANCEL_ANSWER, DETAIL_ANSWER, SAMUDRA, STAY_QUERY, WANAKARTA, availability } from '../api/hotel.fixture.ts';
import { remote } from '../manifest.ts';
import en from '../messages/en.ts';
import id from '../messages/id.ts';

export const LIST_CALL = 'POST /api/v1/hotel/availability';
export const PAGE_CALL = 'POST /api/v1/hotel/availability-page';
export const DETAIL_CALL = 'POST /api/v1/hotel/detail';
export const LIST_URL = `/hotel/list?${STAY_QUERY}`;
export const DETAIL_URL = `/hotel/detail?${STAY_QUERY}&hotelKey=HTL-DPS-001&correlationId=quote-1`;

/** Every call of the list and of a hotel's page, answered. */
const HOTEL_HANDLERS: Handlers = {
  [LIST_CALL]: () => availability([SAMUDRA, WANAKARTA]),
  [PAGE_CALL]: () => availability([WANAKARTA]),
  [DETAIL_CALL]: () => DETAIL_ANSWER,
  'POST /api/v1/hotel/cancel-policy': () => CANCEL_ANSWER,
};

export const HOTELS = { service: 'hotel', routes: remote.routes, texts: { en, id }, handlers: HOTEL_HANDLERS };

/** Opens an address of this remote over a faked API; other addresses show their own path. */
export const openHotelPage = createPageOpener(HOTELS, LIST_URL, () => Promise.resolve());
