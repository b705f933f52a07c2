import type { FareClass, Flight } from '../api/flight.model.ts';

/** The flight in one of its classes; in its first class when it does not have that one. */
export function inClass(flight: Flight, classId: string): Flight {
  const [first] = flight.classes;
  const chosen = flight.classes.find(({ id }) => id === classId);
  if (!chosen || chosen === first) return flight;
  const { total, perAdult, baggage, policy } = chosen;
  // The lines of the breakdown are of the first class; the checkout gets its own.
  return { ...flight, classes: [chosen], breakdowns: [], total, perAdult, baggage, policy };
}

const isWithBag = ({ baggage, seats }: FareClass): boolean => baggage !== '' && seats > 0;

/** True for a flight that is sold with a checked bag, in whichever class. */
export const hasBag = (flight: Flight): boolean => flight.baggage !== '' || flight.classes.some(isWithBag);

/** The flight in its cheapest class with a checked bag, the other classes after it; unchanged where the bag is included already, or no class has one. */
export function withBag(flight: Flight): Flight {
  const fare = flight.baggage === '' ? flight.classes.find(isWithBag) : undefined;
  if (!fare) return flight;
  return { ...inClass(flight, fare.id), classes: [fare, ...flight.classes.filter((each) => each !== fare)] };
}
