import { useTranslation } from 'react-i18next';
import type { TourBreakdown } from '@wisata/kernel/contracts/tour-price';
import { exactPrice, money, type Money } from '@wisata/kernel/money';
import { Breakdown, type BreakdownLine } from '@wisata/ui/breakdown';
import type { VisitDetail } from '../api/visit.model.ts';
import { grandTotal, rowsOf, type BreakdownRow } from './breakdown-lines.rules.ts';
import { useVisitText } from './use-visit-text.ts';
import type { VisitService } from './visit-service.ts';

/** How a row is called: in the answer's own words where it has any. */
export function useRowName(service: VisitService): (row: Pick<BreakdownRow, 'code' | 'name'>) => string {
  const { t } = useTranslation(service);
  return ({ code, name }) => name || t(`cost.row.${code}`);
}

interface VisitBreakdownProps {
  readonly service: VisitService;
  readonly visit: Pick<VisitDetail, 'currencyRate'>;
  readonly breakdown: TourBreakdown;
  /** What will be charged, where that is another total than the rows have. */
  readonly total?: Money;
}

/** What a choice costs: each kind of person, each cost, and the total. */
export function VisitBreakdown({ service, visit, breakdown, total = grandTotal(breakdown) }: VisitBreakdownProps) {
  const { t } = useTranslation(service);
  const { about } = useVisitText(service);
  const nameOf = useRowName(service);
  const lineOf = (row: BreakdownRow): BreakdownLine => ({
    label:
      row.count > 0
        ? t('cost.each', { name: nameOf(row), count: row.count, price: exactPrice(row.each) })
        : nameOf(row),
    amount: exactPrice(row.sum),
    ...(row.sum.minor < 0 ? { tone: 'success' } : {}),
  });
  const changed = money(total.minor - grandTotal(breakdown).minor, total.currency);
  const since: BreakdownLine[] =
    changed.minor === 0 ? [] : [{ label: t('cost.changed'), amount: exactPrice(changed), tone: 'danger' }];
  return (
    <Breakdown
      caption={t('cost.title')}
      groups={[{ lines: [...rowsOf(breakdown).map(lineOf), ...since] }]}
      total={{ label: t('cost.total'), amount: exactPrice(total) }}
      note={[about(total, visit), t('cost.note')].filter(Boolean).join('. ')}
    />
  );
}
