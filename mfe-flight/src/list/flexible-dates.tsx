import { CalendarRange } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@wisata/ui/button';
import { useOpenPanel } from './use-open-panel.ts';
import type { ListState } from './flight-list-query.rules.ts';
import type { FlightSearch } from '../journey/flight-search.rules.ts';
import styles from './flight-results.module.css';

const DatesDialog = lazy(async () => ({ default: (await import('./dates-dialog.tsx')).DatesDialog }));

interface FlexibleDatesProps {
  readonly search: FlightSearch;
  readonly state: ListState;
}

/** Opens the prices of other days. */
export function FlexibleDates(props: FlexibleDatesProps) {
  const { t } = useTranslation('flight');
  const { isOpen, open, close } = useOpenPanel(props, 'dates');
  return (
    <>
      <Button icon={CalendarRange} aria-label={t('flex.title')} aria-haspopup="dialog" onClick={open}>
        <span className={styles.toolWord}>{t('flex.title')}</span>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DatesDialog search={props.search} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
