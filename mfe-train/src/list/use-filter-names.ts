import { useTranslation } from 'react-i18next';
import { slotHours, type TimeSlot } from '@wisata/kernel/journey-orders';
import { fromMajor, price } from '@wisata/kernel/money';
import { useRangeWords } from '@wisata/runtime/journey/use-range-words';
import type { ActiveFilter, TrainFilter, TrainOption } from './train-filter.rules.ts';

/** How filters are named in the column, on chips and in sentences. Trains are paid in rupiah. */
export function useFilterNames() {
  const { t } = useTranslation('train');
  const rangeWords = useRangeWords('train');
  const amount = (major: number) => price(fromMajor(major, 'IDR'));

  function option(kind: TrainOption, value: string): string {
    if (kind === 'class') return t(`filter.classes.${value}`);
    const [from, to] = slotHours(value as TimeSlot);
    return `${from}–${to} ${t(`filter.slots.${value}`)}`;
  }

  return {
    option,
    amount,
    /** Words of a chip. */
    active(filter: TrainFilter, { kind, value }: ActiveFilter): string {
      if (kind === 'price') return rangeWords('price', filter.price, amount);
      if (kind === 'class') return option(kind, value);
      return t(`filter.chip.${kind}`, { value: option(kind, value) });
    },
  };
}
