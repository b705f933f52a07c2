import type { Money } from '@wisata/kernel/money';
import { lowestTotal } from '@wisata/kernel/trip-pairs';
import type { FlightSearch } from '../journey/flight-search.rules.ts';
import { mergeResults, type AskedSource } from './results-merge.rules.ts';

/** The lowest total of a search for everybody, both ways where it has two; undefined until every source has answered, airlines that failed too: a price without them is another one. */
export function lowestTrip(
  { returnDate }: Pick<FlightSearch, 'returnDate'>,
  sources: readonly AskedSource[],
): Money | undefined {
  const depart = mergeResults(sources, 'depart');
  if (!depart.isComplete || depart.failed.length > 0) return undefined;
  const inbound = returnDate ? mergeResults(sources, 'return').flights : undefined;
  return lowestTotal({ outbound: depart.flights, inbound }, ({ total }) => total);
}
