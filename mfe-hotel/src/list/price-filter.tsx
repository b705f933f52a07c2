import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromMajor, price, toMajor } from '@wisata/kernel/money';
import { RangeSlider, type SliderRange } from '@wisata/ui/range-slider';
import type { HotelPage } from '../api/hotel.model.ts';
import type { HotelFilter } from './hotel-filter.rules.ts';
import { priceHistogram, priceScale } from './price-steps.rules.ts';

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
  const kept = { low: draft.minPrice ?? scale.min, high: draft.maxPrice ?? scale.max };
  const [moving, setMoving] = useState<SliderRange>();

  function settle() {
    if (!moving) return;
    setMoving(undefined);
    onChange({
      ...draft,
      minPrice: moving.low <= scale.min ? undefined : moving.low,
      maxPrice: moving.high >= scale.max ? undefined : moving.high,
    });
  }

  return (
    // Counts are asked for when a thumb is let go, not for every step it passes.
    <div onPointerUp={settle} onKeyUp={settle} onBlur={settle}>
      <RangeSlider
        label={t('filter.price')}
        {...scale}
        value={moving ?? kept}
        onChange={setMoving}
        formatValue={(amount) => price(fromMajor(amount, currency))}
        histogram={priceHistogram(
          overview.hotels.map(({ perNight }) => toMajor(perNight)),
          scale,
        )}
        openEnd
        labels={{ minimum: t('filter.lowest'), maximum: t('filter.highest') }}
      />
    </div>
  );
}
