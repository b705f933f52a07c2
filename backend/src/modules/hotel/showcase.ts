import { amountsIn } from '../../app/amount.ts';
import type { Clock } from '../../app/clock.ts';
import type { BackendContext } from '../../app/context.ts';
import { placeName } from '../../app/place-names.ts';
import { addDays, todayInJakarta } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import type { IntroducedStay, ShownStay, StayShowcase, StaysWanted } from '../bookings/index.ts';
import type { HotelCatalogue } from './catalogue.ts';
import { describeHotel } from './content/description.ts';
import { hotelPictures, imageUri } from './content/pictures.ts';
import { ratingsOf, summarizeReviews } from './content/reviews.ts';
import { CITIES } from './data/gazetteer.ts';
import type { Hotel } from './hotel-content.ts';
import type { AvailableHotel, Inventory } from './inventory.ts';
import type { Stay } from './stay.ts';

const GUESTS = 2;
const PRICE_LIFE_MS = 60_000;
/** A score from fewer reviews says little. */
const FEWEST_REVIEWS = 4;

function isWanted({ area, star }: Hotel, { areas, settings, minStar = 0 }: StaysWanted): boolean {
  const isInArea = !areas || areas.includes(area.name);
  return isInArea && (!settings || settings.includes(area.setting)) && star >= minStar;
}

const citiesOf = ({ cityKeys }: StaysWanted) => CITIES.filter(({ key }) => !cityKeys || cityKeys.includes(key));

function countByArea({ hotelsOf }: HotelCatalogue, wanted: StaysWanted) {
  const counts = new Map<string, number>();
  for (const hotel of citiesOf(wanted).flatMap(({ key }) => hotelsOf(key))) {
    if (isWanted(hotel, wanted)) counts.set(hotel.area.name, (counts.get(hotel.area.name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
}

function rankKeys(seed: string, { hotelsOf }: HotelCatalogue, now: Date, wanted: StaysWanted): string[][] {
  return citiesOf(wanted).map((city) =>
    hotelsOf(city.key)
      .filter((hotel) => isWanted(hotel, wanted))
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
function introduce(seed: string, hotel: Hotel, locale: Locale): IntroducedStay {
  const { key, name, star, city, area } = hotel;
  const images = hotelPictures(hotel).map((picture) => ({
    uri: imageUri(picture),
    description: picture.description[locale],
  }));
  const [cityName, countryName] = [placeName(city.name, locale), placeName(city.countryName, locale)];
  const place = { area: area.name, cityKey: city.key, cityName, countryName };
  const description = describeHotel(seed, hotel, locale);
  return { service: 'hotel', hotelKey: key, name, starRating: star, ...place, description, images };
}

function offerFields({ city }: Hotel, stay: Stay, offer?: AvailableHotel) {
  const { currency } = city;
  const cheapest = offer?.rates[0]?.rate;
  return {
    checkInDate: stay.checkInDate,
    checkOutDate: stay.checkOutDate,
    guests: GUESTS,
    currency,
    totalPrice: cheapest ? amountsIn(currency)(cheapest.totalMinor) : null,
    isRefundable: Boolean(cheapest?.refundableUntil),
  };
}

/** Prices are asked for once a minute and city, because every visit of the home page shows them. */
function createPriceMemory(inventory: Inventory, clock: Clock) {
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

/** Hotels for pages outside the search: home page, collections, products. */
export function createHotelShowcase(inventory: Inventory, { config: { seed }, clock }: BackendContext): StayShowcase {
  const offersOf = createPriceMemory(inventory, clock);

  async function describeOne(hotelKey: string, locale: Locale): Promise<ShownStay[]> {
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
    searchKeys: (wanted, limit) => takeTurns(rankKeys(seed, inventory.catalogue, clock.now(), wanted), limit),
    countByArea: (wanted) => countByArea(inventory.catalogue, wanted),
    findStay(hotelKey, locale) {
      const hotel = inventory.catalogue.findHotel(hotelKey);
      return hotel && introduce(seed, hotel, locale);
    },
    async describe(hotelKeys, locale) {
      const described = await Promise.all(hotelKeys.map((key) => describeOne(key, locale)));
      return described.flat();
    },
    // No more searches than the wanted number takes.
    async describeAvailable(hotelKeys, limit, locale) {
      const found: ShownStay[] = [];
      for (const key of hotelKeys) {
        if (found.length >= limit) break;
        found.push(...(await describeOne(key, locale)).filter(({ totalPrice }) => totalPrice !== null));
      }
      return found;
    },
  };
}
