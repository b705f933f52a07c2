import { lazy } from 'react';
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
  const panel = useOpenPanel(view, 'compare');
  const picked = state.compare.flatMap((id) => all.find((flight) => flight.id === id) ?? []);
  return (
    <Bar
      count={picked.length}
      onClear={() => view.go({ compare: [] }, { replace: true })}
      panel={panel}
      labels={{
        title: t('compare.title'),
        oneMore: t('compare.oneMore'),
        picked: t('compare.picked', { count: picked.length }),
        clear: t('compare.clear'),
        open: t('compare.open'),
      }}
    >
      <CompareDialog flights={picked} trips={view.trips} chooser={chooser} onClose={panel.close} />
    </Bar>
  );
}
