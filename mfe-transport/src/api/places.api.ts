import type { AppContext } from '@wisata/kernel/app-context';
import { MAP_PLACE } from '@wisata/kernel/contracts/maps-places';
import { readerOf } from '@wisata/kernel/contracts/reader';
import { readObject } from '@wisata/kernel/envelope';

const PLACE = readerOf(MAP_PLACE, ['place_id', 'name'], { address: '' });

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
