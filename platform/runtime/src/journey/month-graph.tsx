import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, daysBetween, formatDate, formatMonth, type CalendarDate } from '@wisata/kernel/dates';
import { listDays, lowestMinor, totalOn, type TripTotals } from '@wisata/kernel/day-prices';
import { price } from '@wisata/kernel/money';
import { daysOfMonth } from '@wisata/kernel/month-days';
import { addMonths } from '@wisata/kernel/months';
import { RouterLink, useApp } from '@wisata/runtime';
import { dayPrice, priceUnitOf } from '@wisata/ui/calendar-rules';
import { IconButton } from '@wisata/ui/icon-button';
import { Stack } from '@wisata/ui/layout';
import { VisuallyHidden } from '@wisata/ui/visually-hidden';
import styles from './dates-dialog.module.css';
import { TotalsState } from './totals-state.tsx';
import type { TripDatesProps } from './trip-dates.ts';
import { useCentred } from './use-centred.ts';
import { useTripTotals } from './use-trip-totals.ts';

interface BarsProps {
  readonly trip: TripDatesProps;
  /** Nights that every trip of the month has; undefined one way. */
  readonly nights: number | undefined;
  readonly days: readonly CalendarDate[];
  readonly totals: TripTotals;
}

function Bars({ trip, nights, days, totals }: BarsProps) {
  const { t } = useTranslation('dates');
  const { locale } = useApp();
  const list = useCentred<HTMLUListElement>(days[0]);
  const trips = days.map((date) => {
    const back = nights === undefined ? undefined : addDays(date, nights);
    return { date, back, total: totalOn(totals, date, back) };
  });
  const amounts = trips.flatMap(({ total }) => total ?? []);
  const lowest = lowestMinor(amounts);
  const highest = Math.max(1, ...amounts.map(({ minor }) => minor));
  if (lowest === undefined) return <p>{t('nothing')}</p>;
  return (
    <ul ref={list} role="list" className={styles.bars}>
      {trips.map(({ date, back, total }) => (
        <li key={date} className={styles.barItem}>
          {total ? (
            <RouterLink
              href={trip.pathOf(date, back)}
              className={styles.bar}
              aria-current={date === trip.departDate ? 'date' : undefined}
              data-lowest={total.minor === lowest || undefined}
            >
              <VisuallyHidden>
                {t(total.minor === lowest ? 'dayLowest' : 'day', {
                  date: formatDate(date, locale, 'short'),
                  price: price(total),
                })}
              </VisuallyHidden>
              <span aria-hidden>{dayPrice(total, priceUnitOf([total]))}</span>
              <span className={styles.column} style={{ '--share': total.minor / highest } as CSSProperties} />
              <span aria-hidden>{Number(date.slice(8))}</span>
            </RouterLink>
          ) : (
            <span className={styles.bar}>
              <span className={styles.column} />
              <span>{Number(date.slice(8))}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A month of departures, each with the lowest total of the trip; a round trip keeps its nights. */
export function MonthGraph(trip: TripDatesProps) {
  const { service, departDate, returnDate, limits, find } = trip;
  const { t } = useTranslation(service);
  const { t: words } = useTranslation('dates');
  const { locale } = useApp();
  const [month, setMonth] = useState(departDate);
  const out = daysOfMonth(month, limits);
  const nights = returnDate === undefined ? undefined : Math.max(0, daysBetween(departDate, returnDate));
  const home = nights === undefined ? undefined : { from: addDays(out.from, nights), to: addDays(out.to, nights) };
  const { answer, askAgain } = useTripTotals(find, out, home);
  const isFirst = month.slice(0, 7) <= limits.from.slice(0, 7);
  const isLast = month.slice(0, 7) >= limits.to.slice(0, 7);
  return (
    <Stack gap={3}>
      <div className={styles.months}>
        <IconButton
          icon={ChevronLeft}
          label={t('calendar.previousMonth')}
          aria-disabled={isFirst}
          onClick={() => setMonth(addMonths(month, -1))}
        />
        <h3 className={styles.monthName} aria-live="polite">
          {formatMonth(month, locale)}
        </h3>
        <IconButton
          icon={ChevronRight}
          label={t('calendar.nextMonth')}
          aria-disabled={isLast}
          onClick={() => setMonth(addMonths(month, 1))}
        />
      </div>
      <TotalsState service={service} answer={answer} onRetry={askAgain}>
        {(totals) => <Bars trip={trip} nights={nights} days={listDays(out)} totals={totals} />}
      </TotalsState>
      {nights !== undefined && <p className={styles.basis}>{words('nights', { count: nights })}</p>}
    </Stack>
  );
}
