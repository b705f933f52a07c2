import type { Cabin } from '@wisata/kernel/contracts/flight-cabins';
import { wallClockAt } from '@wisata/kernel/zones';
import { hash32 } from '@wisata/kernel/random';
import { locatorOf } from '../../../app/supplier-fields.ts';
import { SupplierError } from '../../../app/supplier.ts';
import { findAirport } from '../airports.ts';
import { findCarrier } from '../carriers.ts';
import { FARE_CLASSES, feesOf, legFareMinor, paxFareMinor, VAT_PERCENT } from '../fares.ts';
import type { FareClass } from '../fares.ts';
import { formatFlightId, parseFlightId } from '../flight-id.ts';
import { demandFactor, seatsLeft, soldShare } from '../market.ts';
import { createNetwork } from '../network.ts';
import { createTimetable } from '../schedule.ts';
import type { Leg } from '../schedule.ts';
import type { FlightSupplier, SupplierClass, SupplierFlight, SupplierSegment } from '../supplier.ts';
import { isFeasible, searchTrips, type Schedule } from './connections.ts';

export interface BundledSupplierOptions {
  readonly seed: string;
  /** Makes the timetable that many times as full, for trying long lists. */
  readonly density: number;
}

/** A journey abroad on one ticket costs less than its legs apart. */
const THROUGH_FARE = 0.82;
/** Sriwijaya's interface is down on the thirteenth of every month. */
const SRIWIJAYA = 3;
const DOWN_ON_DAY = '13';

function toSegment({ route, ...leg }: Leg): SupplierSegment {
  const { carrier, from, to, km } = route;
  const { departAt, arriveAt, departDate, departTime, arriveDate, arriveTime } = leg;
  return {
    stockKey: leg.key,
    carrierCode: carrier.code,
    carrierName: carrier.name,
    number: String(leg.number),
    aircraft: leg.aircraft.name,
    origin: from.code,
    destination: to.code,
    originTerminal: leg.originTerminal,
    destinationTerminal: leg.destinationTerminal,
    departAt,
    arriveAt,
    departDate,
    departTime,
    arriveDate,
    arriveTime,
    co2Kg: Math.round((leg.aircraft.co2GramsPerKm * km) / 1000),
  };
}

/** What the market knows of a trip in one cabin at a moment: the same for every class. */
function createScene(seed: string, legs: readonly Leg[], cabin: Cabin, at: number) {
  const capacity = legs.map((leg) => leg.aircraft.seats[cabin] ?? 0);
  if (capacity.includes(0)) return undefined;
  const today = wallClockAt(at, 'Asia/Jakarta').date;
  return {
    legs,
    capacity,
    isDomestic: legs.every(({ route }) => !route.isInternational),
    sold: legs.map((leg) => soldShare(seed, leg, cabin, today)),
    demand: legs.map((leg) => demandFactor(seed, leg, at)),
  };
}

type TripScene = NonNullable<ReturnType<typeof createScene>>;

function adultFare({ legs, demand, isDomestic }: TripScene, fareClass: FareClass): number {
  const fares = legs.map(({ route: { km, carrier, isInternational } }, index) =>
    legFareMinor({ km, isDomestic: !isInternational, tier: carrier.tier, fareClass, demand: demand[index]! }),
  );
  const sum = fares.reduce((total, fare) => total + fare, 0);
  if (legs.length === 1 || isDomestic) return sum;
  return Math.floor((sum * THROUGH_FARE) / 100) * 100;
}

function createClass(scene: TripScene, fareClass: FareClass): SupplierClass | undefined {
  const { legs, capacity, sold } = scene;
  const seats = capacity.map((count, index) => seatsLeft(count, sold[index]!, fareClass));
  // The dearest class stays in the list without a seat: a full flight has a price too.
  if (seats.includes(0) && fareClass.limit < 1) return undefined;
  const { letter, cabin, family } = fareClass;
  const { carrier } = legs[0]!.route;
  const ADT = adultFare(scene, fareClass);
  const [CHD, INF] = (['CHD', 'INF'] as const).map((type) => paxFareMinor(ADT, type, carrier.tier));
  return {
    letter,
    cabin,
    family,
    seats,
    capacity: [...capacity],
    fareBasis: `${letter}${scene.isDomestic ? 'D' : 'I'}${family === 'flex' ? 'F' : legs.length}ID`,
    fareMinor: { ADT, CHD: CHD!, INF: INF! },
    bagKg: Math.min(...legs.map(({ route }) => route.carrier.bagKg[cabin] ?? 0)),
  };
}

