import { oncePerContext } from '../../app/once-per-context.ts';
import { badGateway } from '../../app/envelope.ts';
import type { BackendContext } from '../../app/context.ts';
import type { Db } from '../../app/schema.ts';
import { createCheckedSupplier, createFaultySupplier, createSupplierCall, SupplierError } from '../../app/supplier.ts';
import { watchSupplier } from '../../app/supplier-health.ts';
import { findCarrier } from './carriers.ts';
import { findSold, stockKey, type SoldStock } from '../bookings/index.ts';
import { FLIGHT_ANSWERS } from './supplier.ts';
import type { FlightPriceQuery, FlightSearch, FlightSupplier, SupplierFlight } from './supplier.ts';
import { createBundledSupplier } from './suppliers/bundled.ts';
import { createFlightFaults, createPacedSupplier } from './suppliers/faults.ts';

const SUPPLIER_DOWN = 'The airlines are not answering properly. Please try again in a moment.';

export const supplierFailed = () => badGateway(SUPPLIER_DOWN, 'FLIGHT_SUPPLIER_FAILED');

export const askSupplier = createSupplierCall(supplierFailed);

/** A flight and its classes, cheapest first, with the seats that are really left, our own bookings taken off. */
function withStock(flight: SupplierFlight, sold: SoldStock) {
  const classes = flight.classes.map((fareClass) => {
    const left = fareClass.seats.map(
      (seats, index) =>
        seats -
        (sold.get(stockKey({ product: flight.segments[index]!.stockKey, part: fareClass.cabin, day: '' })) ?? 0),
    );
    return { fareClass, seatsLeft: Math.max(0, Math.min(...left)) };
  });
  return classes.length > 0 ? [{ flight, classes }] : [];
}
export type AvailableFlight = ReturnType<typeof withStock>[number];
export type AvailableClass = AvailableFlight['classes'][number];

const findSoldSeats = (db: Db, flights: readonly SupplierFlight[]) =>
  findSold(db, 'flight', {
    products: [...new Set(flights.flatMap(({ segments }) => segments.map((segment) => segment.stockKey)))],
  });

/** The cheapest class of a source with so many seats, our own bookings left aside. */
export const findOpenClass = ({ classes }: SupplierFlight, wanted: number) =>
  classes.find(({ seats }) => seats.every((left) => left >= wanted));

/**
 * The classes worth showing for so many seats: the cheapest with room in each fare family, each dearer than the one
 * before. Without room anywhere it is the dearest class alone, so that a full flight can be shown as one.
 */
export function chooseClasses({ flight, classes }: AvailableFlight, seats: number): readonly AvailableClass[] {
  const fitting = classes.filter(({ seatsLeft }) => seatsLeft >= seats);
  if (fitting.length === 0) return classes.slice(-1);
  const isLowCost = findCarrier(flight.segments[0]!.carrierCode)?.tier === 'lcc';
  const chosen = [fitting[0]!];
  for (const each of isLowCost ? [] : fitting.slice(1)) {
    const last = chosen.at(-1)!.fareClass;
    const isNext = each.fareClass.family !== last.family && each.fareClass.fareMinor.ADT > last.fareMinor.ADT;
    if (isNext) chosen.push(each);
  }
  return chosen;
}

async function searchFlights({ db, log }: BackendContext, supplier: FlightSupplier, queries: readonly FlightSearch[]) {
  const failed = new Set<number>();
  const answers = await Promise.all(
    queries.map(async (query) => {
      try {
        return await supplier.search(query);
      } catch (error) {
        if (!(error instanceof SupplierError)) throw error;
        log.warn({ err: error, provider: query.provider }, 'a source of flights did not answer');
        failed.add(query.provider);
        return [];
      }
    }),
  );
  const sold = await findSoldSeats(db, answers.flat());
  return {
    /** One list for each query, in its order. */
    found: answers.map((flights) => flights.flatMap((flight) => withStock(flight, sold))),
    /** Numbers of the sources that did not answer. */
    failed: [...failed],
  };
}

/** Sources and own stock as one: what can be booked. */
export function createInventory(context: BackendContext) {
  const { config } = context;
  const bundled = createBundledSupplier({ seed: config.seed, density: config.settings.FLIGHT_DENSITY });
  const faults = createFlightFaults(() => config.supplierFaults);
  const paced = createPacedSupplier(bundled, config.latency);
  const checked = createCheckedSupplier(createFaultySupplier(paced, faults), FLIGHT_ANSWERS);
  const supplier = watchSupplier(context, 'flight', checked);
  return {
    supplier,
    /** The same sources without their usual waiting time, for a calendar of many days. */
    quickSupplier: createFaultySupplier(bundled, faults),
    /** Answers source by source; one that fails is named and the others stay. */
    searchFlights: (queries: readonly FlightSearch[]) => searchFlights(context, supplier, queries),
    /** `db` is the open transaction where there is one: a second connection could wait for it forever. */
    async findFlight(query: FlightPriceQuery, db: Db) {
      const [flight] = await askSupplier(supplier.price(query));
      if (!flight) return undefined;
      return withStock(flight, await findSoldSeats(db, [flight]))[0];
    },
  };
}
export type Inventory = ReturnType<typeof createInventory>;

/** Kept, because the timetable is the same for every caller. */
export const inventoryOf = oncePerContext(createInventory);
