import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { CompareBar as Bar } from '@wisata/ui/compare-bar';
import type { FlightChooser } from '../hooks/use-choose-flight.ts';
import type { ListView } from '../hooks/use-list-view.ts';
import { useOpenPanel } from '../hooks/use-open-panel.ts';

const CompareDialog = lazy(async () => ({ default: (await import('./compare-dialog.tsx')).CompareDialog }));

interface CompareBarProps {
  readonly view: ListView;
  readonly chooser: FlightChooser;
}

/** The flights that have been picked for comparing. */
export function CompareBar({ view, chooser }: CompareBarProps) {
  const { t } = useTranslation('flight');
  const { state, all } = view;
  const { isOpen, open, close } = useOpenPanel(view, 'compare');
  const picked = state.compare.flatMap((id) => all.find((flight) => flight.id === id) ?? []);
  const count = picked.length;
  if (count === 0) return null;
  return (
    <>
      <Bar
        count={count}
        onClear={() => view.go({ compare: [] }, { replace: true })}
        onOpen={open}
        labels={{
          title: t('compare.title'),
          picked: count < 2 ? t('compare.oneMore') : t('compare.picked', { count }),
          clear: t('compare.clear'),
          open: t('compare.open'),
        }}
      />
      {isOpen && count > 1 && (
        <Suspense fallback={null}>
          <CompareDialog flights={picked} trips={view.trips} chooser={chooser} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
