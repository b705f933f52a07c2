import { WatchedPrices } from '@wisata/runtime/journey/watched-prices';
import { useAskStay } from './use-ask-stay.ts';

/** Stays whose price is watched on this device. */
export const WatchedStays = () => <WatchedPrices service="hotel" ask={useAskStay()} />;
