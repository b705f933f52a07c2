import type { ReactNode } from 'react';
import { PRODUCT_SERVICES } from '@wisata/kernel/contracts/category-product-sale';
import { ServiceProvider } from '@wisata/runtime/booking/service';
import { createLazyWords } from '@wisata/runtime/lazy-words';

/** Name of the texts of activities and extras, and of their calls: `category-product/booking`. */
export const PRODUCTS = 'category-product';

// Parts that speak of an order line look under the name of its service.
const useProductWords = createLazyWords([PRODUCTS, ...PRODUCT_SERVICES], {
  en: async () => (await import('../messages/category-product/en.ts')).words,
  id: async () => (await import('../messages/category-product/id.ts')).words,
});

/** Shows its parts once the texts of activities and extras are there: only pages that sell them pay for them. */
export function ProductWords({ children }: { readonly children: ReactNode }) {
  useProductWords();
  return <ServiceProvider service={PRODUCTS}>{children}</ServiceProvider>;
}
