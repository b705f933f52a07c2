import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, todayInJakarta } from '@wisata/kernel/dates';
import type { TripDates, TripSearch } from '@wisata/kernel/trip-search';
import { useApp } from '@wisata/runtime';
import { Dialog } from '@wisata/ui/dialog';
import { Tabs } from '@wisata/ui/tabs';
import { createLazyWords } from '../messages/lazy-words.ts';
import styles from './dates-dialog.module.css';
import { DayMatrix } from './day-matrix.tsx';
import { MonthGraph } from './month-graph.tsx';
import type { ServiceProps } from './service-props.ts';
import { totalsFinder, type AskDays } from './trip-dates.ts';
import { useTripText } from './use-trip-text.ts';

/** Lists do without these texts. */
const useDatesWords = createLazyWords(['dates'], {
  en: async () => (await import('../messages/dates/en.ts')).words,
  id: async () => (await import('../messages/dates/id.ts')).words,
});

/** Props of `DatesDialog`. */
export interface DatesDialogProps extends ServiceProps {
  readonly search: TripSearch;
  /** How far ahead the service sells. */
  readonly daysAhead: number;
  readonly ask: AskDays;
  /** The list of the same trip on other days. */
  readonly pathOf: (dates: TripDates) => string;
  readonly onClose: () => void;
}

/** What the same trip costs on other days: each pair of days around the chosen ones, or each day of a month. */
export function DatesDialog({ service, search, daysAhead, ask, pathOf, onClose }: DatesDialogProps) {
  useDatesWords();
  const { t } = useTranslation(service);
  const { t: words } = useTranslation('dates');
  const { clock } = useApp();
  const { party } = useTripText(service);
  const [today] = useState(() => todayInJakarta(clock.now()));
  const [find] = useState(() => totalsFinder(search, ask));
  const { departDate, returnDate, counts } = search;
  const trip = {
    service,
    departDate,
    returnDate,
    limits: { from: today, to: addDays(today, daysAhead) },
    find,
    pathOf: (out: string, home: string | undefined) => pathOf({ departDate: out, returnDate: home }),
  };
  const month = <MonthGraph {...trip} />;
  const tabs = [
    { id: 'around', label: words('around'), content: <DayMatrix {...trip} /> },
    { id: 'month', label: words('month'), content: month },
  ];
  return (
    <Dialog open onClose={onClose} isStep={false} title={t('flex.title')} size="large" labels={{ close: t('close') }}>
      <p className={styles.basis}>{words('basis', { party: party(counts) })}</p>
      {returnDate ? <Tabs label={t('flex.title')} tabs={tabs} defaultSelectedId="around" /> : month}
    </Dialog>
  );
}
