import { parseFaults } from '../../../app/supplier.ts';
import type { SupplierVehicle } from '../supplier.ts';

const PRICE_RISE = 1.04;
const STEP = 5_000;
const raisePrices = (vehicles: readonly SupplierVehicle[]) =>
  vehicles.map((vehicle) => ({
    ...vehicle,
    dayRateMinor: Math.ceil((vehicle.dayRateMinor * PRICE_RISE) / STEP) * STEP,
  }));

/** What operators do wrong when they are told to. */
export const createTransportFaults = (readFaults: () => string) => ({
  faultsOf: () => parseFaults(readFaults(), 'transport'),
  garbage: [{ key: 42, dayRateMinor: '<html>Service Temporarily Unavailable</html>' }],
  lists: { search: raisePrices },
});
