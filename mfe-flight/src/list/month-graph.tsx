import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, formatMonth, type CalendarDate } from '@wisata/kernel/dates';
import { price } from '@wisata/kernel/money';
import { addMonths } from '@wisata/kernel/months';
import { RouterLink, useApp } from '@wisata/runtime';
import { dayPrice, priceUnitOf } from '@wisata/ui/calendar-rules';
import { IconButton } from '@wisata/ui/icon-button';
import { useCentred } from './use-centred.ts';
import { useFlightText } from '../journey/use-flight-text.ts';
import { useTripTotals } from './use-trip-totals.ts';
import { daysOfMonth, listDays, lowestMinor, nightsOf, totalOn } from './flexible-dates.rules.ts';
import type { TripTotals } from './flexible-dates.rules.ts';
import { flightListPath } from '../journey/flight-paths.rules.ts';
import { DAYS_AHEAD, type FlightSearch } from '../journey/flight-search.rules.ts';
import styles from './dates-dialog.module.css';
import { TotalsState } from './totals-state.tsx';

interface BarsProps {
  readonly search: FlightSearch;
  readonly days: readonly CalendarDate[];
  readonly totals: TripTotals;
}

/** The same trip, as many nights later as before. */
function tripOn(search: FlightSearch, departDate: CalendarDate): FlightSearch {
  const nights = nightsOf(search);
  return { ...search, departDate, returnDate: nights === undefined ? undefined : addDays(departDate, nights) };
}

function Bars({ search, days, totals }: BarsProps) {
  const { t } = useTranslation('flight');
  const { day } = useFlightText();
  const list = useCentred<HTMLUListElement>(days[0]);
  const trips = days.map((date) => {
    const trip = tripOn(search, date);
    return { date, trip, total: totalOn(totals, date, trip.returnDate) };
  });
  const amounts = trips.flatMap(({ total }) => total ?? []);
  const lowest = lowestMinor(amounts);
  const highest = Math.max(1, ...amounts.map(({ minor }) => minor));
  if (lowest === undefined) return <p>{t('flex.nothing')}</p>;
  return (
    <ul ref={list} role="list" className={styles.bars}>
      {trips.map(({ date, trip, total }) => (
        <li key={date} className={styles.barItem}>
          {total ? (
            <RouterLink
              href={flightListPath(trip)}
              className={styles.bar}
              aria-label={t(total.minor === lowest ? 'flex.dayLowest' : 'flex.day', {
                date: day(date),
                price: price(total),
              })}
              aria-current={date === search.departDate ? 'date' : undefined}
              data-lowest={total.minor === lowest || undefined}
            >
              <span className={styles.amount}>{dayPrice(total, priceUnitOf([total]))}</span>
              <span className={styles.column} style={{ '--share': total.minor / highest } as CSSProperties} />
              <span>{Number(date.slice(8))}</span>
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
export function MonthGraph({ search, today }: { readonly search: FlightSearch; readonly today: CalendarDate }) {
  const { t } = useTranslation('flight');
  const { locale } = useApp();
  const [month, setMonth] = useState(search.departDate);
  const out = daysOfMonth(month, today);
  const nights = nightsOf(search);
  const home = nights === undefined ? undefined : { from: addDays(out.from, nights), to: addDays(out.to, nights) };
  const { answer, askAgain } = useTripTotals(search, out, home);
  const isFirst = month.slice(0, 7) <= today.slice(0, 7);
  const isLast = month.slice(0, 7) >= addDays(today, DAYS_AHEAD).slice(0, 7);
  return (
    <div className={styles.graph}>
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
      <TotalsState answer={answer} onRetry={askAgain}>
        {(totals) => <Bars search={search} days={listDays(out)} totals={totals} />}
      </TotalsState>
      {nights !== undefined && <p className={styles.basis}>{t('flex.nights', { count: nights })}</p>}
    </div>
  );
}
