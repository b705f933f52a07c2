import { optionalPart } from '@wisata/runtime';
import { InBrowser } from '@wisata/ui/in-browser';
import type { PriceLooksProps } from './price-looks.tsx';

const PriceLooks = optionalPart(async () => (await import('./price-looks.tsx')).PriceLooks);

/** On a page that the server draws: what the same cost before on this device, and watching it, with code that comes later. */
export const PriceLooksHere = (props: PriceLooksProps) => (
  <InBrowser>
    <PriceLooks {...props} />
  </InBrowser>
);
