import type { TripPair } from '@wisata/kernel/trip-pairs';
import { rankPairs } from '@wisata/kernel/trip-pairs';
import type { Flight } from '../api/flight.model.ts';
import { hasBag, inClass } from './fare-class.rules.ts';

/** A flight there and a flight back at what both cost everybody. */
export type FlightPair = TripPair<Flight>;

/** As many pairs as anybody reads. */
const MOST_PAIRS = 20;

const isRefundable = ({ policy }: Pick<Flight, 'policy'>) => policy.isRefundable;

/** The flight in its cheapest class that is paid back; undefined where no class is. */
function paidBack(flight: Flight, isWithBag: boolean): Flight | undefined {
  const fits = (each: Flight['classes'][number]) =>
    each.seats > 0 && isRefundable(each) && (!isWithBag || each.baggage !== '');
  const fare = flight.classes.find(fits);
  if (fare) return inClass(flight, fare.id);
  return flight.classes.length === 0 && isRefundable(flight) ? flight : undefined;
}

interface Ways {
  readonly outbound: readonly Flight[];
  readonly inbound: readonly Flight[];
  /** Every price has a checked bag for everybody in it. */
  readonly isWithBag: boolean;
}

const totalOf = ({ total }: Flight) => total;

/** The pairs of a search by their one total, and the cheapest one that is paid back both ways; neither has one without a bag where bags are asked for. */
export function findPairs({ outbound, inbound, isWithBag }: Ways) {
  const fitting = (flights: readonly Flight[]) => (isWithBag ? flights.filter(hasBag) : flights);
  const ways = { outbound: fitting(outbound), inbound: fitting(inbound) };
  const backOf = (flights: readonly Flight[]) => flights.flatMap((flight) => paidBack(flight, isWithBag) ?? []);
  const paid = { outbound: backOf(ways.outbound), inbound: backOf(ways.inbound) };
  return {
    pairs: rankPairs(ways, totalOf, MOST_PAIRS),
    refundable: rankPairs(paid, totalOf, 1)[0],
  };
}

/** What tells a pair from every other: its flights in their classes. */
export const pairKey = ({ depart, back }: Pick<FlightPair, 'depart' | 'back'>): string =>
  [depart.id, depart.classes[0]?.id, back.id, back.classes[0]?.id].join(' ');

/** Whether both ways are paid back. */
export const isPaidBack = ({ depart, back }: FlightPair): boolean => isRefundable(depart) && isRefundable(back);

/** Whether everybody has a checked bag both ways. */
export const hasBags = ({ depart, back }: FlightPair): boolean => depart.baggage !== '' && back.baggage !== '';
