import type { AppContext } from '@wisata/kernel/app-context';
import { failure, success, type Outcome } from '@wisata/kernel/outcome';
import { getProduct } from '../api/content.api.ts';
import { getPrice } from '../api/sold.api.ts';
import { choicePayload, isBookable, parseChoice } from '../products/choice.rules.ts';
import type { Order } from './checkout-facts.ts';
import { placesOf } from './product-form.rules.ts';

/** Codes with which the server says that what was chosen cannot be had any more. */
export const GONE_CODES: readonly string[] = ['PRODUCT_FULL', 'PRODUCT_DATE_CLOSED', 'PRODUCT_GONE'];

const gone = () => failure('PRODUCT_GONE', '');

/** What an address chose of a product, at the price that counts now. */
export async function loadOrder(app: AppContext, query: URLSearchParams): Promise<Outcome<Order>> {
  const slug = query.get('slug') ?? '';
  if (!slug) return gone();
  const product = await getProduct(app.api, slug);
  if (!product.ok) return product.failure.code === 'CONTENT_PRODUCT_NOT_FOUND' ? gone() : product;
  if (!('sale' in product.data)) return gone();
  const sold = product.data;
  const { sale } = sold;
  const nowMs = app.clock.now();
  const choice = parseChoice(sale, query, nowMs);
  const asked = (name: string, chosen: string) => (query.get(name) ?? '') === chosen;
  // Another day or option than the address says would be booked without anybody having seen it.
  const isMeant = asked('date', choice.date) && asked('option', choice.option) && asked('time', choice.time);
  if (!isMeant || !isBookable(sale, choice, nowMs)) return gone();
  const price = await getPrice(app.api, choicePayload(sale, choice));
  if (!price.ok) return price;
  const { left: _left, free_until: freeUntil, ...payments } = price.data;
  return success({ sold, sale, choice, payments, freeUntil, places: placesOf(sale, choice) });
}
