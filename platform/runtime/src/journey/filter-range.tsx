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

/** What was chosen stands where it was put until the list says what it made of it; `isAsked` once it was let go. */
interface Chosen extends SliderRange {
  readonly isAsked: boolean;
}

/** A range that filters when a thumb is let go, not for every step it passes; an end that stands at its limit filters nothing. */
export function FilterRange({ service, scale, value, onChange, ...slider }: FilterRangeProps) {
  const { t } = useTranslation(service);
  const { min, max } = scale;
  const [chosen, setChosen] = useState<Chosen>();
  const [known, setKnown] = useState(value);
  const clamp = (amount: number) => Math.min(max, Math.max(min, amount));

  if (known.min !== value.min || known.max !== value.max) {
    setKnown(value);
    if (chosen?.isAsked) setChosen(undefined);
  }

  function settle() {
    if (!chosen || chosen.isAsked) return;
    setChosen({ ...chosen, isAsked: true });
    onChange({
      min: chosen.low <= min ? undefined : chosen.low,
      max: chosen.high >= max ? undefined : chosen.high,
    });
  }

  return (
    <div onPointerUp={settle} onKeyUp={settle} onBlur={settle}>
      <RangeSlider
        {...slider}
        {...scale}
        value={chosen ?? { low: clamp(value.min ?? min), high: clamp(value.max ?? max) }}
        onChange={(range) => setChosen({ ...range, isAsked: false })}
        labels={{ minimum: t('filter.lowest'), maximum: t('filter.highest') }}
      />
    </div>
  );
}
