import { compareText, TIME_ORDERS, type JourneyBadge, type JourneyOrder } from '@wisata/kernel/journey-orders';
import type { Flight } from '../api/flight.model.ts';

type Compare = (a: Flight, b: Flight) => number;

/** The weight of an hour, a change and a missing bag, in shares of the average ticket price. */
const WEIGHTS = { hour: 0.08, transit: 0.15, noBag: 0.12 } as const;

/**
 * The lower the better: the price of one adult, made dearer by each hour, each change and a bag that is not included.
 * Shares of the list's middle price make it fair on short and long routes. Nobody can pay for a better place.
 */
export function bestScore(flight: Flight, middlePriceMinor: number): number {
  const { hour, transit, noBag } = WEIGHTS;
  const burden = (flight.durationMinutes / 60) * hour + flight.transits * transit + (flight.baggage === '' ? noBag : 0);
  return flight.perAdult.minor + burden * middlePriceMinor;
}

function middlePrice(flights: readonly Flight[]): number {
  const prices = flights.map(({ perAdult }) => perAdult.minor).sort((a, b) => a - b);
  return prices[Math.floor(prices.length / 2)] ?? 0;
}

/** The amount by which flights are compared: their own total, or that of the whole trip. */
export type PriceOf = (flight: Flight) => number;
const ownPrice: PriceOf = ({ total }) => total.minor;

const byPrice =
  (priceOf: PriceOf): Compare =>
  (a, b) =>
    priceOf(a) - priceOf(b);

function comparer(order: JourneyOrder, flights: readonly Flight[], priceOf: PriceOf): Compare {
  if (order === 'lowest-price') return byPrice(priceOf);
  if (order !== 'best') return TIME_ORDERS[order];
  const middle = middlePrice(flights);
  const scores = new Map(flights.map((flight) => [flight.id, bestScore(flight, middle)]));
  return (a, b) => (scores.get(a.id) ?? 0) - (scores.get(b.id) ?? 0);
}

const byDeparture = TIME_ORDERS['earliest-departure'];

/** The flights in order; equals by price, then departure, then id, so that every visitor sees the same list. */
export function sortFlights(flights: readonly Flight[], order: JourneyOrder, priceOf: PriceOf = ownPrice): Flight[] {
  const compare = comparer(order, flights, priceOf);
  const comparePrice = byPrice(priceOf);
  return flights.toSorted(
    (a, b) => compare(a, b) || comparePrice(a, b) || byDeparture(a, b) || compareText(a.id, b.id),
  );
}

/** The first flight of the three orders that most people want. */
export type Highlights = Readonly<Record<JourneyBadge, Flight>>;

function firstOf(flights: readonly Flight[], order: JourneyOrder, priceOf: PriceOf): Flight | undefined {
  const compare = comparer(order, flights, priceOf);
  const comparePrice = byPrice(priceOf);
  let first = flights[0];
  for (const flight of flights) {
    if (first === undefined) break;
    const difference = compare(flight, first) || comparePrice(flight, first) || byDeparture(flight, first);
    if (difference < 0 || (difference === 0 && flight.id < first.id)) first = flight;
  }
  return first;
}

/** The flight with the lowest total; undefined for an empty list. */
export const cheapestOf = (flights: readonly Flight[], priceOf: PriceOf = ownPrice): Flight | undefined =>
  firstOf(flights, 'lowest-price', priceOf);

/** Undefined for an empty list. */
export function findHighlights(flights: readonly Flight[], priceOf: PriceOf = ownPrice): Highlights | undefined {
  const [cheapest, fastest, best] = [
    firstOf(flights, 'lowest-price', priceOf),
    firstOf(flights, 'shortest-duration', priceOf),
    firstOf(flights, 'best', priceOf),
  ];
  return cheapest && fastest && best ? { cheapest, fastest, best } : undefined;
}

/** The order in which a flight is first; undefined when it is the only one. */
export function badgeOf(flight: Flight, highlights: Highlights | undefined, count: number): JourneyBadge | undefined {
  if (!highlights || count < 2) return undefined;
  return (['cheapest', 'best', 'fastest'] as const).find((badge) => highlights[badge].id === flight.id);
}
