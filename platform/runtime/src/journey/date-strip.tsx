import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, type CalendarDate } from '@wisata/kernel/dates';
import { lowestMinor, type DayPrice } from '@wisata/kernel/day-prices';
import { price, type Money } from '@wisata/kernel/money';
import { RouterLink, useApp } from '@wisata/runtime';
import { Deferred } from '../page/deferred.tsx';
import styles from './date-strip.module.css';
import type { ServiceProps } from './service-props.ts';
import { useCentred } from './use-centred.ts';

interface DateStripProps extends ServiceProps {
  /** The day that the list is of. */
  readonly current: CalendarDate | undefined;
  /** What the list itself found for that day. */
  readonly found: Money | undefined;
  /** Shown while the prices load. */
  readonly days: readonly DayPrice[];
  readonly prices: Promise<readonly DayPrice[]>;
  /** What a day costs in all, of its own lowest price; undefined while the rest of the trip is not known. */
  readonly totalOf?: ((lowest: Money) => Money | undefined) | undefined;
  /** The list of another day. */
  readonly pathOn: (date: CalendarDate) => string;
}

interface DaysProps extends DateStripProps {
  readonly isPending?: boolean;
}

function Days({ service, current, found, days, totalOf, pathOn, isPending = false }: DaysProps) {
  const { t } = useTranslation(service);
  const { locale } = useApp();
  const isWaiting = isPending || totalOf === undefined;
  const shown = days.map(({ date, lowest: own }) => ({
    date,
    total: date === current && found ? found : isWaiting ? undefined : own && totalOf(own),
  }));
  const lowest = lowestMinor(shown.map(({ total }) => total));
  const list = useCentred<HTMLUListElement>(current);
  return (
    <ul ref={list} role="list" className={styles.days}>
      {shown.map(({ date, total }) => (
        <li key={date} className={styles.item}>
          <RouterLink
            href={pathOn(date)}
            className={styles.day}
            aria-current={date === current ? 'date' : undefined}
            data-lowest={(total !== undefined && total.minor === lowest) || undefined}
          >
            <span className={styles.date}>{formatDate(date, locale, 'short')}</span>{' '}
            <b className={styles.price}>{total ? price(total) : isWaiting ? '\u00a0' : t('strip.none')}</b>
          </RouterLink>
        </li>
      ))}
    </ul>
  );
}

function PricedDays(props: DateStripProps) {
  return <Days {...props} days={use(props.prices)} />;
}

/** The days around the chosen one with the lowest total of each; each leads to its own list. */
export function DateStrip(props: DateStripProps) {
  const { t } = useTranslation(props.service);
  return (
    <nav aria-label={t('strip.title')} title={t('strip.note')} className={styles.strip}>
      <Deferred data={props.prices} fallback={<Days {...props} isPending />}>
        <PricedDays {...props} />
      </Deferred>
    </nav>
  );
}
