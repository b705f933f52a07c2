import { useTranslation } from 'react-i18next';
import { wallTimeToInstant, zoneLabel } from '@wisata/kernel/dates';
import type { TimedJourney } from '@wisata/kernel/journey-orders';
import { JourneyRail, type JourneyRailProps } from '@wisata/ui/journey-rail';
import { LaterDay } from './later-day.tsx';
import type { ServiceProps } from './service-props.ts';
import { useTripText } from './use-trip-text.ts';

interface TripRailProps extends ServiceProps, Pick<JourneyRailProps, 'stops' | 'transits'> {
  readonly journey: TimedJourney;
  /** Where it leaves and arrives, in words. */
  readonly places: readonly [string, string];
}

/** The zone's name on that day: places with summer time change it. */
const zoneOn = (zone: string, date: string, time: string) => zoneLabel(zone, () => wallTimeToInstant(date, time, zone));

/** Departure, line and arrival of a journey. */
export function TripRail({ service, journey, places, ...line }: TripRailProps) {
  const { t } = useTranslation(service);
  const text = useTripText(service);
  const { departDate, departTime, arriveDate, arriveTime } = journey;
  return (
    <JourneyRail
      toLabel={t('rail.to')}
      from={{
        time: text.time(departTime),
        zone: zoneOn(journey.originZone, departDate, departTime),
        place: places[0],
      }}
      to={{
        time: text.time(arriveTime),
        zone: zoneOn(journey.destinationZone, arriveDate, arriveTime),
        place: places[1],
        mark: departDate !== arriveDate && (
          <LaterDay service={service} departDate={departDate} arriveDate={arriveDate} />
        ),
      }}
      duration={text.duration(journey.durationMinutes)}
      {...line}
    />
  );
}
