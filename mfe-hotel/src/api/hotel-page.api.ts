import type { AppContext } from '@wisata/kernel/app-context';
import { perApp } from '@wisata/runtime/per-app';
import { createSearchCache } from '@wisata/runtime/journey/search-cache';
import { failure, success, type Outcome } from '@wisata/kernel/outcome';
import type { HotelSearch } from '../stay/hotel-search.rules.ts';
import { formatHotelSearch } from '../stay/hotel-search.rules.ts';
import type { HotelDetail } from './hotel.model.ts';

// Loaded with the first call: a page that the server has rendered makes none at first.

/** Rooms sell fast, so an answer is cached only for a short while. */
const KEEP_MS = 3 * 60_000;
const MOST_KEPT = 10;
const hotels = createSearchCache<{ readonly hotel: HotelDetail }>(KEEP_MS, MOST_KEPT);

const shownKeys = perApp(() => new Set<string>());

const keyOf = (search: HotelSearch) => formatHotelSearch(search).toString();

/** The cached hotel of the same address. */
export const findHotel = (app: AppContext, search: HotelSearch) => hotels.find(app, keyOf(search))?.hotel;

/** True when the hotel was shown for any stay: its page then stays while another stay loads. */
export const isHotelKnown = (app: AppContext, hotelKey: string) => shownKeys(app).has(hotelKey);

/** Caches the shown hotel, also one that came with the server's page. */
export function keepHotel(app: AppContext, search: HotelSearch, hotel: HotelDetail): void {
  shownKeys(app).add(hotel.key);
  if (!findHotel(app, search)) hotels.keep(app, keyOf(search), { hotel });
}

/**
 * Names the hotel. The availability call runs first only when the address names none or comes from a category, and the
 * first hotel it gives is taken (spec section 7); the detail call opens a quote by itself.
 */
async function nameHotel(app: AppContext, search: HotelSearch): Promise<Outcome<HotelSearch>> {
  if (search.hotelKey && !search.categoryProductId) return success(search);
  const { searchAvailability } = await import('./hotel.api.ts');
  const answer = await searchAvailability(app.api, search, '');
  if (!answer.ok) return answer;
  const { correlationId, hotels } = answer.data;
  const hotelKey = search.hotelKey || hotels[0]?.key;
  if (!hotelKey) return failure('HOTEL_NOT_FOUND', app.t('hotel:empty.title'));
  return success({ ...search, hotelKey, correlationId });
}

/** The hotel of an address with its rooms for the stay. */
export async function loadHotel(app: AppContext, search: HotelSearch): Promise<Outcome<HotelDetail>> {
  const named = await nameHotel(app, search);
  if (!named.ok) return named;
  const { getHotelDetail } = await import('./hotel.api.ts');
  const answer = await getHotelDetail(app.api, named.data);
  if (!answer.ok) return answer;
  const hotel = { ...answer.data, correlationId: answer.data.correlationId || named.data.correlationId };
  keepHotel(app, search, hotel);
  return success(hotel);
}
