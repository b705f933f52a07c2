import { setTimeout as delay } from 'node:timers/promises';
import { callWithFaults, parseFaults } from '../../../app/supplier.ts';
import { findProvider } from '../carriers.ts';
import type { FlightSupplier, SupplierFlight } from '../supplier.ts';

const PRICE_RISE = 1.03;
const GARBAGE = [{ flightId: 42, segments: '<html>Service Temporarily Unavailable</html>' }];

const raise = (minor: number) => Math.round((minor * PRICE_RISE) / 100) * 100;

function raisePrices(flight: SupplierFlight): SupplierFlight {
  return {
    ...flight,
    classes: flight.classes.map(({ fareMinor: { ADT, CHD, INF }, ...rest }) => ({
      ...rest,
      fareMinor: { ADT: raise(ADT), CHD: raise(CHD), INF: raise(INF) },
    })),
  };
}

/** Makes good sources slow, failing, garbled, empty or dearer: `flight:<fault>` all of them, `flight:7:<fault>` one. */
export function createFaultySupplier(supplier: FlightSupplier, readFaults: () => string): FlightSupplier {
  const faultsOf = (provider: number) => {
    const text = readFaults();
    return new Map([...parseFaults(text, 'flight'), ...parseFaults(text, `flight:${provider}`)]);
  };
  const call = <T>(provider: number, name: string, empty: T, work: () => Promise<T>) =>
    callWithFaults(faultsOf(provider), { name, empty, garbage: GARBAGE, work });
  return {
    search: (query) => call(query.provider, 'search', [], () => supplier.search(query)),
    async price(query) {
      const flights = await call(query.provider, 'price', [], () => supplier.price(query));
      return query.confirming && faultsOf(query.provider).has('price-change') ? flights.map(raisePrices) : flights;
    },
    book: (order) => call(order.provider, 'book', undefined as never, () => supplier.book(order)),
    issue: (order) => call(order.provider, 'issue', undefined as never, () => supplier.issue(order)),
    cancel: (order) => call(order.provider, 'cancel', undefined, () => supplier.cancel(order)),
  };
}

/** Lets each source take its usual time to answer a search; 0 switches that off. */
export function createPacedSupplier(supplier: FlightSupplier, pace: number): FlightSupplier {
  if (pace === 0) return supplier;
  return {
    ...supplier,
    async search(query) {
      await delay((findProvider(query.provider)?.latencyMs ?? 0) * pace);
      return supplier.search(query);
    },
  };
}
