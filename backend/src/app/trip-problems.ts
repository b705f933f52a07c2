import { addDays, todayInJakarta } from '@wisata/kernel/dates';
import { isReturnInTime } from '@wisata/kernel/return-flight';
import { throwFieldProblems, type FieldProblems } from './field-problems.ts';

/** From one place to another, and perhaps back. */
export interface AskedTrip {
  readonly origin: string;
  readonly destination: string;
  readonly departDate: string;
  readonly returnDate?: string | null | undefined;
}

interface TripRules<Place> {
  /** What a place is: `station`. */
  readonly what: string;
  /** One place, or every one of a city; none for a code that means neither. */
  readonly find: (code: string) => readonly Place[];
  readonly maxDaysAhead: number;
  /** How many days ago by Jakarta's clock it may still be today at the place. */
  readonly daysBehind?: number;
}

/** Makes a function that finds problems of a search's places and dates; empty when it can be answered. */
export function createTripCheck<Place>({ what, find, maxDaysAhead, daysBehind = 0 }: TripRules<Place>) {
  return ({ origin, destination, departDate, returnDate }: AskedTrip, now: Date): FieldProblems => {
    const problems: FieldProblems = {};
    const [from, to] = [find(origin), find(destination)];
    if (from.length === 0) problems.origin = `Unknown ${what}`;
    if (to.length === 0) problems.destination = `Unknown ${what}`;
    else if (to.every((place) => from.includes(place))) problems.destination = 'Must differ from the origin';
    const today = todayInJakarta(now.getTime());
    const last = addDays(today, maxDaysAhead);
    if (departDate < addDays(today, -daysBehind)) problems.departDate = 'Departure must not be in the past';
    else if (departDate > last) problems.departDate = `Departure must be within ${maxDaysAhead} days`;
    if (returnDate && returnDate < departDate) problems.returnDate = 'Return must not be before departure';
    else if (returnDate && returnDate > last) problems.returnDate = `Return must be within ${maxDaysAhead} days`;
    return problems;
  };
}

interface TripEnd {
  readonly city: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Refuses a way back that does not begin in the city where the way there ends, or not long enough after it. */
export function checkWayBack(
  { field, what }: { readonly field: string; readonly what: string },
  arrival: TripEnd,
  departure: TripEnd,
): void {
  if (arrival.city !== departure.city)
    throwFieldProblems({ [field]: `The return must start where the outbound ${what} ends` });
  if (!isReturnInTime(arrival.at, departure.at))
    throwFieldProblems({ [field]: `The return must leave at least an hour after the outbound ${what} arrives` });
}
