import { useTranslation } from 'react-i18next';
import { formatDate, type CalendarDate } from '@wisata/kernel/dates';
import { daysAround, listDays, lowestMinor, totalOn, type TripTotals } from '@wisata/kernel/day-prices';
import { price, type Money } from '@wisata/kernel/money';
import { RouterLink, useApp } from '@wisata/runtime';
import { dayPrice, priceUnitOf } from '@wisata/ui/calendar-rules';
import { WideTable } from '@wisata/ui/wide-table';
import styles from './dates-dialog.module.css';
import { TotalsState } from './totals-state.tsx';
import type { TripDatesProps } from './trip-dates.ts';
import { useCentred } from './use-centred.ts';
import { useTripTotals } from './use-trip-totals.ts';

interface CellProps {
  readonly trip: TripDatesProps;
  readonly out: CalendarDate;
  readonly back: CalendarDate;
  readonly total: Money | undefined;
  readonly isLowest: boolean;
}

function Cell({ trip, out, back, total, isLowest }: CellProps) {
  const { t: own } = useTranslation(trip.service);
  const { t } = useTranslation('dates');
  const { locale } = useApp();
  if (!total) return <td className={styles.none}>{own('strip.none')}</td>;
  const isChosen = out === trip.departDate && back === trip.returnDate;
  const [depart, home] = [out, back].map((date) => formatDate(date, locale, 'short'));
  const facts = { depart, return: home, price: price(total) };
  return (
    <td>
      <RouterLink
        href={trip.pathOf(out, back)}
        className={styles.cell}
        aria-label={t(isLowest ? 'pairLowest' : 'pair', facts)}
        aria-current={isChosen ? 'date' : undefined}
        data-lowest={isLowest || undefined}
      >
        {dayPrice(total, priceUnitOf([total]))}
      </RouterLink>
    </td>
  );
}

interface TableProps {
  readonly trip: TripDatesProps;
  readonly totals: TripTotals;
  readonly departs: readonly CalendarDate[];
  readonly returns: readonly CalendarDate[];
}

function Table({ trip, totals, departs, returns }: TableProps) {
  const { t } = useTranslation('dates');
  const { locale } = useApp();
  const day = (date: CalendarDate) => formatDate(date, locale, 'short');
  const lowest = lowestMinor(returns.flatMap((back) => departs.map((out) => totalOn(totals, out, back))));
  const frame = useCentred<HTMLDivElement>(departs[0]);
  return (
    <div className={styles.matrix}>
      <WideTable ref={frame} label={t('around')}>
        <thead>
          <tr>
            <th scope="row" className={styles.corner}>
              <span>{t('depart')}</span>
              <span>{t('return')}</span>
            </th>
            {departs.map((date) => (
              <th key={date} scope="col" data-chosen={date === trip.departDate || undefined}>
                {day(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {returns.map((back) => (
            <tr key={back}>
              <th scope="row" className={styles.side} data-chosen={back === trip.returnDate || undefined}>
                {day(back)}
              </th>
              {departs.map((out) => {
                const total = totalOn(totals, out, back);
                const isLowest = total !== undefined && total.minor === lowest;
                return <Cell key={out} trip={trip} out={out} back={back} total={total} isLowest={isLowest} />;
              })}
            </tr>
          ))}
        </tbody>
      </WideTable>
    </div>
  );
}

/** Seven days out by seven days home, each with the lowest total of the trip. */
export function DayMatrix(trip: TripDatesProps) {
  const { service, departDate, returnDate = departDate, limits, find } = trip;
  const out = daysAround(departDate, limits);
  const home = daysAround(returnDate, limits);
  const { answer, askAgain } = useTripTotals(find, out, home);
  return (
    <TotalsState service={service} answer={answer} onRetry={askAgain}>
      {(totals) => <Table trip={trip} totals={totals} departs={listDays(out)} returns={listDays(home)} />}
    </TotalsState>
  );
}
