import { use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PRODUCT_SERVICES } from '@wisata/kernel/contracts/category-product-sale';
import type { Locale } from '@wisata/kernel/locale';
import { ServiceProvider } from '@wisata/runtime/booking/service';

/** Name of the texts of activities and extras, and of their calls: `category-product/booking`. */
export const PRODUCTS = 'category-product';

const FILES = {
  en: () => import('../messages/category-product/en.ts'),
  id: () => import('../messages/category-product/id.ts'),
} as const;

const loads = new Map<Locale, Promise<object>>();

/** Asked for once; after a failure again by whoever needs them next. */
function loadWords(locale: Locale): Promise<object> {
  const known = loads.get(locale);
  if (known) return known;
  const load = FILES[locale]().then(({ words }) => words);
  loads.set(locale, load);
  load.catch(() => loads.delete(locale));
  return load;
}

/** Shows its parts once the texts of activities and extras are there: only pages that sell them pay for them. */
export function ProductWords({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation();
  const locale = i18n.language as Locale;
  if (!i18n.hasResourceBundle(locale, PRODUCTS)) {
    const words = use(loadWords(locale));
    // Parts that speak of an order line look under the name of its service.
    for (const namespace of [PRODUCTS, ...PRODUCT_SERVICES])
      i18n.addResourceBundle(locale, namespace, words, true, true);
  }
  return <ServiceProvider service={PRODUCTS}>{children}</ServiceProvider>;
}
