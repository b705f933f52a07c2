import { fromMajor } from '@wisata/kernel/money';
import type { SlotProps } from '@wisata/kernel/remote';
import { AskWatched, type AskPrice } from '@wisata/runtime/journey/ask-watched';
import { getProduct } from '../api/content.api.ts';
import { parseChoice, priceChoice } from '../products/choice.rules.ts';

/** The total of a choice, as the page of its product shows it; undefined where its day is full by now. */
const askProduct: AskPrice = async ({ api, clock }, { path, query }) => {
  const found = await getProduct(api, decodeURIComponent(path.replace('/product/', '')));
  if (!found.ok || 'hotelKey' in found.data) return undefined;
  const { sale } = found.data;
  const choice = parseChoice(sale, query, clock.now());
  if (choice.date !== query.get('date')) return undefined;
  return fromMajor(priceChoice(sale, choice).GrandTotal, sale.currency);
};

/** Activities and extras whose price is watched on this device. */
export function WatchedProducts(slot: SlotProps['watched-prices']) {
  return <AskWatched {...slot} ask={askProduct} />;
}

export { WatchedProducts as default };
