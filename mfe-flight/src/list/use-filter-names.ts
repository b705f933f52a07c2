import { useTranslation } from 'react-i18next';
import { fromMajor, price, type Currency } from '@wisata/kernel/money';
import { useApp } from '@wisata/runtime';
import type { ActiveFilter, FlightFilter } from './flight-filter.rules.ts';
import { slotHours, type TimeSlot } from './flight-filter.rules.ts';
import type { Facets } from './flight-facets.rules.ts';
import { useFlightText } from '../journey/use-flight-text.ts';

/** How filters are named in the column, on chips and in sentences. */
export function useFilterNames(facets: Pick<Facets, 'options' | 'price' | 'wait'>, currency: Currency) {
  const { t } = useTranslation('flight');
  const { locale } = useApp();
  const { city } = useFlightText();
  const amount = (major: number) => price(fromMajor(major, currency));
  const hours = (value: number) => (locale === 'id' ? String(value).replace('.', ',') : String(value));

  function range(kind: 'price' | 'wait', low: number | undefined, high: number | undefined): string {
    const write = kind === 'price' ? amount : hours;
    if (high === undefined) return t(`filter.${kind}From`, { low: write(low ?? 0) });
    if (low === undefined) return t(`filter.${kind}To`, { high: write(high) });
    return t(`filter.${kind}Between`, { low: write(low), high: write(high) });
  }

  function option(kind: string, value: string): string {
    switch (kind) {
      case 'transit':
        return t(`filter.transits.${value}`);
      case 'depart':
      case 'arrive': {
        const [from, to] = slotHours(value as TimeSlot);
        return `${from}–${to} ${t(`filter.slots.${value}`)}`;
      }
      case 'airline':
        return facets.options.airline.find((each) => each.value === value)?.name ?? value;
      default:
        return city(value) === value ? value : `${city(value)} (${value})`;
    }
  }

  return {
    option,
    amount,
    hours,
    /** Words of a chip. */
    active(filter: FlightFilter, active: ActiveFilter): string {
      switch (active.kind) {
        case 'price':
          return range('price', filter.minPrice, filter.maxPrice);
        case 'wait':
          return range('wait', filter.minWait, filter.maxWait);
        case 'bag':
          return t('filter.bag');
        case 'transit':
        case 'airline':
          return option(active.kind, active.value);
        default:
          return t(`filter.chip.${active.kind}`, { value: option(active.kind, active.value) });
      }
    },
  };
}
