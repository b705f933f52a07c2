import type { CalendarDate } from '@wisata/kernel/dates';
import { formatDate } from '@wisata/kernel/dates';
import type { Money } from '@wisata/kernel/money';
import styles from './calendar-legend.module.css';
import type { PriceUnit } from './calendar-rules.ts';

type Locale = Parameters<typeof formatDate>[1];

/** What the marks and numbers of the days on screen mean. */
export interface CalendarLegendProps {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly locale: Locale;
  readonly prices: Readonly<Record<CalendarDate, Money>>;
  readonly unit: PriceUnit;
  /** Whether a day on screen is marked as the cheapest of its month. */
  readonly hasLowest: boolean;
  readonly holidays: Readonly<Record<CalendarDate, string>>;
  readonly labels: {
    readonly lowestLegend: string;
    readonly unitLegend: string;
  };
}

/** Line under the months; absent when no day on screen has a price or a name. */
export function CalendarLegend(props: CalendarLegendProps) {
  const { from, to, locale, prices, unit, hasLowest, holidays, labels } = props;
  const hasPrices = Object.keys(prices).some((date) => date >= from && date <= to);
  const named = Object.entries(holidays).filter(([date]) => date >= from && date <= to);
  if (!hasPrices && named.length === 0) return null;
  return (
    <ul className={styles.legend} role="list">
      {hasLowest && (
        <li className={styles.key} data-kind="lowest">
          {labels.lowestLegend}
        </li>
      )}
      {named.map(([date, name]) => (
        <li key={date} className={styles.key} data-kind="holiday">
          {formatDate(date, locale, 'short')}, {name}
        </li>
      ))}
      {hasPrices && unit !== 'one' && <li className={styles.unit}>{labels.unitLegend}</li>}
    </ul>
  );
}
