import { useTranslation } from 'react-i18next';
import { TripRail } from '@wisata/runtime/journey/trip-rail';
import { Literal } from '@wisata/ui/literal';
import type { Flight } from '../api/flight.model.ts';
import type { BookedJourney } from '../ticket/booked-flight.rules.ts';
import { useFlightText } from './use-flight-text.ts';

/** What a rail shows of a journey, of a result or of a booking; a booking names the cities, others are looked up. */
type RailJourney = Pick<Flight, keyof Flight & keyof BookedJourney> &
  Partial<Pick<BookedJourney, 'originCity' | 'destinationCity'>>;

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
