import { callWithFaults, parseFaults } from '../../../app/supplier.ts';
import type { TransportSupplier } from '../supplier.ts';

const PRICE_RISE = 1.04;
const STEP = 5_000;
const GARBAGE = [{ key: 42, dayRateMinor: '<html>Service Temporarily Unavailable</html>' }];

/** Makes a good supplier slow, failing, garbled, empty or dearer, as the storefront's failure states need it. */
export function createFaultySupplier(supplier: TransportSupplier, readFaults: () => string): TransportSupplier {
  const faults = () => parseFaults(readFaults(), 'transport');
  const call = <T>(empty: T, work: () => Promise<T>, name: string) =>
    callWithFaults(faults(), { name, empty, garbage: GARBAGE, work });
  return {
    async fleet(query) {
      const vehicles = await call([], () => supplier.fleet(query), 'search');
      if (!query.confirming || !faults().has('price-change')) return vehicles;
      return vehicles.map((vehicle) => ({
        ...vehicle,
        dayRateMinor: Math.ceil((vehicle.dayRateMinor * PRICE_RISE) / STEP) * STEP,
      }));
    },
    book: (order) => call(undefined as never, () => supplier.book(order), 'book'),
    issue: (order) => call(undefined as never, () => supplier.issue(order), 'issue'),
    cancel: (order) => call(undefined, () => supplier.cancel(order), 'cancel'),
  };
}
