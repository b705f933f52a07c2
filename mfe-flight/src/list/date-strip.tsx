import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { price, sumMoney, type Money } from '@wisata/kernel/money';
import { RouterLink } from '@wisata/runtime';
import { Deferred } from '@wisata/runtime/deferred';
import type { DayPrice, Flight } from '../api/flight.model.ts';
import { useCentred } from './use-centred.ts';
import { useFlightText } from '../journey/use-flight-text.ts';
import type { ListState } from './flight-list-query.rules.ts';
import { listStatePath } from './flight-list-query.rules.ts';
import { NO_CHOICE } from '../journey/flight-paths.rules.ts';
import { leavingOn, type FlightSearch } from '../journey/flight-search.rules.ts';
import type { Leg } from './selected-flights.rules.ts';
import styles from './date-strip.module.css';

interface DateStripProps {
  readonly search: FlightSearch;
  readonly state: ListState;
  readonly leg: Leg;
  /** What the list itself found for the chosen day. */
  readonly found: Money | undefined;
  /** The flight of a round trip whose price is part of every day's; a one-way trip has none. */
  readonly partner: Flight | undefined;
  /** Shown until the prices are there. */
  readonly days: readonly DayPrice[];
  readonly prices: Promise<readonly DayPrice[]>;
}

function pathOn({ search, state, leg }: DateStripProps, date: string): string {
  const moved = { ...state, detail: '', compare: [], open: undefined };
  if (leg === 'return') return listStatePath({ ...search, returnDate: date }, moved);
  return listStatePath(leavingOn(search, date), { ...moved, choice: NO_CHOICE });
}

function lowestOf(days: readonly DayPrice[]): number | undefined {
  const amounts = days.flatMap(({ lowest }) => (lowest ? [lowest.minor] : []));
  return amounts.length > 0 ? Math.min(...amounts) : undefined;
}

/** The lowest total of a day for the whole trip. */
function withPartner(lowest: Money | undefined, partner: Flight | undefined): Money | undefined {
  if (!lowest || !partner) return lowest;
  const sum = sumMoney([lowest, partner.total]);
  return sum.ok ? sum.data : undefined;
}

function Days({ days, isPending = false, ...props }: DateStripProps & { readonly isPending?: boolean }) {
  const { t } = useTranslation('flight');
  const { day } = useFlightText();
  const { search, leg, found, partner } = props;
  const current = leg === 'return' ? search.returnDate : search.departDate;
  const isWaiting = isPending || (search.returnDate !== undefined && !partner);
  const shown = days.map(({ date, lowest: own }) => ({
    date,
    lowest: date === current && found ? found : isWaiting ? undefined : withPartner(own, partner),
  }));
  const lowest = lowestOf(shown);
  const list = useCentred<HTMLUListElement>(current);
  return (
    <ul ref={list} role="list" className={styles.days}>
      {shown.map(({ date, lowest: amount }) => (
        <li key={date} className={styles.item}>
          <RouterLink
            href={pathOn({ days, ...props }, date)}
            className={styles.day}
            aria-current={date === current ? 'date' : undefined}
            data-lowest={(amount !== undefined && amount.minor === lowest) || undefined}
          >
            <span className={styles.date}>{day(date)}</span>{' '}
            <b className={styles.price}>{amount ? price(amount) : isWaiting ? '\u00a0' : t('strip.none')}</b>
          </RouterLink>
        </li>
      ))}
    </ul>
  );
}

function PricedDays(props: DateStripProps) {
  return <Days {...props} days={use(props.prices)} />;
}

/** The days around the chosen one with the lowest total of each, for the same people and flights as the list's; each leads to its own list. */
export function DateStrip(props: DateStripProps) {
  const { t } = useTranslation('flight');
  return (
    <nav aria-label={t('strip.title')} title={t('strip.note')} className={styles.strip}>
      <Deferred data={props.prices} fallback={<Days {...props} isPending />}>
        <PricedDays {...props} />
      </Deferred>
    </nav>
  );
}
