import type { MapPoint } from '@wisata/kernel/contracts/map-point';
import { MAP_DEFAULTS } from '@wisata/kernel/contracts/map-defaults';
import type { MapPlace, MapPlaceKind } from '@wisata/kernel/contracts/maps-places';
import type * as v from 'valibot';
import { checkSupplierAnswer, SupplierError } from '../../../app/supplier.ts';
import { decodeLine, roundKm } from '../geometry.rules.ts';
import type { MapService } from '../maps-port.ts';
import { DETAILS, GEOCODED, PREDICTIONS, ROUTES, type GooglePlace } from './google.schema.ts';

export interface GoogleSettings {
  readonly key: string;
  readonly baseUrl: string;
  readonly timeoutMs: number;
}

/** Prefix of this vendor's ids, which only this adapter can look up. */
const PREFIX = 'google:';
const ownId = (placeId: string) => (placeId.startsWith(PREFIX) ? placeId.slice(PREFIX.length) : undefined);

const KINDS: Readonly<Record<string, MapPlaceKind>> = {
  airport: 'airport',
  train_station: 'station',
  lodging: 'hotel',
  tourist_attraction: 'sight',
  locality: 'city',
  administrative_area_level_2: 'city',
  sublocality: 'district',
};
const kindOf = (types: readonly string[]): MapPlaceKind =>
  types.map((type) => KINDS[type]).find((kind) => kind !== undefined) ?? 'address';

const latLng = ({ latitude, longitude }: MapPoint) => `${latitude},${longitude}`;

function toPlace(found: GooglePlace): MapPlace {
  const country = found.address_components.find(({ types }) => types.includes('country'));
  const kind = kindOf(found.types);
  return {
    place_id: `${PREFIX}${found.place_id}`,
    kind,
    name: found.name ?? found.formatted_address.split(',')[0]!,
    address: found.formatted_address,
    country: country?.short_name ?? '',
    code: '',
    geometry: { latitude: found.geometry.location.lat, longitude: found.geometry.location.lng },
    airport_zone: kind === 'airport',
  };
}

/** Asks one of Google's web services; anything but an answer is a failure, an empty one is none. */
function createAsk({ key, baseUrl, timeoutMs }: GoogleSettings) {
  return async <S extends v.GenericSchema<unknown, { readonly status: string }>>(
    schema: S,
    path: string,
    query: Record<string, string>,
  ): Promise<v.InferOutput<S> | undefined> => {
    const address = `${baseUrl}/maps/api/${path}/json?${new URLSearchParams({ ...query, key })}`;
    const failed = (cause?: unknown) => new SupplierError('The map vendor does not answer', { retryable: true, cause });
    const answer: unknown = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error(`HTTP ${response.status}`))))
      .catch((error: unknown) => Promise.reject(failed(error)));
    const status = (answer as { status?: unknown } | null)?.status;
    if (status === 'ZERO_RESULTS' || status === 'NOT_FOUND') return undefined;
    // OVER_QUERY_LIMIT, REQUEST_DENIED, UNKNOWN_ERROR: the quota, the key, or their own trouble.
    if (status !== 'OK') throw failed(new Error(String(status)));
    return checkSupplierAnswer(schema, answer, path);
  };
}

/** Google's Places, Geocoding and Directions web services, by their documents. */
export function createGoogleMaps(settings: GoogleSettings): MapService {
  const ask = createAsk(settings);
  return {
    async suggest(keyword, country, language) {
      const components: Record<string, string> = country ? { components: `country:${country.toLowerCase()}` } : {};
      const answer = await ask(PREDICTIONS, 'place/autocomplete', { input: keyword, language, ...components });
      return (answer?.predictions ?? []).map(({ place_id: id, description, types, structured_formatting: parts }) => ({
        place_id: `${PREFIX}${id}`,
        kind: kindOf(types),
        name: parts?.main_text ?? description,
        address: parts?.secondary_text ?? '',
        country: country ?? '',
      }));
    },
    async details(placeId, language) {
      const id = ownId(placeId);
      if (id === undefined) return undefined;
      const fields = 'place_id,name,formatted_address,geometry,address_component,type';
      const answer = await ask(DETAILS, 'place/details', { place_id: id, fields, language });
      return answer?.result && toPlace(answer.result);
    },
    async geocode(address, language) {
      const [found] = (await ask(GEOCODED, 'geocode', { address, language }))?.results ?? [];
      return found && toPlace(found);
    },
    async reverse(point, language) {
      const [found] = (await ask(GEOCODED, 'geocode', { latlng: latLng(point), language }))?.results ?? [];
      return found && toPlace(found);
    },
    async directions(from, to, language) {
      const ends = { origin: latLng(from.geometry), destination: latLng(to.geometry) };
      const answer = await ask(ROUTES, 'directions', { ...ends, mode: MAP_DEFAULTS.travelMode, language });
      const route = answer?.routes[0];
      if (!route) return undefined;
      const sum = (part: 'distance' | 'duration') => route.legs.reduce((total, leg) => total + leg[part].value, 0);
      return {
        mode: MAP_DEFAULTS.travelMode,
        distance_km: roundKm(sum('distance') / 1000),
        duration_minutes: Math.round(sum('duration') / 60),
        is_estimate: false,
        line: decodeLine(route.overview_polyline.points),
      };
    },
  };
}
