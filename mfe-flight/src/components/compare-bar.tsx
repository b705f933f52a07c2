import { X } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@wisata/ui/button';
import type { FlightChooser } from '../hooks/use-choose-flight.ts';
import type { ListView } from '../hooks/use-list-view.ts';
import { useOpenPanel } from '../hooks/use-open-panel.ts';
import styles from './compare-bar.module.css';

const CompareDialog = lazy(async () => ({ default: (await import('./compare-dialog.tsx')).CompareDialog }));

interface CompareBarProps {
  readonly view: ListView;
  readonly chooser: FlightChooser;
}

/** What has been picked for comparing; it takes two to compare. */
export function CompareBar({ view, chooser }: CompareBarProps) {
  const { t } = useTranslation('flight');
  const { state, all } = view;
  const { isOpen, open, close } = useOpenPanel(view, 'compare');
  const picked = state.compare.flatMap((id) => all.find((flight) => flight.id === id) ?? []);
  if (picked.length === 0) return null;
  return (
    <section className={styles.bar} aria-label={t('compare.title')}>
      <p className={styles.words} role="status">
        {picked.length < 2 ? t('compare.oneMore') : t('compare.picked', { count: picked.length })}
      </p>
      <Button size="s" icon={X} onClick={() => view.go({ compare: [] }, { replace: true })}>
        {t('compare.clear')}
      </Button>
      <Button size="s" variant="primary" disabled={picked.length < 2} onClick={open} aria-haspopup="dialog">
        {t('compare.open')}
      </Button>
      {isOpen && picked.length > 1 && (
        <Suspense fallback={null}>
          <CompareDialog flights={picked} trips={view.trips} chooser={chooser} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}
