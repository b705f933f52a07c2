import { arrivesAt, leavesAt, TIME_ORDERS, type TimedJourney } from './journey-orders.ts';
import { sumMoney, type Money } from './money.ts';
import { isReturnInTime } from './return-flight.ts';

/** A way there and a way back at one total. */
export interface TripPair<Journey> {
  readonly depart: Journey;
  readonly back: Journey;
  readonly total: Money;
}

/** What a journey costs the party; undefined where it is not on sale. */
export type FareOf<Journey> = (journey: Journey) => Money | undefined;

/** Journeys on sale with their fares, the cheapest first. */
function cheapestFirst<Journey>(journeys: readonly Journey[], fareOf: FareOf<Journey>) {
  return journeys
    .flatMap((journey) => {
      const fare = fareOf(journey);
      return fare ? [{ journey, fare }] : [];
    })
    .sort((a, b) => a.fare.minor - b.fare.minor);
}

/**
 * Pairs that can be travelled, the lowest total first, `most` of them; equal totals by departure. Ways that are paid in two
 * currencies have no total and make no pair.
 */
export function rankPairs<Journey extends TimedJourney>(
  ways: { readonly outbound: readonly Journey[]; readonly inbound: readonly Journey[] },
  fareOf: FareOf<Journey>,
  most: number,
): readonly TripPair<Journey>[] {
  const backs = cheapestFirst(ways.inbound, fareOf).map((back) => ({ ...back, leavesAtMs: leavesAt(back.journey) }));
  const pairs = cheapestFirst(ways.outbound, fareOf).flatMap(({ journey: depart, fare }) => {
    const arrivesAtMs = arrivesAt(depart);
    const fitting = backs.filter(
      ({ leavesAtMs, fare: other }) => other.currency === fare.currency && isReturnInTime(arrivesAtMs, leavesAtMs),
    );
    // More of one departure than are wanted of all cannot be among the cheapest.
    return fitting.slice(0, most).flatMap(({ journey: back, fare: other }) => {
      const total = sumMoney([fare, other]);
      return total.ok ? [{ depart, back, total: total.data }] : [];
    });
  });
  return pairs
    .sort(
      (a, b) =>
        a.total.minor - b.total.minor ||
        TIME_ORDERS['earliest-departure'](a.depart, b.depart) ||
        TIME_ORDERS['earliest-departure'](a.back, b.back),
    )
    .slice(0, most);
}

/** The lowest total of a trip: of its one way, or of both. */
export function lowestTotal<Journey extends TimedJourney>(
  ways: { readonly outbound: readonly Journey[]; readonly inbound: readonly Journey[] | undefined },
  fareOf: FareOf<Journey>,
): Money | undefined {
  const { outbound, inbound } = ways;
  return inbound ? rankPairs({ outbound, inbound }, fareOf, 1)[0]?.total : cheapestFirst(outbound, fareOf)[0]?.fare;
}
