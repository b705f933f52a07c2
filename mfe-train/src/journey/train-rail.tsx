import type { ReactNode } from 'react';
import { TripRail } from '@wisata/runtime/journey/trip-rail';
import type { TrainRun } from '../api/train.model.ts';

interface TrainRailProps {
  readonly run: TrainRun;
  /** Under the line. */
  readonly stops?: ReactNode;
}

/** Departure, line and arrival of a train. */
export const TrainRail = ({ run, stops }: TrainRailProps) => (
  <TripRail
    service="train"
    journey={run}
    places={[`${run.originName} ${run.origin}`, `${run.destinationName} ${run.destination}`]}
    stops={stops}
  />
);
