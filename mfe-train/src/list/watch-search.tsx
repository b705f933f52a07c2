import { useMemo } from 'react';
import { WatchPrice } from '@wisata/runtime/journey/watch-price';
import type { TrainList } from '../api/train.model.ts';
import { trainListPath } from '../journey/train-paths.rules.ts';
import { searchIdentity, type TrainSearch } from '../journey/train-search.rules.ts';
import { useTrainText } from '../journey/use-train-text.ts';
import { lowestTrip } from './lowest-trip.rules.ts';
import styles from './train-results.module.css';

/** Watches the lowest total of a search; nothing where every train is sold out. */
export function WatchSearch({ search, list }: { readonly search: TrainSearch; readonly list: TrainList }) {
  const { station, dates } = useTrainText();
  const total = useMemo(() => lowestTrip(list), [list]);
  if (!total) return null;
  const title = `${station(search.origin)} – ${station(search.destination)}, ${dates(search)}`;
  return (
    <WatchPrice
      service="train"
      subject={searchIdentity(search)}
      total={total}
      title={title}
      path={trainListPath(search)}
      isLowest
      wordClass={styles.watchWord}
    />
  );
}
