import { useTranslation } from 'react-i18next';
import { findDayClosure, leftOn, unitsOf } from '@wisata/kernel/contracts/category-product-rules';
import type { ProductSale } from '@wisata/kernel/contracts/category-product-sale';
import { daysBetween } from '@wisata/kernel/dates';
import { holidaysBetween } from '@wisata/kernel/holidays';
import { useApp } from '@wisata/runtime';
import { useCalendarLabels } from '@wisata/runtime/journey/use-calendar-labels';
import { RangeCalendar } from '@wisata/ui/range-calendar';
import type { ProductChoice } from './choice.rules.ts';
import { PRODUCTS } from './product-words.tsx';

interface ProductCalendarProps {
  readonly sale: ProductSale;
  readonly choice: ProductChoice;
  readonly onDate: (date: string) => void;
}

/** How many are left on days where that is worth saying: the best session of the day counts. */
function fewByDay(sale: ProductSale): Readonly<Record<string, number>> {
  const sessions = sale.sessions.length > 0 ? sale.sessions.map(({ id }) => id) : [''];
  const days = [...new Set(sale.few.map(({ date }) => date))];
  const left = days.map(
    (date) => [date, Math.max(...sessions.map((session) => leftOn(sale, { date, session })))] as const,
  );
  return Object.fromEntries(left.filter(([, count]) => count > 0 && count < sale.mostUnits));
}

/** Days to choose from; each closed one says why. */
export function ProductCalendar({ sale, choice, onDate }: ProductCalendarProps) {
  const { t } = useTranslation(PRODUCTS);
  const { locale, clock } = useApp();
  const day = t('choose.date');
  const daysAhead = daysBetween(sale.firstDate, sale.lastDate);
  const labels = useCalendarLabels(PRODUCTS, { start: day, end: day, daysAhead });
  const asked = { units: unitsOf(sale, choice), nowMs: clock.now() };
  const notes = Object.entries(fewByDay(sale)).map(([date, count]) => [date, t('choose.left', { count })] as const);
  return (
    <RangeCalendar
      mode="single"
      picking="start"
      value={choice.date ? { start: choice.date } : {}}
      onChange={({ start }) => start && onDate(start)}
      locale={locale}
      labels={labels}
      today={sale.firstDate}
      min={sale.firstDate}
      max={sale.lastDate}
      notes={Object.fromEntries(notes)}
      holidays={holidaysBetween(sale.firstDate, sale.lastDate, locale)}
      unavailable={(date) => {
        const closure = findDayClosure(sale, date, asked);
        return closure && t(`choose.closed.${closure}`);
      }}
    />
  );
}
