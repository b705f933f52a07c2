import type { SlotProps } from '@wisata/kernel/remote';
import { AskWatched, type AskPrice } from '@wisata/runtime/journey/ask-watched';
import { askSources } from '../api/flight-list.api.ts';
import { lowestTrip } from '../list/lowest-trip.rules.ts';
import { parseFlightSearch } from '../search/flight-search-input.rules.ts';

/** The lowest total of a search, as its list has it once every source has answered. */
const askFlights: AskPrice = async (app, { query, today }) => {
  const search = parseFlightSearch(query, today);
  const { sources } = await askSources(app, search);
  const asked = await Promise.all(sources.map(async ({ answer, ...source }) => ({ ...source, outcome: await answer })));
  return lowestTrip(search, asked);
};

/** Flight searches whose lowest price is watched on this device. */
export function WatchedFlights(slot: SlotProps['watched-prices']) {
  return <AskWatched {...slot} ask={askFlights} />;
}

export { WatchedFlights as default };
