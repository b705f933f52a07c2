import { useTranslation } from 'react-i18next';
import { countBySlice } from '@wisata/kernel/filter-counts';
import { fromMajor, price, toMajor } from '@wisata/kernel/money';
import { FilterRange } from '@wisata/runtime/journey/filter-range';
import type { HotelPage } from '../api/hotel.model.ts';
import type { HotelFilter } from './hotel-filter.rules.ts';
import { priceScale } from './price-steps.rules.ts';

const SLICES = 20;

interface PriceFilterProps {
  readonly draft: HotelFilter;
  readonly overview: HotelPage;
  readonly onChange: (filter: HotelFilter) => void;
}

/** Price of a night; the upper end stands for everything above it. */
export function PriceFilter({ draft, overview, onChange }: PriceFilterProps) {
  const { t } = useTranslation('hotel');
  const currency = overview.hotels[0]?.perNight.currency ?? 'IDR';
  const scale = priceScale(currency, overview.highestNight);
  const nights = overview.hotels.map(({ perNight }) => toMajor(perNight));
  return (
    <FilterRange
      service="hotel"
      label={t('filter.price')}
      scale={scale}
      value={draft.price}
      formatValue={(amount) => price(fromMajor(amount, currency))}
      histogram={countBySlice(nights, scale, SLICES)}
      openEnd
      onChange={(ends) => onChange({ ...draft, price: ends })}
    />
  );
}
