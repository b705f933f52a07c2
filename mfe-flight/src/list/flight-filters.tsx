import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectAll } from '@wisata/runtime/journey/filter-sheet';
import { Checkbox } from '@wisata/ui/checkbox';
import { RangeSlider, type SliderRange } from '@wisata/ui/range-slider';
import { useFilterNames } from './use-filter-names.ts';
import { useFlightText } from '../journey/use-flight-text.ts';
import { PRICE_STEP, type Bounds, type Facets } from './flight-facets.rules.ts';
import { toggleValue, withValues, type FlightFilter, type ListFilter } from './flight-filter.rules.ts';
import styles from './flight-filters.module.css';

export interface FlightFiltersProps {
  readonly filter: FlightFilter;
  readonly facets: Facets;
  /** Codes of the ends, whose local times the slots are in. */
  readonly origin: string;
  readonly destination: string;
  readonly onChange: (filter: FlightFilter) => void;
}

type Names = ReturnType<typeof useFilterNames>;

interface OptionGroupProps extends FlightFiltersProps {
  readonly kind: ListFilter;
  readonly title: string;
  readonly names: Names;
}

/** Choices with how many flights each would leave; one that would leave none stays, disabled. */
function OptionGroup({ kind, title, names, filter, facets, onChange }: OptionGroupProps) {
  const options = facets.options[kind];
  const chosen: readonly string[] = filter[kind];
  if (options.length === 0) return null;
  const values = options.map(({ value }) => value);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {options.map(({ value, count }) => (
        <Checkbox
          key={value}
          label={names.option(kind, value)}
          aside={count}
          checked={chosen.includes(value)}
          disabled={count === 0 && !chosen.includes(value)}
          onChange={() => onChange(toggleValue(filter, kind, value))}
        />
      ))}
      {options.length > 2 && (
        <div className={styles.all}>
          <SelectAll
            service="flight"
            group={title}
            isAll={values.every((value) => chosen.includes(value))}
            isNone={chosen.length === 0}
            onAll={() => onChange(withValues(filter, kind, values))}
            onNone={() => onChange(withValues(filter, kind, []))}
          />
        </div>
      )}
    </fieldset>
  );
}

interface RangeProps {
  readonly label: string;
  readonly bounds: Bounds;
  readonly step: number;
  readonly low: number | undefined;
  readonly high: number | undefined;
  readonly format: (value: number) => string;
  readonly parse?: (text: string) => number | undefined;
  readonly histogram?: readonly number[];
  readonly onSettle: (low: number | undefined, high: number | undefined) => void;
}

/** A range that filters when a thumb is let go; an end that stands at its limit filters nothing. */
function Range({ label, bounds, step, low, high, format, parse, histogram, onSettle }: RangeProps) {
  const { t } = useTranslation('flight');
  const [moving, setMoving] = useState<SliderRange>();
  const clamp = (value: number) => Math.min(bounds.max, Math.max(bounds.min, value));
  const kept = { low: clamp(low ?? bounds.min), high: clamp(high ?? bounds.max) };

  function settle() {
    if (!moving) return;
    setMoving(undefined);
    onSettle(moving.low <= bounds.min ? undefined : moving.low, moving.high >= bounds.max ? undefined : moving.high);
  }

  return (
    <div className={styles.group} onPointerUp={settle} onKeyUp={settle} onBlur={settle}>
      <RangeSlider
        label={label}
        {...bounds}
        step={step}
        value={moving ?? kept}
        onChange={setMoving}
        formatValue={format}
        {...(parse ? { parseValue: parse } : {})}
        {...(histogram ? { histogram } : {})}
        labels={{ minimum: t('filter.from'), maximum: t('filter.to') }}
      />
    </div>
  );
}

const hoursTyped = (text: string): number | undefined => {
  const value = Number(text.replace(',', '.').replace(/[^\d.]/g, ''));
  return text.trim() !== '' && Number.isFinite(value) ? Math.round(value * 10) / 10 : undefined;
};

function Ranges({ filter, facets, onChange, names }: FlightFiltersProps & { readonly names: Names }) {
  const { t } = useTranslation('flight');
  const { price, wait, histogram } = facets;
  return (
    <>
      {price.max > price.min && (
        <Range
          label={t('filter.price')}
          bounds={price}
          step={PRICE_STEP}
          low={filter.minPrice}
          high={filter.maxPrice}
          format={names.amount}
          histogram={histogram}
          onSettle={(minPrice, maxPrice) => onChange({ ...filter, minPrice, maxPrice })}
        />
      )}
      {wait && wait.max > wait.min && (
        <Range
          label={t('filter.wait')}
          bounds={wait}
          step={0.1}
          low={filter.minWait}
          high={filter.maxWait}
          format={(value) => t('filter.hours', { hours: names.hours(value) })}
          parse={hoursTyped}
          onSettle={(minWait, maxWait) => onChange({ ...filter, minWait, maxWait })}
        />
      )}
    </>
  );
}

/** Every filter of the list with its counts. */
export function FlightFilters(props: FlightFiltersProps) {
  const { t } = useTranslation('flight');
  const { city } = useFlightText();
  const { filter, facets, origin, destination, onChange } = props;
  const names = useFilterNames(facets, facets.flights[0]?.perAdult.currency ?? 'IDR');
  return (
    <div className={styles.groups}>
      <OptionGroup {...props} names={names} kind="transit" title={t('filter.transit')} />
      <OptionGroup {...props} names={names} kind="depart" title={t('filter.depart', { place: city(origin) })} />
      <OptionGroup {...props} names={names} kind="arrive" title={t('filter.arrive', { place: city(destination) })} />
      <OptionGroup {...props} names={names} kind="airline" title={t('filter.airline')} />
      <Ranges {...props} names={names} />
      <OptionGroup {...props} names={names} kind="via" title={t('filter.via')} />
      <div className={styles.group}>
        <Checkbox
          label={t('filter.bag')}
          aside={facets.bags}
          checked={filter.bag}
          disabled={facets.bags === 0 && !filter.bag}
          onChange={() => onChange({ ...filter, bag: !filter.bag })}
        />
      </div>
    </div>
  );
}
