import * as v from 'valibot';
import { LOCALES } from '../locale.ts';
import { MAP_KEYWORD_MIN } from './map-defaults.ts';
import { latitude, longitude, MAP_POINT } from './map-point.ts';
import { MAP_DISTANCES_MAX } from './maps-places.ts';
import { shortText } from './request-fields.ts';

const degrees = <S extends v.GenericSchema<number, number>>(range: S) =>
  v.pipe(v.string(), v.nonEmpty(), v.toNumber(), range);

const locale = v.optional(v.picklist(LOCALES));
const country = v.optional(
  v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{2}$/, 'Must be a country code')),
);
const placeId = v.pipe(shortText(300), v.nonEmpty('Choose a place'));

/** Query of `GET maps/autocomplete`. */
export const MAP_AUTOCOMPLETE_QUERY = v.object({
  keyword: v.pipe(shortText(120), v.minLength(MAP_KEYWORD_MIN, `At least ${MAP_KEYWORD_MIN} characters`)),
  country,
  locale,
});
/** Query of `GET maps/details`. */
export const MAP_DETAILS_QUERY = v.object({ place_id: placeId, locale });
/** Query of `GET maps/geocode`: an address, or a point. */
export const MAP_GEOCODE_QUERY = v.pipe(
  v.object({
    address: v.optional(shortText(200)),
    latitude: v.optional(degrees(latitude)),
    longitude: v.optional(degrees(longitude)),
    locale,
  }),
  v.forward(
    v.check(
      ({ address, latitude: north, longitude: east }) =>
        Boolean(address) || (north !== undefined && east !== undefined),
      'Give an address or a point',
    ),
    ['address'],
  ),
);
/** Query of `GET maps/directions`. */
export const MAP_DIRECTIONS_QUERY = v.object({ from: placeId, to: placeId, locale });

/** Body of `POST maps/distances`: how far points are from a place by car. */
export const MAP_DISTANCES_REQUEST = v.object({
  from: placeId,
  to: v.pipe(v.array(v.object({ id: shortText(100), ...MAP_POINT.entries })), v.maxLength(MAP_DISTANCES_MAX)),
});
