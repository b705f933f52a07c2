import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { wallTimeToInstant, zoneLabel } from '@wisata/kernel/dates';
import { LaterDay } from '@wisata/runtime/journey/chosen-leg';
import { JourneyRail } from '@wisata/ui/journey-rail';
import type { TrainRun } from '../api/train.model.ts';
import { useTrainText } from './use-train-text.ts';

interface TrainRailProps {
  readonly run: TrainRun;
  /** Under the line. */
  readonly stops?: ReactNode;
}

const zoneOn = (zone: string, date: string, time: string) => zoneLabel(zone, () => wallTimeToInstant(date, time, zone));

/** Departure, line and arrival of a train. */
export function TrainRail({ run, stops }: TrainRailProps) {
  const { t } = useTranslation('train');
  const text = useTrainText();
  return (
    <JourneyRail
      toLabel={t('rail.to')}
      from={{
        time: text.time(run.departTime),
        zone: zoneOn(run.originZone, run.departDate, run.departTime),
        place: `${run.originName} ${run.origin}`,
      }}
      to={{
        time: text.time(run.arriveTime),
        zone: zoneOn(run.destinationZone, run.arriveDate, run.arriveTime),
        place: `${run.destinationName} ${run.destination}`,
        mark:
          run.departDate === run.arriveDate ? undefined : (
            <LaterDay service="train" departDate={run.departDate} arriveDate={run.arriveDate} />
          ),
      }}
      duration={text.duration(run.durationMinutes)}
      stops={stops}
    />
  );
}
