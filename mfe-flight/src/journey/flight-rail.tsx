import { useTranslation } from 'react-i18next';
import { TripRail } from '@wisata/runtime/journey/trip-rail';
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

/** Departure, line and arrival of a journey with zones, terminals and changes; `named` writes the cities out. */
export function FlightRail({ journey, named = false }: { journey: RailJourney; named?: boolean }) {
  const text = useFlightText();
  /** Tickets write the terminal in words; beside an airport code it is a letter. */
  const terminal = (name: string) => (named ? text.terminal(name) : name);
  const city = (code: string, recorded = text.city(code)) => (named ? recorded : undefined);
  const { origin, originTerminal, originCity, destination, destinationTerminal, destinationCity } = journey;
  return (
    <TripRail
      service="flight"
      journey={journey}
      places={[
        placeText(origin, terminal(originTerminal), city(origin, originCity)),
        placeText(destination, terminal(destinationTerminal), city(destination, destinationCity)),
      ]}
      transits={journey.transits}
      stops={<Stops transits={journey.transits} transitPoints={journey.transitPoints} />}
    />
  );
}