function createFlight(
  seed: string,
  provider: number,
  legs: readonly Leg[],
  cabin: Cabin,
  at: number,
): SupplierFlight | undefined {
  const scene = createScene(seed, legs, cabin, at);
  const [first] = legs;
  if (!scene || !first) return undefined;
  const keys = legs.map(({ route: { carrier, from, to }, number, departDate }) => ({
    carrierCode: carrier.code,
    number,
    from: from.code,
    to: to.code,
    date: departDate,
  }));
  const classes = FARE_CLASSES.filter((each) => each.cabin === cabin).flatMap(
    (fareClass) => createClass(scene, fareClass) ?? [],
  );
  return {
    flightId: formatFlightId({ provider, legs: keys }),
    provider,
    currency: 'IDR',
    segments: legs.map(toSegment),
    classes,
    vatPercent: scene.isDomestic ? VAT_PERCENT : 0,
    fees: feesOf(first.route.from, first.originTerminal, !scene.isDomestic),
  };
}

/** The legs of an id as the timetable has them; undefined when one is not flown or the change is no longer possible. */
function findLegs({ network, timetable }: Schedule, flightId: string): readonly Leg[] | undefined {
  const key = parseFlightId(flightId);
  const legs = key?.legs.map(({ carrierCode, number, from, to, date }) => {
    const route = network.findRoute(carrierCode, from, to);
    return route?.carrier.provider.number === key.provider ? timetable.findLeg(route, number, date) : undefined;
  });
  if (!legs || legs.includes(undefined)) return undefined;
  const known = legs as Leg[];
  return known.every((leg, index) => index === 0 || isFeasible(known[index - 1]!, leg)) ? known : undefined;
}

function ticketsOf(seed: string, pnr: string, carrierCode: string, count: number): string[] {
  const prefix = findCarrier(carrierCode)?.ticketPrefix ?? '999';
  const first = hash32(`${seed}|ticket|${pnr}`) % 9_000_000_000;
  return Array.from({ length: count }, (_, index) => prefix + String(first + index).padStart(10, '0'));
}

/**
 * Flights computed from the seed, the calendar and the moment of asking: any day works, and any offer can be computed
 * again from its id. It keeps no state of its own.
 */
export function createBundledSupplier({ seed, density }: BundledSupplierOptions): FlightSupplier {
  const schedule = { network: createNetwork(density), timetable: createTimetable(seed) };
  return {
    async search({ provider, origin, destination, date, cabin, at }) {
      if (provider === SRIWIJAYA && date.endsWith(`-${DOWN_ON_DAY}`)) {
        throw new SupplierError('500 Internal Server Error', { retryable: true });
      }
      const from = findAirport(origin);
      const to = findAirport(destination);
      if (!from || !to) return [];
      return searchTrips({ ...schedule, provider }, from, to, date).flatMap(
        (legs) => createFlight(seed, provider, legs, cabin, at) ?? [],
      );
    },
    async price({ provider, flightId, cabin, at }) {
      const legs = findLegs(schedule, flightId);
      const flight = legs && createFlight(seed, provider, legs, cabin, at);
      return flight ? [flight] : [];
    },
    async book({ provider, orderCode, flights }) {
      if (!flights.every(({ flightId }) => findLegs(schedule, flightId))) {
        throw new SupplierError('The airline does not know this flight', { retryable: false });
      }
      return { pnr: locatorOf(seed, 'pnr', provider, orderCode) };
    },
    async issue({ pnr, carrierCode, passengerCount }) {
      return { ticketNumbers: ticketsOf(seed, pnr, carrierCode, passengerCount) };
    },
    cancel: async () => {},
  };
}
