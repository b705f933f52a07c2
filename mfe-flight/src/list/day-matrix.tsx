import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '@wisata/kernel/dates';
import { price, type Money } from '@wisata/kernel/money';
import { RouterLink } from '@wisata/runtime';
import { dayPrice, priceUnitOf } from '@wisata/ui/calendar-rules';
import { WideTable } from '@wisata/ui/wide-table';
import { useCentred } from './use-centred.ts';
import { useFlightText } from '../journey/use-flight-text.ts';
import { useTripTotals } from './use-trip-totals.ts';
import { daysAround, listDays, lowestMinor, totalOn, type TripTotals } from './flexible-dates.rules.ts';
import { flightListPath } from '../journey/flight-paths.rules.ts';
import type { FlightSearch } from '../journey/flight-search.rules.ts';
import styles from './dates-dialog.module.css';
import { TotalsState } from './totals-state.tsx';

interface DayMatrixProps {
  readonly search: FlightSearch;
  readonly today: CalendarDate;
}

interface CellProps {
  readonly search: FlightSearch;
  readonly departDate: CalendarDate;
  readonly returnDate: CalendarDate;
  readonly total: Money | undefined;
  readonly isLowest: boolean;
}

function Cell({ search, departDate, returnDate, total, isLowest }: CellProps) {
  const { t } = useTranslation('flight');
  const { day } = useFlightText();
  if (!total) return <td className={styles.none}>{t('strip.none')}</td>;
  const isChosen = departDate === search.departDate && returnDate === search.returnDate;
  const facts = { depart: day(departDate), return: day(returnDate), price: price(total) };
  return (
    <td>
      <RouterLink
        href={flightListPath({ ...search, departDate, returnDate })}
        className={styles.cell}
        aria-label={t(isLowest ? 'flex.pairLowest' : 'flex.pair', facts)}
        aria-current={isChosen ? 'date' : undefined}
        data-lowest={isLowest || undefined}
      >
        {dayPrice(total, priceUnitOf([total]))}
      </RouterLink>
    </td>
  );
}

interface TableProps extends DayMatrixProps {
  readonly totals: TripTotals;
  readonly departs: readonly CalendarDate[];
  readonly returns: readonly CalendarDate[];
}

function Table({ search, totals, departs, returns }: TableProps) {
  const { t } = useTranslation('flight');
  const { day } = useFlightText();
  const lowest = lowestMinor(returns.flatMap((back) => departs.map((out) => totalOn(totals, out, back))));
  const frame = useCentred<HTMLDivElement>(departs[0]);
  return (
    <div className={styles.matrix}>
      <WideTable ref={frame} label={t('flex.around')}>
        <thead>
          <tr>
            <th scope="row" className={styles.corner}>
              <span>{t('flex.depart')}</span>
              <span>{t('flex.return')}</span>
            </th>
            {departs.map((date) => (
              <th key={date} scope="col" data-chosen={date === search.departDate || undefined}>
                {day(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {returns.map((back) => (
            <tr key={back}>
              <th scope="row" className={styles.side} data-chosen={back === search.returnDate || undefined}>
                {day(back)}
              </th>
              {departs.map((out) => {
                const total = totalOn(totals, out, back);
                const isLowest = total !== undefined && total.minor === lowest;
                return (
                  <Cell
                    key={out}
                    search={search}
                    total={total}
                    isLowest={isLowest}
                    departDate={out}
                    returnDate={back}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </WideTable>
    </div>
  );
}

/** Seven days out by seven days home, each with the lowest total of the trip. */
export function DayMatrix({ search, today }: DayMatrixProps) {
  const out = daysAround(search.departDate, today);
  const home = daysAround(search.returnDate ?? search.departDate, today);
  const { answer, askAgain } = useTripTotals(search, out, home);
  return (
    <TotalsState answer={answer} onRetry={askAgain}>
      {(totals) => (
        <Table search={search} today={today} totals={totals} departs={listDays(out)} returns={listDays(home)} />
      )}
    </TotalsState>
  );
}
