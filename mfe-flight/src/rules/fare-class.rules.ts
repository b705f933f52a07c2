import type { Flight } from '../api/flight.model.ts';

/** The flight as it is sold in one of its classes; in its first one when it has no such class. */
export function inClass(flight: Flight, classId: string): Flight {
  const [first] = flight.classes;
  const chosen = flight.classes.find(({ id }) => id === classId);
  if (!chosen || chosen === first) return flight;
  const { total, perAdult, baggage, policy } = chosen;
  // The lines of the breakdown are of the first class; the checkout gets its own.
  return { ...flight, classes: [chosen], breakdowns: [], total, perAdult, baggage, policy };
}
