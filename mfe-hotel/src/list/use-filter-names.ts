import { useTranslation } from 'react-i18next';
import { fromMajor, price, type Currency } from '@wisata/kernel/money';
import type { HotelPage } from '../api/hotel.model.ts';
import { PRICE_RANGE, type ActiveFilter, type HotelFilter } from './hotel-filter.rules.ts';

/** How filters are named on chips and in sentences; names of facilities come with the answer. */
export function useFilterNames(page: Pick<HotelPage, 'facilities' | 'stars'>, currency: Currency) {
  const { t } = useTranslation('hotel');
  const amount = (major: number) => price(fromMajor(major, currency));

  function priceName({ minPrice, maxPrice }: HotelFilter): string {
    if (maxPrice === undefined) return t('filter.priceFrom', { price: amount(minPrice ?? PRICE_RANGE.min) });
    if (minPrice === undefined) return t('filter.priceTo', { price: amount(maxPrice) });
    return t('filter.priceBetween', { low: amount(minPrice), high: amount(maxPrice) });
  }

  return (filter: HotelFilter, active: ActiveFilter): string => {
    switch (active.kind) {
      case 'area':
        return active.value;
      case 'star':
        return t('filter.star', { count: Number(active.value) });
      case 'facilities':
        return page.facilities.find(({ value }) => value === active.value)?.name ?? active.value;
      case 'name':
        return t('filter.named', { name: filter.name });
      case 'within':
        return t(filter.within.length === 2 ? 'filter.onMap' : 'filter.drawn');
      case 'price':
        return priceName(filter);
      default:
        return t(`filter.${active.kind}`);
    }
  };
}
