import type { Leg } from '@wisata/kernel/trip-legs';
import { TripSummary } from '@wisata/runtime/journey/trip-summary';
import { lazyPart } from '@wisata/runtime';
import { trainListPath } from '../journey/train-paths.rules.ts';
import { formatTrainSearch, type TrainSearch } from '../journey/train-search.rules.ts';
import { useTrainText } from '../journey/use-train-text.ts';

const TrainSearchPanel = lazyPart(async () => (await import('../search/train-search.tsx')).TrainSearchPanel);

interface SummaryBarProps {
  readonly search: TrainSearch;
  readonly leg: Leg;
  /** Opens the form at once, where the search cannot be answered as it is. */
  readonly open: boolean;
}

/** Which trains are being looked for. */
export function SummaryBar({ search, leg, open }: SummaryBarProps) {
  const { station, dates, party } = useTrainText();
  return (
    <TripSummary
      service="train"
      search={search}
      nameOf={station}
      facts={`${dates(search)} · ${party(search.counts)}`}
      leg={leg}
      listPath={trainListPath(search)}
      open={open}
      form={(close) => <TrainSearchPanel search={formatTrainSearch(search).toString()} onSearch={close} />}
    />
  );
}
