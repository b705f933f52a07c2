import { arrivesAt, leavesAt } from '@wisata/kernel/journey-orders';
import { sumMoney, type Money } from '@wisata/kernel/money';
import type { Outcome } from '@wisata/kernel/outcome';
import { isReturnInTime } from '@wisata/kernel/return-flight';
import type { Flight } from '../api/flight.model.ts';

/** The other flights of the trips that a list is part of. */
export interface TripPartners {
  /** The chosen departure, while a return is looked for. */
  readonly depart: Flight | undefined;
  /** The returns there are, while a departure is looked for; empty for a one-way trip. */
  readonly returns: readonly Flight[];
}

/** The flight that completes each trip: the chosen departure, or the cheapest return that can be reached. */
export function partnerFinder({ depart, returns }: TripPartners): (flight: Flight) => Flight | undefined {
  if (depart) return () => depart;
  const cheapestFirst = returns
    .map((back) => ({ back, leavesAtMs: leavesAt(back) }))
    .sort((a, b) => a.back.total.minor - b.back.total.minor);
  const known = new Map<Flight, Flight | undefined>();
  return (flight) => {
    if (!known.has(flight)) {
      const arrivesAtMs = arrivesAt(flight);
      known.set(flight, cheapestFirst.find(({ leavesAtMs }) => isReturnInTime(arrivesAtMs, leavesAtMs))?.back);
    }
    return known.get(flight);
  };
}

/** The total of a flight and its partner; fails for two currencies. */
export function tripTotal(flight: Flight, partner: Flight | undefined): Outcome<Money> {
  return sumMoney(partner ? [partner.total, flight.total] : [flight.total]);
}

/** What a list shows for both; the flight's own price where two currencies have no total. */
export function shownTotal(flight: Flight, partner: Flight | undefined): Money {
  const sum = tripTotal(flight, partner);
  return sum.ok ? sum.data : flight.total;
}

/** The same in minor units, for sorting; a departure without a possible return comes last. */
export function comparablePrice({ depart, returns }: TripPartners): (flight: Flight) => number {
  const partnerOf = partnerFinder({ depart, returns });
  return (flight) => {
    const partner = partnerOf(flight);
    if (!partner && returns.length > 0) return Number.MAX_SAFE_INTEGER;
    return flight.total.minor + (partner?.total.minor ?? 0);
  };
}
