import { useTranslation } from 'react-i18next';
import { Dialog } from '@wisata/ui/dialog';
import { Tabs } from '@wisata/ui/tabs';
import styles from './dates-dialog.module.css';
import { DayMatrix } from './day-matrix.tsx';
import { MonthGraph } from './month-graph.tsx';
import type { TripDatesProps } from './trip-dates.ts';

interface DatesDialogProps extends TripDatesProps {
  /** Whom the prices are for. */
  readonly party: string;
  readonly onClose: () => void;
}

/** What the same trip costs on other days: each pair of days around the chosen ones, or each day of a month. */
export function DatesDialog({ party, onClose, ...trip }: DatesDialogProps) {
  const { t } = useTranslation(trip.service);
  const month = <MonthGraph {...trip} />;
  const tabs = [
    { id: 'around', label: t('flex.around'), content: <DayMatrix {...trip} /> },
    { id: 'month', label: t('flex.month'), content: month },
  ];
  return (
    <Dialog open onClose={onClose} isStep={false} title={t('flex.title')} size="large" labels={{ close: t('close') }}>
      <p className={styles.basis}>{t('flex.basis', { party })}</p>
      {trip.returnDate ? <Tabs label={t('flex.title')} tabs={tabs} defaultSelectedId="around" /> : month}
    </Dialog>
  );
}
