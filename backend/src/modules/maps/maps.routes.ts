import { MAP_TEXTS } from '@wisata/kernel/contracts/map-defaults';
import {
  MAP_DISTANCES,
  MAP_PLACE,
  MAP_ROUTE,
  MAP_SUGGESTION,
  type MapPlace,
} from '@wisata/kernel/contracts/maps-places';
import {
  MAP_AUTOCOMPLETE_QUERY,
  MAP_DETAILS_QUERY,
  MAP_DIRECTIONS_QUERY,
  MAP_DISTANCES_REQUEST,
  MAP_GEOCODE_QUERY,
} from '@wisata/kernel/contracts/maps-requests';
import type { Locale } from '@wisata/kernel/locale';
import * as v from 'valibot';
import type { BackendContext } from '../../app/context.ts';
import { notFound } from '../../app/envelope.ts';
import { lookupRoute, offerRoute } from '../../app/public-route.ts';
import type { RouteDefinition } from '../../app/route.ts';
import { estimateDrive } from './drive.rules.ts';
import { mapsOf } from './maps.ts';

const noDetails = () => notFound(MAP_TEXTS.noDetails, 'PLACE_NOT_FOUND');
const noRoad = () => notFound('No road leads there.', 'ROUTE_NOT_FOUND');

/** The place of an id. @throws With the contract's message for an unknown id. */
export async function getPlace(context: BackendContext, placeId: string, locale: Locale): Promise<MapPlace> {
  const place = await mapsOf(context).details(placeId, locale);
  if (!place) throw noDetails();
  return place;
}

const autocomplete = lookupRoute({
  path: '/api/v1/maps/autocomplete',
  isBeyondContract: true,
  summary: 'Places for what is typed, from 3 characters',
  query: MAP_AUTOCOMPLETE_QUERY,
  response: v.array(MAP_SUGGESTION),
  answer: (query, locale, context) => mapsOf(context).suggest(query.keyword, query.country, locale),
});

const details = lookupRoute({
  path: '/api/v1/maps/details',
  isBeyondContract: true,
  summary: 'Name, address and point of a place',
  query: MAP_DETAILS_QUERY,
  response: MAP_PLACE,
  answer: (query, locale, context) => getPlace(context, query.place_id, locale),
});

const geocode = lookupRoute({
  path: '/api/v1/maps/geocode',
  isBeyondContract: true,
  summary: 'The place of an address, or what stands at a point',
  query: MAP_GEOCODE_QUERY,
  response: MAP_PLACE,
  async answer({ address, latitude, longitude }, locale, context) {
    const maps = mapsOf(context);
    const place = address
      ? await maps.geocode(address, locale)
      : await maps.reverse({ latitude: latitude!, longitude: longitude! }, locale);
    if (!place) throw noDetails();
    return place;
  },
});

const directions = lookupRoute({
  path: '/api/v1/maps/directions',
  isBeyondContract: true,
  summary: 'Distance, time and line of a way by car',
  query: MAP_DIRECTIONS_QUERY,
  response: MAP_ROUTE,
  async answer(query, locale, context) {
    const [from, to] = [await getPlace(context, query.from, locale), await getPlace(context, query.to, locale)];
    const way = await mapsOf(context).directions(from, to, locale);
    if (!way) throw noRoad();
    return { from, to, ...way };
  },
});

const distances = offerRoute({
  path: '/api/v1/maps/distances',
  isBeyondContract: true,
  summary: 'How far points are from a place by car, reckoned without asking a vendor for each',
  body: MAP_DISTANCES_REQUEST,
  response: MAP_DISTANCES,
  async answer(body, locale, context) {
    const { geometry } = await getPlace(context, body.from, locale);
    return body.to.flatMap(({ id, ...point }) => {
      const way = estimateDrive(geometry, point);
      return way ? [{ id, ...way }] : [];
    });
  },
});

/** Spec section 7, Maps service: the calls that need no drawing. */
export const mapsRoutes = (): RouteDefinition[] => [autocomplete, details, geocode, directions, distances];
