import { useTranslation } from 'react-i18next';
import { daysBetween, wallTimeToInstant, zoneLabel } from '@wisata/kernel/dates';
import { JourneyRail } from '@wisata/ui/journey-rail';
import { VisuallyHidden } from '@wisata/ui/visually-hidden';
import { Literal } from '@wisata/ui/literal';
import { useFlightText } from './use-flight-text.ts';

/** What a rail shows of a journey; results, checkouts and booked flights all have it. Times are wall times of their place. */
export interface RailJourney {
  readonly origin: string;
  /** Where the record names the cities, as a booking does; others are looked up. */
  readonly originCity?: string;
  readonly originTerminal: string;
  readonly originZone: string;
  readonly destination: string;
  readonly destinationCity?: string;
  readonly destinationTerminal: string;
  readonly destinationZone: string;
  readonly departDate: string;
  readonly departTime: string;
  readonly arriveDate: string;
  readonly arriveTime: string;
  readonly durationMinutes: number;
  readonly transits: number;
  readonly transitPoints: readonly string[];
}

function Stops({ transits, transitPoints }: Pick<RailJourney, 'transits' | 'transitPoints'>) {
  const { t, i18n } = useTranslation('flight');
  const literal = transits === 0 ? 'Langsung' : `${transits} transit`;
  const via = transitPoints.length > 0 ? t('rail.via', { places: transitPoints.join(', ') }) : '';
  if (i18n.language === 'id') return [literal, via].filter(Boolean).join(' ');
  return (
    <>
      {transits === 0 ? t('rail.direct') : t('rail.stops', { count: transits, via })} <Literal>{literal}</Literal>
    </>
  );
}

function placeText(code: string, terminal: string, city: string | undefined): string {
  return [city && city !== code ? `${city} ${code}` : code, terminal].filter(Boolean).join(city ? ', ' : ' · ');
}

/** The zone's name on that day: places with summer time change it. */
const zoneOn = (zone: string, date: string, time: string) => zoneLabel(zone, () => wallTimeToInstant(date, time, zone));

/** Departure, line and arrival of a journey with zones, terminals and changes; `named` writes the cities out. */
export function FlightRail({ journey, named = false }: { journey: RailJourney; named?: boolean }) {
  const { t } = useTranslation('flight');
  const text = useFlightText();
  const later = daysBetween(journey.departDate, journey.arriveDate);
  /** Tickets write terminals out; beside a code there is room for the letter only. */
  const terminal = (name: string) => (named ? text.terminal(name) : name);
  const city = (code: string, recorded = text.city(code)) => (named ? recorded : undefined);
  const mark = later !== 0 && (
    <>
      <span aria-hidden>{later > 0 ? `+${later}` : later}</span>
      <VisuallyHidden>{t('rail.arrivesOn', { date: text.day(journey.arriveDate) })}</VisuallyHidden>
    </>
  );
  return (
    <JourneyRail
      toLabel={t('rail.to')}
      from={{
        time: text.time(journey.departTime),
        zone: zoneOn(journey.originZone, journey.departDate, journey.departTime),
        place: placeText(journey.origin, terminal(journey.originTerminal), city(journey.origin, journey.originCity)),
      }}
      to={{
        time: text.time(journey.arriveTime),
        zone: zoneOn(journey.destinationZone, journey.arriveDate, journey.arriveTime),
        place: placeText(
          journey.destination,
          terminal(journey.destinationTerminal),
          city(journey.destination, journey.destinationCity),
        ),
        mark,
      }}
      duration={text.duration(journey.durationMinutes)}
      transits={journey.transits}
      stops={<Stops transits={journey.transits} transitPoints={journey.transitPoints} />}
    />
  );
}
