import type { AppContext } from '@wisata/kernel/app-context';
import { success, type Outcome } from '@wisata/kernel/outcome';
import { perApp } from '@wisata/runtime/per-app';
import type { FlightSearch } from '../journey/flight-search.rules.ts';
import type { ChosenFlight, Flight } from './flight.model.ts';

/** Flights that were chosen or asked for, by {@link keyOf}. */
export const chosenOf = perApp(() => new Map<string, Promise<Outcome<Flight>>>());

/** A flight in one class for one party. */
export const keyOf = ({ counts }: FlightSearch, { flightId, classId }: ChosenFlight) =>
  [flightId, classId, counts.ADT, counts.CHD, counts.INF].join('|');

/** A flight that was just chosen in the list needs no call. */
export function keepChosen(app: AppContext, search: FlightSearch, chosen: ChosenFlight, flight: Flight): void {
  chosenOf(app).set(keyOf(search, chosen), Promise.resolve(success(flight)));
}
