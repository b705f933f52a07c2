import { useTranslation } from 'react-i18next';
import { fromMajor, price } from '@wisata/kernel/money';
import type { ActiveFilter, OptionKind, VisitFilter } from './visit-filter.rules.ts';
import type { ListView } from './use-list-view.ts';

/** How filters are called. */
export function useFilterNames({ service, all }: Pick<ListView, 'service' | 'all'>) {
  const { t } = useTranslation(service);
  const currency = all[0]?.from.currency ?? 'SGD';
  const amount = (major: number) => price(fromMajor(major, currency));
  function option(kind: OptionKind, value: string): string {
    if (kind === 'length') return t(`filter.lengths.${value}`);
    if (kind === 'start') return t(`filter.starts.${value}`);
    if (kind === 'place') return value;
    return all.find(({ type }) => String(type.id) === value)?.type.name ?? t('filter.type');
  }
  function priceText({ price: { min, max } }: VisitFilter): string {
    if (min !== undefined && max !== undefined)
      return t('filter.priceBetween', { low: amount(min), high: amount(max) });
    return min !== undefined
      ? t('filter.priceFrom', { low: amount(min) })
      : t('filter.priceTo', { high: amount(max ?? 0) });
  }
  return {
    amount,
    option,
    active(filter: VisitFilter, { kind, value }: ActiveFilter): string {
      if (kind === 'type' || kind === 'start' || kind === 'length' || kind === 'place') return option(kind, value);
      return kind === 'price' ? priceText(filter) : t(`filter.${kind}`);
    },
  };
}
