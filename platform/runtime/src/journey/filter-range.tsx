import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bounds } from '@wisata/kernel/filter-counts';
import type { Ends } from '@wisata/kernel/filter-parts';
import { RangeSlider, type RangeSliderProps, type SliderRange } from '@wisata/ui/range-slider';
import type { ServiceProps } from './service-props.ts';

interface FilterRangeProps
  extends ServiceProps, Pick<RangeSliderProps, 'label' | 'formatValue' | 'parseValue' | 'openEnd' | 'histogram'> {
  readonly scale: Bounds & { readonly step: number };
  readonly value: Ends;
  readonly onChange: (ends: Ends) => void;
}

/** A range that filters when a thumb is let go, not for every step it passes; an end that stands at its limit filters nothing. */
export function FilterRange({ service, scale, value, onChange, ...slider }: FilterRangeProps) {
  const { t } = useTranslation(service);
  const { min, max } = scale;
  const [moving, setMoving] = useState<SliderRange>();
  const clamp = (amount: number) => Math.min(max, Math.max(min, amount));

  function settle() {
    if (!moving) return;
    setMoving(undefined);
    onChange({
      min: moving.low <= min ? undefined : moving.low,
      max: moving.high >= max ? undefined : moving.high,
    });
  }

  return (
    <div onPointerUp={settle} onKeyUp={settle} onBlur={settle}>
      <RangeSlider
        {...slider}
        {...scale}
        value={moving ?? { low: clamp(value.min ?? min), high: clamp(value.max ?? max) }}
        onChange={setMoving}
        labels={{ minimum: t('filter.lowest'), maximum: t('filter.highest') }}
      />
    </div>
  );
}
