import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, todayInJakarta } from '@wisata/kernel/dates';
import { optionalPart, useApp } from '@wisata/runtime';
import { findTripWay, type StopDay } from './trip-map.rules.ts';
import { dayId } from './trip-days.tsx';
import styles from './trip-stops.module.css';

// The list beside it says everything that the map shows.
const TripMap = optionalPart(async () => (await import('./trip-map.tsx')).TripMap);

/** Where a trip goes: on a map, and in order as a list that leads to the days. */
export function TripStops({ days }: { readonly days: readonly StopDay[] }) {
  const { t } = useTranslation('account');
  const { clock, locale } = useApp();
  const today = todayInJakarta(clock.now());
  const way = useMemo(() => findTripWay(days, today), [days, today]);
  if (way.stops.length === 0) return null;
  return (
    <section className={styles.stops} aria-labelledby="trip-stops">
      <div className={styles.map}>
        <TripMap way={way} />
      </div>
      <div className={styles.side}>
        <h2 id="trip-stops" className={styles.title}>
          {t('tripMap.title')}
        </h2>
        <ol role="list" className={styles.list}>
          {way.stops.map(({ name, town, number, dates }) => (
            <li key={name}>
              <span aria-hidden className={styles.number}>
                {number}
              </span>
              <a className={styles.link} href={`#${dayId(dates[0] ?? '')}`}>
                <span className={styles.name}>{name}</span>{' '}
                <span className={styles.facts}>
                  {[town, ...dates.map((date) => formatDate(date, locale, 'short'))].join(' · ')}
                </span>
              </a>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
