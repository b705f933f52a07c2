import type { AppContext } from '@wisata/kernel/app-context';
import { MAP_PLACE, MAP_SUGGESTION } from '@wisata/kernel/contracts/maps-places';
import { readerOf } from '@wisata/kernel/contracts/reader';
import { readList, readObject } from '@wisata/kernel/envelope';

/** A place as the form names it. */
export interface TripPlace {
  readonly id: string;
  readonly name: string;
  /** Where it is: `Sanur, Bali`. */
  readonly address: string;
}

const SUGGESTION = readerOf(MAP_SUGGESTION, ['place_id', 'name'], { address: '' });
const PLACE = readerOf(MAP_PLACE, ['place_id', 'name'], { address: '' });

interface PlaceRead {
  readonly place_id: string;
  readonly name: string;
  readonly address: string;
}

const toPlace = ({ place_id: id, name, address }: PlaceRead): TripPlace => ({ id, name, address });

/** Places for what is typed. Rejects when the call failed, as a combobox expects. */
export async function findPlaces(app: AppContext, keyword: string, signal: AbortSignal): Promise<readonly TripPlace[]> {
  const answer = await app.api.call({
    method: 'GET',
    path: '/api/v1/maps/autocomplete',
    query: { keyword },
    operation: 'places',
    read: readList(SUGGESTION),
    signal,
  });
  if (!answer.ok) throw new Error(answer.failure.message);
  return answer.data.map(toPlace);
}

/** The name of a place that an address gives by its id; undefined for one that nobody knows. */
export async function findPlaceName(app: AppContext, id: string): Promise<string | undefined> {
  const answer = await app.api.call({
    method: 'GET',
    path: '/api/v1/maps/details',
    query: { place_id: id },
    operation: 'place',
    read: readObject(PLACE),
  });
  return answer.ok ? answer.data.name : undefined;
}
