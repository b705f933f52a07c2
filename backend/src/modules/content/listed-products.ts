import type { ProductAnswer } from '@wisata/kernel/contracts/content-product';
import type { Locale } from '@wisata/kernel/locale';
import type { BackendContext } from '../../app/context.ts';
import { staysOf } from '../bookings/index.ts';
import { productShowcase } from '../category-product/index.ts';
import type { Product } from './content.repository.ts';
import { toSoldProduct } from './sold-product.view.ts';
import { toStayProduct } from './stay-product.view.ts';

/** Products of any service as lists show them, in their order; what is not sold any more is left out. */
export async function describeProducts(
  context: BackendContext,
  products: readonly Product[],
  locale: Locale,
): Promise<ProductAnswer[]> {
  const keys = products.map(({ productKey }) => productKey);
  const stays = await staysOf(context).describe(keys, locale);
  return products.flatMap((product) => {
    const stay = stays.find(({ hotelKey }) => hotelKey === product.productKey);
    if (stay) return toStayProduct(stay, product);
    const sold = productShowcase.find(product.productKey, locale);
    return sold ? toSoldProduct(sold, product) : [];
  });
}

/** Name, words and picture of a product of any service, without its price. */
export function findIntroduction(context: BackendContext, { productKey }: Product, locale: Locale) {
  const stay = staysOf(context).findStay(productKey, locale);
  if (stay) {
    const [picture] = stay.images;
    const image = { image: picture?.uri ?? '', imageAlt: picture?.description ?? '' };
    return { categoryName: stay.name, description: stay.description, ...image };
  }
  const sold = productShowcase.find(productKey, locale);
  const { title, summary } = sold?.text ?? {};
  return sold && { categoryName: title!, description: summary!, image: sold.images[0] ?? '', imageAlt: title! };
}
