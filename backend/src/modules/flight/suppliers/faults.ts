import { setTimeout as delay } from 'node:timers/promises';
import { parseFaults } from '../../../app/supplier.ts';
import { findProvider } from '../carriers.ts';
import type { FlightSupplier, SupplierFlight } from '../supplier.ts';

const PRICE_RISE = 1.03;

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

/** Faults of sources for tests and drills: `flight:<fault>` for all, `flight:7:<fault>` for one. */
export const createFlightFaults = (readFaults: () => string) => ({
  faultsOf(query: unknown) {
    const text = readFaults();
    const { provider } = query as { readonly provider: number };
    return new Map([...parseFaults(text, 'flight'), ...parseFaults(text, `flight:${provider}`)]);
  },
  garbage: [{ flightId: 42, segments: '<html>Service Temporarily Unavailable</html>' }],
  lists: {
    search: (flights: unknown) => flights,
    price: (flights: readonly SupplierFlight[]) => flights.map(raisePrices),
  },
});

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
