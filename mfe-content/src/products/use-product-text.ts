import { useTranslation } from 'react-i18next';
import type { ProductSale } from '@wisata/kernel/contracts/category-product-sale';
import { formatDate, formatWallTime } from '@wisata/kernel/dates';
import { exactPrice, fromMajor } from '@wisata/kernel/money';
import { zoneLabel } from '@wisata/kernel/zones';
import { useApp } from '@wisata/runtime';
import { useInstantText } from '@wisata/ui/use-instant-text';
import { PRODUCTS } from './product-words.tsx';

interface Counted {
  readonly product_unit: ProductSale['product_unit'];
  readonly units: number;
}

interface When {
  readonly date: string;
  readonly time: { readonly start: string; readonly end: string } | undefined;
  readonly timeZone: string;
}

/** How activities and extras are written, on the clocks of their place. */
export function useProductText() {
  const { t } = useTranslation(PRODUCTS);
  const { locale, clock } = useApp();
  const at = useInstantText(locale);
  return {
    units: ({ product_unit: unit, units }: Counted) => t(unit === 'piece' ? 'pieces' : 'people', { count: units }),
    price: (amount: number, currency: ProductSale['currency']) => exactPrice(fromMajor(amount, currency)),
    /** `07:00 to 09:30 WITA` */
    hours: ({ time, timeZone }: Omit<When, 'date'>) =>
      time
        ? t('times', {
            from: formatWallTime(time.start, locale),
            to: formatWallTime(time.end, locale, zoneLabel(timeZone)),
          })
        : t('anyHour'),
    day: (date: string) => formatDate(date, locale),
    terms(freeUntil: string | null, timeZone: string): string {
      if (freeUntil === null) return t('terms.never');
      const isFree = Date.parse(freeUntil) > clock.now();
      return t(isFree ? 'terms.freeUntil' : 'terms.wasFreeUntil', { until: at(freeUntil, timeZone) });
    },
  };
}
