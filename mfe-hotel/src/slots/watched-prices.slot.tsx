import type { SlotProps } from '@wisata/kernel/remote';
import { AskWatched, type AskPrice } from '@wisata/runtime/journey/ask-watched';
import { getHotelDetail } from '../api/hotel.api.ts';
import { parseHotelSearch } from '../stay/hotel-search.rules.ts';
import { findCheapest } from '../stay/room-rates.rules.ts';

/** The lowest total of a stay, as its page shows it. */
const askStay: AskPrice = async ({ api }, { query, today }) => {
  const found = await getHotelDetail(api, parseHotelSearch(query, today));
  return found.ok ? findCheapest(found.data.rooms)?.total : undefined;
};

/** Stays whose price is watched on this device. */
export function WatchedStays(slot: SlotProps['watched-prices']) {
  return <AskWatched {...slot} ask={askStay} />;
}

export { WatchedStays as default };
