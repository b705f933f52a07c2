import { amountsIn } from '../../app/amount.ts';
import { oncePerContext } from '../../app/once-per-context.ts';
import { addDays, todayInJakarta } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import type { HotelCatalogue } from './catalogue.ts';
import { describeHotel } from './content/description.ts';
import { hotelPictures, imageUri } from './content/pictures.ts';
import { ratingsOf, summarizeReviews } from './content/reviews.ts';
import { CITIES } from './data/gazetteer.ts';
import type { Setting } from './data/gazetteer.ts';
import type { Hotel } from './hotel-content.ts';
import { inventoryOf } from './inventory.ts';
import type { AvailableHotel, Inventory } from './inventory.ts';
import type { Stay } from './stay.ts';

/** Which hotels an editor has in mind; what is left out does not narrow. */
export interface HotelWish {
  readonly cityKeys?: readonly string[];
  /** Names of areas, the same in every language. */
  readonly areas?: readonly string[];
  readonly settings?: readonly Setting[];
  readonly minStar?: number;
}

interface ShowcaseParts {
  readonly seed: string;
  readonly inventory: Inventory;
  readonly clock: { now(): Date };
}

const GUESTS = 2;
const PRICE_LIFE_MS = 60_000;
/** A score from fewer reviews says little. */
const FEWEST_REVIEWS = 4;

function isWished({ area, star }: Hotel, { areas, settings, minStar = 0 }: HotelWish): boolean {
  const isInArea = !areas || areas.includes(area.name);
  return isInArea && (!settings || settings.includes(area.setting)) && star >= minStar;
}

function countByArea({ hotelsOf }: HotelCatalogue, wish: HotelWish) {
  const cities = CITIES.filter(({ key }) => !wish.cityKeys || wish.cityKeys.includes(key));
  const counts = new Map<string, number>();
  for (const hotel of cities.flatMap(({ key }) => hotelsOf(key))) {
    if (isWished(hotel, wish)) counts.set(hotel.area.name, (counts.get(hotel.area.name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
}

function rankKeys(seed: string, { hotelsOf }: HotelCatalogue, now: Date, wish: HotelWish): string[][] {
  const cities = CITIES.filter(({ key }) => !wish.cityKeys || wish.cityKeys.includes(key));
  return cities.map((city) =>
    hotelsOf(city.key)
      .filter((hotel) => isWished(hotel, wish))
      .map((hotel) => ({ key: hotel.key, ...summarizeReviews(ratingsOf(seed, hotel, now)) }))
      .filter(({ count }) => count >= FEWEST_REVIEWS)
      .sort((a, b) => b.score - a.score || a.key.localeCompare(b.key))
      .map(({ key }) => key),
  );
}

function takeTurns(lists: readonly (readonly string[])[], limit: number): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, round) => lists.flatMap((list) => list[round] ?? []))
    .flat()
    .slice(0, limit);
}

function tomorrowNight(now: Date): Stay {
  const checkInDate = addDays(todayInJakarta(now.getTime()), 1);
  return { checkInDate, checkOutDate: addDays(checkInDate, 1), rooms: 1, adults: GUESTS, children: 0 };
}

/** What a hotel is, without asking anybody for prices. */
function introduce(seed: string, hotel: Hotel, locale: Locale) {
  const { key, name, star, city, area } = hotel;
  const images = hotelPictures(hotel).map((picture) => ({
    uri: imageUri(picture),
    description: picture.description[locale],
  }));
  const place = { area: area.name, cityKey: city.key, cityName: city.name, countryName: city.countryName };
  return { hotelKey: key, name, starRating: star, ...place, description: describeHotel(seed, hotel, locale), images };
}

function offerFields({ city }: Hotel, stay: Stay, offer?: AvailableHotel) {
  const { currency } = city;
  const cheapest = offer?.rates[0]?.rate;
  return {
    checkInDate: stay.checkInDate,
    checkOutDate: stay.checkOutDate,
    guests: GUESTS,
    currency,
    /** Major units for the whole stay, taxes included; null when tomorrow night is sold out. */
    totalPrice: cheapest ? amountsIn(currency)(cheapest.totalMinor) : null,
    isRefundable: Boolean(cheapest?.refundableUntil),
  };
}

/** Prices are asked for once a minute and city, because every visit of the home page shows them. */
function createPriceMemory({ inventory, clock }: ShowcaseParts) {
  const known = new Map<string, { askedAtMs: number; night: string; offers: Promise<AvailableHotel[]> }>();
  return async (cityKey: string, stay: Stay): Promise<AvailableHotel[]> => {
    const nowMs = clock.now().getTime();
    const entry = known.get(cityKey);
    const isFresh = Math.abs(nowMs - (entry?.askedAtMs ?? 0)) < PRICE_LIFE_MS;
    if (entry && isFresh && entry.night === stay.checkInDate) return entry.offers;
    const offers = inventory.searchHotels(cityKey, stay);
    known.set(cityKey, { askedAtMs: nowMs, night: stay.checkInDate, offers });
    offers.catch(() => known.delete(cityKey));
    return offers;
  };
}

function createHotelShowcase(parts: ShowcaseParts) {
  const { seed, inventory, clock } = parts;
  const offersOf = createPriceMemory(parts);

  async function describeOne(hotelKey: string, locale: Locale) {
    const hotel = inventory.catalogue.findHotel(hotelKey);
    if (!hotel) return [];
    const now = clock.now();
    const stay = tomorrowNight(now);
    const offers = await offersOf(hotel.city.key, stay);
    const offer = offers.find(({ hotel: { key } }) => key === hotelKey);
    const { score, count } = summarizeReviews(ratingsOf(seed, hotel, now));
    const reviews = { reviewScore: score, reviewCount: count };
    return [{ ...introduce(seed, hotel, locale), ...reviews, ...offerFields(hotel, stay, offer) }];
  }

  return {
    /** Keys of fitting hotels, the best reviewed of each city first and the cities taking turns. */
    searchKeys: (wish: HotelWish, limit: number) =>
      takeTurns(rankKeys(seed, inventory.catalogue, clock.now(), wish), limit),
    /** How many hotels each area of the cities has, the largest first. */
    countByArea: (wish: HotelWish) => countByArea(inventory.catalogue, wish),
    findHotel(hotelKey: string, locale: Locale) {
      const hotel = inventory.catalogue.findHotel(hotelKey);
      return hotel && introduce(seed, hotel, locale);
    },
    /** In the order of the keys, with what tomorrow night costs two guests; an unknown key is left out. */
    async describe(hotelKeys: readonly string[], locale: Locale) {
      const described = await Promise.all(hotelKeys.map((key) => describeOne(key, locale)));
      return described.flat();
    },
    /** The first `limit` of the keys that have a room, and no more searches than that takes. */
    async describeAvailable(hotelKeys: readonly string[], limit: number, locale: Locale) {
      const found: ShowcaseStay[] = [];
      for (const key of hotelKeys) {
        if (found.length >= limit) break;
        found.push(...(await describeOne(key, locale)).filter(({ totalPrice }) => totalPrice !== null));
      }
      return found;
    },
  };
}

/** Hotels for pages outside the search: home page, collections, products. */
export const hotelShowcase = oncePerContext((context) =>
  createHotelShowcase({ seed: context.config.seed, inventory: inventoryOf(context), clock: context.clock }),
);

/** A hotel with its reviews and with what tomorrow night costs two guests. */
export type ShowcaseStay = Awaited<ReturnType<ReturnType<typeof createHotelShowcase>['describe']>>[number];
