import type { AppContext } from '@wisata/kernel/app-context';
import { success, type Outcome } from '@wisata/kernel/outcome';
import type { FlightSearch } from '../journey/flight-search.rules.ts';
import type { ChosenFlight, Flight } from './flight.model.ts';

const kept = new WeakMap<AppContext, Map<string, Promise<Outcome<Flight>>>>();

/** Flights that were chosen or asked for, by {@link keyOf}. */
export function chosenOf(app: AppContext): Map<string, Promise<Outcome<Flight>>> {
  const known = kept.get(app) ?? new Map<string, Promise<Outcome<Flight>>>();
  kept.set(app, known);
  return known;
}

/** A flight in one class for one party. */
export const keyOf = ({ counts }: FlightSearch, { flightId, classId }: ChosenFlight) =>
  [flightId, classId, counts.ADT, counts.CHD, counts.INF].join('|');

/** A flight that was just chosen in the list needs no call. */
export function keepChosen(app: AppContext, search: FlightSearch, chosen: ChosenFlight, flight: Flight): void {
  chosenOf(app).set(keyOf(search, chosen), Promise.resolve(success(flight)));
}
