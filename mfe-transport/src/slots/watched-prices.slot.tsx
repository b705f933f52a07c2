import type { SlotProps } from '@wisata/kernel/remote';
import { AskWatched, type AskPrice } from '@wisata/runtime/journey/ask-watched';
import { confirmVehicle } from '../api/transport.api.ts';
import { parseVehicleChoice, quoteOf } from '../trip/vehicle-choice.rules.ts';

/** The total of a vehicle with its extras, as its page shows it. */
const askVehicle: AskPrice = async ({ api }, { query, today }) => {
  const choice = parseVehicleChoice(query, today);
  const found = await confirmVehicle(api, choice);
  return found.ok ? quoteOf(found.data, choice.extras).total : undefined;
};

/** Vehicles and transfers whose price is watched on this device. */
export function WatchedVehicles(slot: SlotProps['watched-prices']) {
  return <AskWatched {...slot} ask={askVehicle} />;
}

export { WatchedVehicles as default };
