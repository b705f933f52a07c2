import { useMemo } from 'react';
import { WatchPrice } from '@wisata/runtime/journey/watch-price';
import { flightListPath } from '../journey/flight-paths.rules.ts';
import { searchIdentity, type FlightSearch } from '../journey/flight-search.rules.ts';
import { useFlightText } from '../journey/use-flight-text.ts';
import { lowestTrip } from './lowest-trip.rules.ts';
import type { AskedSource } from './results-merge.rules.ts';
import styles from './list-tools.module.css';

/** A search and what its sources have answered. */
export interface WatchSearchProps {
  readonly search: FlightSearch;
  readonly asked: readonly AskedSource[];
}

/** Watches the lowest total of a search, once every source has answered. */
export function WatchSearch({ search, asked }: WatchSearchProps) {
  const { city, dates } = useFlightText();
  const total = useMemo(() => lowestTrip(search, asked), [search, asked]);
  if (!total) return null;
  const title = `${city(search.origin)} – ${city(search.destination)}, ${dates(search)}`;
  return (
    <WatchPrice
      service="flight"
      subject={searchIdentity(search)}
      total={total}
      title={title}
      path={flightListPath(search)}
      isLowest
      wordClass={styles.word}
    />
  );
}
