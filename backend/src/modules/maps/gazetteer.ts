import type { MapPoint } from '@wisata/kernel/contracts/map-point';
import type { MapPlace, MapPlaceKind, MapSuggestion } from '@wisata/kernel/contracts/maps-places';
import type { Locale } from '@wisata/kernel/locale';
import { placeName } from '../../app/place-names.ts';
import { searchable, searchPlaces, type Place } from '../../app/place-search.ts';
import { kilometresBetween } from './geometry.rules.ts';
import { isDrivable } from './islands.rules.ts';

/** A place of our own, as its service knows it. */
export interface GazetteerPlace extends MapPoint {
  /** Unique within its kind. */
  readonly key: string;
  readonly kind: Exclude<MapPlaceKind, 'address'>;
  readonly name: Readonly<Record<Locale, string>>;
  /** The city or region that it belongs to. */
  readonly region: string;
  /** What is written below the name; the region by default. */
  readonly address?: string;
  readonly countryCode: string;
  /** Of an airport, a station or a city. */
  readonly code?: string;
  readonly aliases?: readonly string[];
}

/** Of two that fit alike, the kind that more people mean comes first. */
const KIND_WEIGHT: Readonly<Record<GazetteerPlace['kind'], number>> = {
  city: 8,
  airport: 7,
  district: 6,
  station: 5,
  sight: 4,
  venue: 3,
  hotel: 2,
};
/** Asks for the airport from which one drives to a place: `airport-of:hotel:DPS-12`. */
const AIRPORT_OF = 'airport-of:';
/** Within so many kilometres of an airport its fee is due. */
const AIRPORT_ZONE_KM = 1.2;

const placeIdOf = ({ kind, key }: GazetteerPlace) => `${kind}:${key}`;
const addressOf = ({ name, region, address }: GazetteerPlace, locale: Locale) =>
  placeName(address ?? (region === name[locale] ? '' : region), locale);

function suggest(place: GazetteerPlace, locale: Locale): MapSuggestion {
  return {
    place_id: placeIdOf(place),
    kind: place.kind,
    name: placeName(place.name[locale], locale),
    address: addressOf(place, locale),
    country: place.countryCode,
  };
}

function entryOf(place: GazetteerPlace, locale: Locale, index: number): Place<GazetteerPlace> {
  const { name, region, code = '', aliases = [], kind } = place;
  return searchable({
    answer: place,
    code,
    city: kind === 'city' ? name[locale] : '',
    // The region and the other language's name are found too, after the name itself.
    name: `${name[locale]} ${region}`,
    aliases: [...aliases, ...Object.values(name)],
    weight: KIND_WEIGHT[kind] * 10_000 - index,
  });
}

/** Every place that is known without a vendor, found by words, by id and by point. */
export interface Gazetteer {
  readonly size: number;
  search(keyword: string, country: string | undefined, locale: Locale): MapSuggestion[];
  find(placeId: string, locale: Locale): MapPlace | undefined;
  nearest(point: MapPoint, locale: Locale): { readonly place: MapPlace; readonly km: number } | undefined;
  ofKind(kind: MapPlaceKind, locale: Locale): MapPlace[];
}

/** The gazetteer over the places of every service. Of two with one id the first counts. */
export function createGazetteer(all: readonly GazetteerPlace[]): Gazetteer {
  const byId = new Map([...all].reverse().map((place) => [placeIdOf(place), place]));
  const places = all.filter((place) => byId.get(placeIdOf(place)) === place);
  const airports = places.filter(({ kind }) => kind === 'airport');
  const entries = (locale: Locale) => places.map((place, index) => entryOf(place, locale, index));
  const index: Readonly<Record<Locale, readonly Place<GazetteerPlace>[]>> = { en: entries('en'), id: entries('id') };

  const describe = (place: GazetteerPlace, locale: Locale): MapPlace => ({
    ...suggest(place, locale),
    code: place.code ?? '',
    geometry: { latitude: place.latitude, longitude: place.longitude },
    airport_zone: airports.some((airport) => kilometresBetween(airport, place) <= AIRPORT_ZONE_KM),
  });
  function airportOf(placeId: string) {
    const place = byId.get(placeId);
    if (!place) return undefined;
    const km = new Map(airports.map((airport) => [airport, kilometresBetween(airport, place)]));
    const near = airports.filter((airport) => isDrivable(airport, place)).sort((a, b) => km.get(a)! - km.get(b)!);
    return near[0];
  }
  return {
    size: places.length,
    search(keyword, country, locale) {
      const within = index[locale].filter(({ answer }) => !country || answer.countryCode === country);
      return searchPlaces(within, keyword).map((place) => suggest(place, locale));
    },
    find(placeId, locale) {
      const place = placeId.startsWith(AIRPORT_OF) ? airportOf(placeId.slice(AIRPORT_OF.length)) : byId.get(placeId);
      return place && describe(place, locale);
    },
    nearest(point, locale) {
      const [nearest] = places
        .map((place) => ({ place, km: kilometresBetween(place, point) }))
        .sort((a, b) => a.km - b.km);
      return nearest && { place: describe(nearest.place, locale), km: nearest.km };
    },
    ofKind: (kind, locale) => places.filter((place) => place.kind === kind).map((place) => describe(place, locale)),
  };
}
