import { ChosenLeg } from '@wisata/runtime/journey/chosen-leg';
import type { Flight } from '../api/flight.model.ts';
import { useFlightText } from '../journey/use-flight-text.ts';

/** The chosen departure, shown above the returns. */
export function ChosenFlight({ flight, changePath }: { readonly flight: Flight; readonly changePath: string }) {
  const { time, zone } = useFlightText();
  const end = (code: string, at: string, zoneName: string) => `${code} ${time(at)} ${zone(zoneName)}`;
  const leaves = end(flight.origin, flight.departTime, flight.originZone);
  return (
    <ChosenLeg
      service="flight"
      leg={flight}
      changePath={changePath}
      times={`${leaves} – ${end(flight.destination, flight.arriveTime, flight.destinationZone)}`}
      what={`${flight.airline} ${flight.number}`}
    />
  );
}
