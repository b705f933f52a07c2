import type { SlotProps } from '@wisata/kernel/remote';
import { AskWatched, type AskPrice } from '@wisata/runtime/journey/ask-watched';
import { searchTrains } from '../api/train.api.ts';
import { parseTrainSearch } from '../journey/train-search.rules.ts';
import { lowestTrip } from '../list/lowest-trip.rules.ts';

/** The lowest total of a search, as its list has it. */
const askTrains: AskPrice = async ({ api }, { query, today }) => {
  const found = await searchTrains(api, parseTrainSearch(query, today));
  return found.ok ? lowestTrip(found.data) : undefined;
};

/** Train searches whose lowest price is watched on this device. */
export function WatchedTrains(slot: SlotProps['watched-prices']) {
  return <AskWatched {...slot} ask={askTrains} />;
}

export { WatchedTrains as default };
