import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, formatDate } from '@wisata/kernel/dates';
import { useApp } from '@wisata/runtime';
import { Stack } from '@wisata/ui/layout';
import { Timeline, type TimelineItem } from '@wisata/ui/timeline';
import type { TripDay, TripMoment } from './trip.rules.ts';
import { agendaIcon, useAgendaWords } from './agenda-words.ts';
import { classNames } from '@wisata/ui/class-names';
import layout from '@wisata/ui/layout.module.css';
import styles from './trip-days.module.css';

/** Of the section of a day, for links that lead to it. */
export const dayId = (date: string) => `day-${date}`;

interface DaysProps {
  readonly days: readonly TripDay[];
  /** Bookings that do not go together with another one. */
  readonly clashing: ReadonlySet<string>;
  /** The card of a booking, at its first moment. */
  readonly cardOf: (lineId: string) => ReactNode;
  /** What else stands under a moment. */
  readonly noteOf?: (moment: TripMoment) => ReactNode;
  /** What can be done with days on which nothing is planned. */
  readonly offersOf?: (first: string, last: string) => ReactNode;
}

function FreeDays({ day: { date, freeDays }, offersOf }: { day: TripDay } & Pick<DaysProps, 'offersOf'>) {
  const { t } = useTranslation('account');
  const { locale } = useApp();
  if (freeDays === 0) return null;
  const [from, until] = [addDays(date, -freeDays), addDays(date, -1)];
  const [first, last] = [from, until].map((each) => formatDate(each, locale, 'short'));
  return (
    <div className={classNames(layout.row, layout.between, styles.free)}>
      <p>
        <b>{freeDays === 1 ? first : t('trip.span', { first, last })}</b> {t('trip.free', { count: freeDays })}
      </p>
      {offersOf?.(from, until)}
    </div>
  );
}

/** A trip day by day along a rail; a booking's card stands where it begins. */
export function TripDays({ days, clashing, cardOf, noteOf, offersOf }: DaysProps) {
  const { t } = useTranslation('account');
  const { locale } = useApp();
  const { titleOf, timeOf } = useAgendaWords();
  const contentOf = (moment: TripMoment): ReactNode => {
    const card = moment.isFirst && cardOf(moment.lineId);
    const note = noteOf?.(moment);
    return card || note ? (
      <Stack gap={3}>
        {card}
        {note}
      </Stack>
    ) : undefined;
  };
  const itemOf = (moment: TripMoment): TimelineItem => ({
    id: moment.id,
    title: titleOf(moment.entry),
    detail: moment.entry.place,
    time: timeOf(moment.entry),
    icon: agendaIcon(moment.entry),
    state: clashing.has(moment.lineId) ? 'failed' : 'next',
    ...(clashing.has(moment.lineId) ? { stateLabel: t('clash.word') } : {}),
    content: contentOf(moment),
  });
  return (
    <div className={styles.days}>
      {days.map((day) => {
        const title = formatDate(day.date, locale);
        return (
          <section key={day.date} id={dayId(day.date)} className={styles.day} aria-label={title}>
            <FreeDays day={day} offersOf={offersOf} />
            <h2 className={styles.title}>{title}</h2>
            <Timeline label={title} items={day.moments.map(itemOf)} />
          </section>
        );
      })}
    </div>
  );
}
