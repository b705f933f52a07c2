import { optionalPart, useApp } from '@wisata/runtime';
import { hasWatched } from '@wisata/runtime/watched-key';
import { InBrowser } from '@wisata/ui/in-browser';

const WatchedPrices = optionalPart(async () => (await import('@wisata/runtime/journey/watched-prices')).WatchedPrices);

/** Prices that are watched on this device; nobody else loads anything of it. */
export function WatchedHere() {
  const app = useApp();
  return <InBrowser>{hasWatched(app) && <WatchedPrices />}</InBrowser>;
}
