import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, formatDate } from '@wisata/kernel/dates';
import { useApp } from '@wisata/runtime';
import { Timeline, type TimelineItem } from '@wisata/ui/timeline';
import type { TripDay, TripMoment } from './trip.rules.ts';
import { agendaIcon, useAgendaWords } from './agenda-words.ts';
import styles from './trip-days.module.css';

/** Of the section of a day, for links that lead to it. */
export const dayId = (date: string) => `day-${date}`;

interface DaysProps {
  readonly days: readonly TripDay[];
  /** Bookings that do not go together with another one. */
  readonly clashing: ReadonlySet<string>;
  /** The card of a booking, at its first moment. */
  readonly cardOf: (lineId: string) => ReactNode;
}

function FreeDays({ day: { date, freeDays } }: { day: TripDay }) {
  const { t } = useTranslation('account');
  const { locale } = useApp();
  if (freeDays === 0) return null;
  const first = formatDate(addDays(date, -freeDays), locale, 'short');
  const last = formatDate(addDays(date, -1), locale, 'short');
  return (
    <p className={styles.free}>
      <b>{freeDays === 1 ? first : t('trip.span', { first, last })}</b> {t('trip.free', { count: freeDays })}
    </p>
  );
}

/** A trip day by day along a rail; a booking's card stands where it begins. */
export function TripDays({ days, clashing, cardOf }: DaysProps) {
  const { t } = useTranslation('account');
  const { locale } = useApp();
  const { titleOf, timeOf } = useAgendaWords();
  const itemOf = ({ id, lineId, entry, isFirst }: TripMoment): TimelineItem => ({
    id,
    title: titleOf(entry),
    detail: entry.place,
    time: timeOf(entry),
    icon: agendaIcon(entry),
    state: clashing.has(lineId) ? 'failed' : 'next',
    ...(clashing.has(lineId) ? { stateLabel: t('clash.word') } : {}),
    content: isFirst ? cardOf(lineId) : undefined,
  });
  return (
    <div className={styles.days}>
      {days.map((day) => {
        const title = formatDate(day.date, locale);
        return (
          <section key={day.date} id={dayId(day.date)} className={styles.day} aria-label={title}>
            <FreeDays day={day} />
            <h2 className={styles.title}>{title}</h2>
            <Timeline label={title} items={day.moments.map(itemOf)} />
          </section>
        );
      })}
    </div>
  );
}
