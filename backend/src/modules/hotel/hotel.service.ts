import type {
  HotelCancelPolicyRequest,
  HotelDetailRequest,
  HotelListPageRequest,
  HotelListRequest,
} from '@wisata/kernel/contracts/hotel-requests';
import type { Locale } from '@wisata/kernel/locale';
import { amountsIn } from '../../app/amount.ts';
import { badRequest, notFound } from '../../app/envelope.ts';
import type { BackendContext } from '../../app/context.ts';
import { askedUnder, issueCorrelationId, isQuoteAlive } from '../../app/quote.ts';
import { getPlace } from '../maps/index.ts';
import { countAreas, countOptions, filterHotels, NO_FILTER, sortHotels } from './availability.ts';
import type { HotelFilter, ScoredHotel } from './availability.ts';
import { describePolicy } from './cancel-policy.ts';
import { cardPictures } from './content/pictures.ts';
import { ratingsOf, summarizeReviews } from './content/reviews.ts';
import type { Destination } from './data/gazetteer.ts';
import { destinationLabel, resolveDestination } from './destinations.ts';
import { describeDetail, describeListed } from './hotel.view.ts';
import type { Hotel } from './hotel-content.ts';
import type { Inventory } from './inventory.ts';
import { formatAskedStay, parseAskedStay, parseRoomKey } from './stay.ts';
import type { Stay } from './stay.ts';
import { bookingCutOff, checkStay, SEARCH_FIELDS } from './stay-request.ts';

export interface HotelSearch {
  readonly context: BackendContext;
  readonly inventory: Inventory;
}

/** The refusal of a well-formed room key whose offer is no longer sold. */
export const roomGone = () =>
  notFound('This room is no longer available. Please choose another one.', 'HOTEL_ROOM_GONE');

function stayOf(body: Omit<HotelListRequest, 'destination'>): Stay {
  const { checkInDate, checkOutDate, countRoom, countGuest, countChild } = body;
  return { checkInDate, checkOutDate, rooms: countRoom, adults: countGuest, children: countChild };
}

function getHotel({ inventory }: HotelSearch, key: string): Hotel {
  const hotel = inventory.catalogue.findHotel(key);
  if (!hotel) throw notFound('Hotel not found', 'HOTEL_NOT_FOUND');
  return hotel;
}

function getDestination(search: HotelSearch, body: HotelListRequest): Destination {
  const named = resolveDestination(body);
  if (named) return named;
  if (body.hotelKey) return { city: getHotel(search, body.hotelKey).city };
  if (body.destinationKey || body.destination?.key) throw notFound('Hotel not found', 'HOTEL_DESTINATION_NOT_FOUND');
  throw badRequest('Choose a destination', { destinationKey: 'Choose a destination' });
}

/** The quote that the traveller came with, while it binds; a new one otherwise. */
function quoteOf({ context }: HotelSearch, correlationId: string | null | undefined, stay: Stay): string {
  const { config, clock } = context;
  if (correlationId && isQuoteAlive(config.jwtSecret, correlationId, clock.now())) return correlationId;
  return issueCorrelationId(config.jwtSecret, clock.now(), formatAskedStay(stay));
}

async function findAvailable(search: HotelSearch, body: HotelListRequest) {
  const stay = stayOf(body);
  const destination = getDestination(search, body);
  const { city, area } = destination;
  const now = search.context.clock.now();
  checkStay(stay, city, now, SEARCH_FIELDS);
  const isTooLate = bookingCutOff(stay, city) <= now;
  const found = isTooLate ? [] : await search.inventory.searchHotels(city.key, stay);
  const hotels = found
    .filter(({ hotel }) => (!area || hotel.area === area) && (!body.hotelKey || hotel.key === body.hotelKey))
    .map((each) => ({ ...each, reviews: summarizeReviews(ratingsOf(search.context.config.seed, each.hotel, now)) }));
  return { stay, destination, hotels: filterHotels(hotels, { ...NO_FILTER, name: body.hotelName ?? '' }, stay) };
}

type Found = Awaited<ReturnType<typeof findAvailable>>;

function answerOf(
  search: HotelSearch,
  found: Found,
  shown: readonly ScoredHotel[],
  filter: HotelFilter,
  locale: Locale,
  /** The order in which cards stand beside each other, where the answer has another one. */
  sideBySide = shown,
) {
  const { config, clock } = search.context;
  const { stay, destination, hotels } = found;
  const options = { seed: config.seed, now: clock.now(), locale };
  const cards = sideBySide.map(({ hotel }) => hotel);
  const pictures = new Map(cardPictures(cards).map((picture, index) => [cards[index]!.key, picture]));
  return {
    hotels: shown.map((available) => describeListed(available, pictures.get(available.hotel.key)!, stay, options)),
    areas: countAreas(hotels, filter, stay),
    allow_issued: true,
    is_show_supplier: false,
    correlation_id: issueCorrelationId(config.jwtSecret, clock.now(), formatAskedStay(stay)),
    destination: destinationLabel(destination, locale),
    filters: countOptions(hotels, filter, stay, locale),
  };
}

