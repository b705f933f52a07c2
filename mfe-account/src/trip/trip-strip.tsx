import { useTranslation } from 'react-i18next';
import { formatDate } from '@wisata/kernel/dates';
import type { Clash } from '@wisata/kernel/trip-clash';
import { useApp } from '@wisata/runtime';
import { VisuallyHidden } from '@wisata/ui/visually-hidden';
import { dayId } from '../itinerary/trip-days.tsx';
import { stripOf, type OwnTrip, type StripDay } from './own-trip.rules.ts';
import styles from './trip.module.css';

interface StripProps {
  readonly trip: OwnTrip;
  readonly clashes: readonly Clash[];
}

/** The days of a trip at a glance; each leads to its own part of the plan. */
export function TripStrip({ trip, clashes }: StripProps) {
  const { t } = useTranslation('trips');
  const { locale } = useApp();
  const days = stripOf(trip, clashes);
  if (days.length < 2) return null;
  const wordOf = ({ state, count }: StripDay) => (state === 'busy' ? t('day.busy', { count }) : t(`day.${state}`));
  return (
    <nav aria-label={t('days')} className={styles.strip}>
      <ol role="list">
        {days.map((day) => {
          const date = formatDate(day.date, locale, 'short');
          // Whole for who listens; the eye has weekday and number above each other.
          const text = (
            <>
              <VisuallyHidden>{date}</VisuallyHidden>
              <span aria-hidden="true">{date.slice(0, 3)}</span>
              <b aria-hidden="true">{Number(day.date.slice(8))}</b>
              <small>{wordOf(day)}</small>
            </>
          );
          return (
            <li key={day.date} data-state={day.state}>
              {day.count > 0 ? (
                <a href={`#${dayId(day.date)}`}>{text}</a>
              ) : (
                <span className={styles.still}>{text}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
