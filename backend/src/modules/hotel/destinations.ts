import { compareText } from '@wisata/kernel/compare-text';
import type { HotelCity, HotelName } from '@wisata/kernel/contracts/hotel-places';
import type { Locale } from '@wisata/kernel/locale';
import { plainWords } from '@wisata/kernel/plain-letters';
import { placeName } from '../../app/place-names.ts';
import type { SearchPlace } from '../bookings/index.ts';
import type { HotelCatalogue } from './catalogue.ts';
import { CITIES, findDestination } from './data/gazetteer.ts';
import type { Area, City, Destination } from './data/gazetteer.ts';

/** Cities, then their areas, which answer to what people come for there too. */
export const hotelSearchPlaces = (): SearchPlace[] =>
  CITIES.flatMap(({ key, name, aliases, areas }) => [
    { key, name, names: [key, ...aliases, ...name.split('-')] },
    ...areas.map(({ slug, name: area, landmark }) => ({
      key: `${key}.${slug}`,
      name: `${area}, ${name}`,
      names: [area, landmark.en, landmark.id],
    })),
  ]);

const MAX_SUGGESTIONS = 20;

/** 0 for the name itself, 1 for its beginning, 2 for the beginning of a later word, undefined for no match. */
function matchRank(name: string, terms: string): number | undefined {
  const text = plainWords(name);
  if (text === terms) return 0;
  if (text.startsWith(terms)) return 1;
  return ` ${text}`.includes(` ${terms}`) ? 2 : undefined;
}

function bestRank(names: readonly string[], terms: string): number | undefined {
  const ranks = names.map((name) => matchRank(name, terms)).filter((rank) => rank !== undefined);
  return ranks.length > 0 ? Math.min(...ranks) : undefined;
}

function nameOf({ city, area }: Destination, locale: Locale) {
  const cityName = placeName(city.name, locale);
  return {
    key: area ? `${city.key}.${area.slug}` : city.key,
    name: area ? `${area.name}, ${cityName}` : cityName,
    cityName,
  };
}

function describe(catalogue: HotelCatalogue, city: City, locale: Locale, area?: Area): HotelCity {
  const hotels = catalogue.hotelsOf(city.key);
  return {
    ...nameOf({ city, ...(area ? { area } : {}) }, locale),
    type: area ? 'area' : 'city',
    cityKey: city.key,
    isoCountryCode: city.countryCode,
    countryName: placeName(city.countryName, locale),
    count: area ? hotels.filter((hotel) => hotel.area === area).length : hotels.length,
  };
}

/** Cities and their areas by name or nickname (`jogja`, `sby`, `bali`), the best match first; a city brings its areas along. */
export function searchDestinations(catalogue: HotelCatalogue, text: string, locale: Locale): HotelCity[] {
  const terms = plainWords(text);
  if (terms === '') return [];
  const found: { rank: number; answer: HotelCity }[] = [];
  for (const city of CITIES) {
    const cityRank = bestRank([city.name, city.addressName, ...city.aliases], terms);
    if (cityRank !== undefined) found.push({ rank: cityRank, answer: describe(catalogue, city, locale) });
    for (const area of city.areas) {
      const areaRank = bestRank([area.name, `${area.name} ${city.name}`], terms);
      const rank = areaRank ?? (cityRank === undefined ? undefined : cityRank + 3);
      if (rank !== undefined) found.push({ rank: rank + 0.5, answer: describe(catalogue, city, locale, area) });
    }
  }
  return found
    .sort((a, b) => a.rank - b.rank || b.answer.count - a.answer.count)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ answer }) => answer);
}

/** Hotels whose name has a word that begins with the text, within one destination or everywhere. */
export function searchHotelNames(
  catalogue: HotelCatalogue,
  { destinationKey, text, locale }: { readonly destinationKey: string; readonly text: string; readonly locale: Locale },
): HotelName[] {
  const terms = plainWords(text);
  const destination = destinationKey === '' ? undefined : findDestination(destinationKey);
  if (terms === '' || (destinationKey !== '' && !destination)) return [];
  const hotels = destination ? catalogue.hotelsOf(destination.city.key) : catalogue.hotels;
  return hotels
    .filter((hotel) => !destination?.area || hotel.area === destination.area)
    .map((hotel) => ({ hotel, rank: matchRank(hotel.name, terms) }))
    .filter(({ rank }) => rank !== undefined)
    .sort((a, b) => a.rank! - b.rank! || compareText(a.hotel.name, b.hotel.name))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ hotel }) => ({
      hotel_key: hotel.key,
      hotel_name: hotel.name,
      city_key: hotel.city.key,
      area: hotel.area.name,
      city: { iso_country: hotel.city.countryCode, city_name: placeName(hotel.city.name, locale) },
    }));
}

/** The three ways in which a search may name its destination; the key counts before the name. */
interface DestinationWords {
  readonly destinationKey?: string;
  readonly destination?: { readonly key?: string; readonly name?: string };
  readonly city?: string;
}

export function resolveDestination(words: DestinationWords): Destination | undefined {
  const key = words.destinationKey || words.destination?.key;
  if (key) return findDestination(key);
  const name = plainWords(words.city || words.destination?.name || '');
  if (name === '') return undefined;
  const names = (city: City) => [city.key, city.name, ...city.aliases].map(plainWords);
  const city = CITIES.find((candidate) => names(candidate).includes(name));
  return city && { city };
}

export const destinationLabel = (destination: Destination, locale: Locale) => ({
  ...nameOf(destination, locale),
  countryCode: destination.city.countryCode,
});
