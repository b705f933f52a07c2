import { listPath } from '@wisata/kernel/services';
import type { Station } from '../api/train.model.ts';
import { trainListPath } from '../journey/train-paths.rules.ts';
import type { TrainSearch } from '../journey/train-search.rules.ts';

/** Another way between the same two cities. */
export interface OtherRoute {
  readonly kind: 'stations' | 'flight';
  /** The cities that the way is about. */
  readonly cities: readonly string[];
  readonly href: string;
}

/** The ends of a search whose city has other stations too. */
const singleStations = (ends: readonly Station[]) =>
  ends.filter(({ isCity, cityCode }) => !isCity && cityCode !== undefined);

/** The same search for every station of both cities. */
export function widerSearch(search: TrainSearch, ends: readonly Station[]): TrainSearch {
  const widen = (code: string) => singleStations(ends).find((end) => end.code === code)?.cityCode ?? code;
  return { ...search, origin: widen(search.origin), destination: widen(search.destination) };
}

/** Every station of the cities whose one station was asked for; undefined where there is no other one. */
function everyStation(search: TrainSearch, ends: readonly Station[]): OtherRoute | undefined {
  const cities = singleStations(ends).map(({ city }) => city);
  return cities.length > 0 ? { kind: 'stations', cities, href: trainListPath(widerSearch(search, ends)) } : undefined;
}

/** The flights of the same days and people; undefined between cities without two airports. */
function byPlane({ departDate, returnDate, counts }: TrainSearch, ends: readonly Station[]): OtherRoute | undefined {
  const [from, to] = ends;
  if (!from?.airport || !to?.airport || from.airport === to.airport) return undefined;
  const query = new URLSearchParams({ origin: from.airport, destination: to.airport, departDate });
  if (returnDate) query.set('returnDate', returnDate);
  for (const type of ['ADT', 'CHD', 'INF'] as const) query.set(type, String(counts[type]));
  return { kind: 'flight', cities: [from.city, to.city], href: `${listPath('flight')}?${query}` };
}

/** Other ways between the two cities of a search, of the services on sale. */
export const otherRoutes = (
  search: TrainSearch,
  ends: readonly Station[],
  services: readonly string[],
): readonly OtherRoute[] =>
  [everyStation(search, ends), services.includes('flight') ? byPlane(search, ends) : undefined].filter(
    (route) => route !== undefined,
  );
