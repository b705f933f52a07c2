import type { AppContext } from '@wisata/kernel/app-context';
import { MAP_DISTANCES, MAP_DISTANCES_MAX, MAP_PLACE, MAP_SUGGESTION } from '@wisata/kernel/contracts/maps-places';
import { readerOf } from '@wisata/kernel/contracts/reader';
import { readList, readObject } from '@wisata/kernel/envelope';

/** A place as a form names it. */
export interface NamedPlace {
  /** Of the map service. */
  readonly id: string;
  readonly name: string;
  /** Where it is: `Sanur, Bali`. */
  readonly address: string;
}

/** Something whose distance is asked for. */
export interface FarPoint {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** A drive from the named place. */
export interface Drive {
  readonly km: number;
  readonly minutes: number;
}

const SUGGESTION = readerOf(MAP_SUGGESTION, ['place_id', 'name'], { address: '' });
const PLACE = readerOf(MAP_PLACE, ['place_id', 'name'], { address: '' });
const DISTANCE = readerOf(MAP_DISTANCES.item, ['id', 'distance_km', 'duration_minutes'], { is_estimate: true });

/** Places for what is typed. Rejects when the call failed, as a combobox expects. */
export async function findPlaces(app: AppContext, keyword: string, signal: AbortSignal): Promise<NamedPlace[]> {
  const answer = await app.api.call({
    method: 'GET',
    path: '/api/v1/maps/autocomplete',
    query: { keyword },
    operation: 'places',
    read: readList(SUGGESTION),
    signal,
  });
  if (!answer.ok) throw new Error(answer.failure.message);
  return answer.data.map(({ place_id: id, name, address }) => ({ id, name, address }));
}

/** The place of an id; undefined where it is unknown or the call failed. */
export async function findPlace(app: AppContext, id: string, signal: AbortSignal): Promise<NamedPlace | undefined> {
  const answer = await app.api.call({
    method: 'GET',
    path: '/api/v1/maps/details',
    query: { place_id: id },
    operation: 'place',
    read: readObject(PLACE),
    signal,
  });
  return answer.ok ? { id: answer.data.place_id, name: answer.data.name, address: answer.data.address } : undefined;
}

/** The distance of each point by car, for those that a road leads to; undefined where the call failed. */
export async function findDrives(
  app: AppContext,
  from: string,
  to: readonly FarPoint[],
): Promise<Map<string, Drive> | undefined> {
  const answer = await app.api.call({
    method: 'POST',
    isIdempotent: true,
    path: '/api/v1/maps/distances',
    json: { from, to: to.slice(0, MAP_DISTANCES_MAX) },
    operation: 'distances',
    read: readList(DISTANCE),
  });
  if (!answer.ok) return undefined;
  return new Map(answer.data.map(({ id, distance_km: km, duration_minutes: minutes }) => [id, { km, minutes }]));
}
