import { useTranslation } from 'react-i18next';
import { fromMajor, price, type Currency } from '@wisata/kernel/money';
import { useApp } from '@wisata/runtime';
import { useRangeWords } from '@wisata/runtime/journey/use-range-words';
import { slotHours, type TimeSlot } from '@wisata/kernel/journey-orders';
import type { ActiveFilter, FlightFilter } from './flight-filter.rules.ts';
import type { Facets } from './flight-facets.rules.ts';
import { useFlightText } from '../journey/use-flight-text.ts';

/** How filters are named in the column, on chips and in sentences. */
export function useFilterNames(facets: Pick<Facets, 'airlines'>, currency: Currency) {
  const { t } = useTranslation('flight');
  const { locale } = useApp();
  const { city } = useFlightText();
  const rangeWords = useRangeWords('flight');
  const amount = (major: number) => price(fromMajor(major, currency));
  const hours = (value: number) => (locale === 'id' ? String(value).replace('.', ',') : String(value));

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
        return facets.airlines.get(value) ?? value;
      default:
        return city(value) === value ? value : `${city(value)} (${value})`;
    }
  }

  return {
    option,
    amount,
    hours,
    /** Words of a chip. */
    active(filter: FlightFilter, { kind, value }: ActiveFilter): string {
      switch (kind) {
        case 'price':
          return rangeWords('price', filter.price, amount);
        case 'wait':
          return rangeWords('wait', filter.wait, hours);
        case 'bag':
          return t('filter.bag');
        case 'transit':
        case 'airline':
          return option(kind, value);
        default:
          return t(`filter.chip.${kind}`, { value: option(kind, value) });
      }
    },
  };
}