/** POST availability: every hotel of the destination in name order. */
export async function searchAvailability(search: HotelSearch, body: HotelListRequest, locale: Locale) {
  const found = await findAvailable(search, body);
  const hotels = sortHotels(found.hotels, 'name_asc');
  const total = hotels.length;
  const ends = { from: total > 0 ? 1 : null, to: total > 0 ? total : null };
  // The contract wants names in order; the site shows what it recommends first.
  const data = answerOf(search, found, hotels, NO_FILTER, locale, sortHotels(hotels, 'recommended'));
  return { data, current_page: 1, ...ends, per_page: total, total };
}

const pinOf = ({ hotel, rates }: ScoredHotel) => ({
  key: hotel.key,
  lowestRoomPrice: amountsIn(hotel.city.currency)(rates[0]!.rate.totalMinor),
});

/** What the nearest is counted from. @throws Where that order is asked for without a place, or with an unknown one. */
async function findNear({ context }: HotelSearch, { sort, near }: HotelListPageRequest, locale: Locale) {
  if (sort !== 'nearest') return undefined;
  if (near === '') throw badRequest('Name the place', { near: 'Name the place' });
  return (await getPlace(context, near, locale)).geometry;
}

/** POST availability-page: filtered, sorted and cut into pages; option counts are over all pages. */
export async function searchAvailabilityPage(search: HotelSearch, body: HotelListPageRequest, locale: Locale) {
  const near = await findNear(search, body, locale);
  const found = await findAvailable(search, body);
  const matching = sortHotels(filterHotels(found.hotels, body, found.stay), body.sort, near);
  const start = (body.page - 1) * body.limit;
  const shown = matching.slice(start, start + body.limit);
  return {
    // Pictures are given out over all pages: the last card of one and the first of the next stand beside each other too.
    data: { ...answerOf(search, found, shown, body, locale, matching), matching: matching.map(pinOf) },
    current_page: body.page,
    from: shown.length > 0 ? start + 1 : null,
    to: shown.length > 0 ? start + shown.length : null,
    per_page: body.limit,
    total: matching.length,
  };
}

const PLAIN_PARTY: Partial<Stay> & Omit<Stay, 'checkInDate' | 'checkOutDate'> = { rooms: 1, adults: 2, children: 0 };

/** The stay of a body that may leave it to the search under its correlation id. */
function fullStay({ context }: HotelSearch, body: Omit<HotelDetailRequest, 'hotelKey'>): Stay {
  const asked = body.correlationId ? askedUnder(context.config.jwtSecret, body.correlationId) : undefined;
  const known = { ...PLAIN_PARTY, ...(asked === undefined ? {} : parseAskedStay(asked)) };
  const { checkInDate = known.checkInDate, checkOutDate = known.checkOutDate } = body;
  if (!checkInDate || !checkOutDate) {
    const missing = 'Fill in the dates, or the correlation id of a search';
    throw badRequest(missing, { checkInDate: missing, checkOutDate: missing });
  }
  const { countRoom = known.rooms, countGuest = known.adults, countChild = known.children } = body;
  return { checkInDate, checkOutDate, rooms: countRoom, adults: countGuest, children: countChild };
}

export async function getDetail(search: HotelSearch, body: HotelDetailRequest, locale: Locale) {
  const { config, clock } = search.context;
  const hotel = getHotel(search, body.hotelKey);
  const stay = fullStay(search, body);
  checkStay(stay, hotel.city, clock.now(), SEARCH_FIELDS);
  const isTooLate = bookingCutOff(stay, hotel.city) <= clock.now();
  const offers = isTooLate ? [] : await search.inventory.searchOffers(hotel, { stay });
  const options = { seed: config.seed, now: clock.now(), locale };
  return describeDetail(hotel, offers, stay, quoteOf(search, body.correlationId, stay), options);
}

export async function getCancelPolicy(search: HotelSearch, body: HotelCancelPolicyRequest, locale: Locale) {
  const key = parseRoomKey(body.roomKey);
  const hotel = key && search.inventory.catalogue.findHotel(key.hotelKey);
  if (!key || !hotel) throw roomGone();
  const stay = fullStay(search, { ...body, checkInDate: key.checkInDate, checkOutDate: key.checkOutDate });
  checkStay(stay, hotel.city, search.context.clock.now(), SEARCH_FIELDS);
  const [available] = await search.inventory.searchOffers(hotel, { stay, roomKey: body.roomKey });
  if (!available) throw roomGone();
  return describePolicy(hotel, available.room, available.offer, stay, locale);
}
