import { useTranslation } from 'react-i18next';
import { fromMajor, price, type Currency } from '@wisata/kernel/money';
import { useRangeWords } from '@wisata/runtime/journey/use-range-words';
import type { HotelPage } from '../api/hotel.model.ts';
import type { ActiveFilter, HotelFilter } from './hotel-filter.rules.ts';

/** How filters are named on chips and in sentences; names of facilities come with the answer. */
export function useFilterNames(page: Pick<HotelPage, 'facilities' | 'stars'>, currency: Currency) {
  const { t } = useTranslation('hotel');
  const rangeWords = useRangeWords('hotel');

  return (filter: HotelFilter, { kind, value }: ActiveFilter): string => {
    switch (kind) {
      case 'area':
        return value;
      case 'star':
        return t('filter.star', { count: Number(value) });
      case 'facilities':
        return page.facilities.find((facility) => facility.value === value)?.name ?? value;
      case 'name':
        return t('filter.named', { name: filter.name });
      case 'within':
        return t(filter.within.length === 2 ? 'filter.onMap' : 'filter.drawn');
      case 'price':
        return rangeWords('price', filter.price, (major) => price(fromMajor(major, currency)));
      default:
        return t(`filter.${kind}`);
    }
  };
}
