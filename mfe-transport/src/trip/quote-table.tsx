import { useTranslation } from 'react-i18next';
import { exactPrice, fromMajor, money, type Money } from '@wisata/kernel/money';
import { useApp } from '@wisata/runtime';
import { Breakdown, type BreakdownLine } from '@wisata/ui/breakdown';
import { chargeName } from './charge-name.ts';
import type { Quote } from './vehicle-choice.rules.ts';

interface QuoteTableProps {
  readonly quote: Quote;
  /** What will be charged, where that is another total than the charges have. */
  readonly total?: Money;
}

/** What a choice costs, charge by charge, and the total. */
export function QuoteTable({ quote, total = quote.total }: QuoteTableProps) {
  const { t } = useTranslation('transport');
  const { locale } = useApp();
  const { currency } = quote.total;
  const lines = quote.charges.map((charge): BreakdownLine => ({
    label: chargeName(charge, locale),
    amount: exactPrice(fromMajor(charge.amount, currency)),
  }));
  const changed = money(total.minor - quote.total.minor, currency);
  const since: BreakdownLine[] =
    changed.minor === 0 ? [] : [{ label: t('cost.changed'), amount: exactPrice(changed), tone: 'danger' }];
  return (
    <Breakdown
      caption={t('cost.title')}
      groups={[{ lines: [...lines, ...since] }]}
      total={{ label: t('cost.total'), amount: exactPrice(total) }}
      note={t('cost.note')}
    />
  );
}
