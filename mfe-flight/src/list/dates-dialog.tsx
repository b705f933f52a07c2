import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { todayInJakarta } from '@wisata/kernel/dates';
import { useApp } from '@wisata/runtime';
import { Dialog } from '@wisata/ui/dialog';
import { Tabs } from '@wisata/ui/tabs';
import { useFlightText } from '../journey/use-flight-text.ts';
import type { FlightSearch } from '../journey/flight-search.rules.ts';
import styles from './dates-dialog.module.css';
import { DayMatrix } from './day-matrix.tsx';
import { MonthGraph } from './month-graph.tsx';

interface DatesDialogProps {
  readonly search: FlightSearch;
  readonly onClose: () => void;
}

/** What the same trip costs on other days: each pair of days around the chosen ones, or each day of a month. */
export function DatesDialog({ search, onClose }: DatesDialogProps) {
  const { t } = useTranslation('flight');
  const { clock } = useApp();
  const { party } = useFlightText();
  const [today] = useState(() => todayInJakarta(clock.now()));
  const month = <MonthGraph search={search} today={today} />;
  const tabs = [
    { id: 'around', label: t('flex.around'), content: <DayMatrix search={search} today={today} /> },
    { id: 'month', label: t('flex.month'), content: month },
  ];
  return (
    <Dialog open onClose={onClose} isStep={false} title={t('flex.title')} size="large" labels={{ close: t('close') }}>
      <p className={styles.basis}>{t('flex.basis', { party: party(search.counts) })}</p>
      {search.returnDate ? <Tabs label={t('flex.title')} tabs={tabs} defaultSelectedId="around" /> : month}
    </Dialog>
  );
}
