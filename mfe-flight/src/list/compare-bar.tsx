import { CompareBar as Bar } from '@wisata/runtime/journey/compare-bar';
import { lazyPart } from '@wisata/runtime';
import type { FlightChooser } from './use-choose-flight.ts';
import { useOpenPanel, type ListView } from './use-list-view.ts';

const CompareDialog = lazyPart(async () => (await import('./compare-dialog.tsx')).CompareDialog);

interface CompareBarProps {
  readonly view: ListView;
  readonly chooser: FlightChooser;
}

/** The flights that have been picked for comparing. */
export function CompareBar({ view, chooser }: CompareBarProps) {
  const { state, all } = view;
  const panel = useOpenPanel(view, 'compare');
  const picked = state.compare.flatMap((id) => all.find((flight) => flight.id === id) ?? []);
  return (
    <Bar
      service="flight"
      count={picked.length}
      onClear={() => view.go({ compare: [] }, { replace: true })}
      panel={panel}
    >
      <CompareDialog flights={picked} trips={view.trips} chooser={chooser} onClose={panel.close} />
    </Bar>
  );
}
