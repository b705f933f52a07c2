import type { BackendContext } from '../../app/context.ts';
import { badGateway } from '../../app/envelope.ts';
import { oncePerContext } from '../../app/once-per-context.ts';
import type { Db } from '../../app/schema.ts';
import { createCheckedSupplier, createFaultySupplier, createSupplierCall } from '../../app/supplier.ts';
import { watchSupplier } from '../../app/supplier-health.ts';
import { chargesOf, sumOf, type Charge } from './fare.rules.ts';
import { findBusy } from './hires.ts';
import { TRANSPORT_ANSWERS, type SupplierVehicle, type TransportSupplier } from './supplier.ts';
import { createBundledSupplier } from './suppliers/bundled.ts';
import { createTransportFaults } from './suppliers/faulty.ts';
import { isOffered } from './terms.rules.ts';
import type { Trip } from './trip.ts';

const SUPPLIER_DOWN = 'The operator is not answering properly. Please try again in a moment.';

export const askSupplier = createSupplierCall(() => badGateway(SUPPLIER_DOWN, 'TRANSPORT_SUPPLIER_FAILED'));

function createSupplier(context: BackendContext): TransportSupplier {
  const { config } = context;
  const faulty = createFaultySupplier(
    createBundledSupplier(config.seed),
    createTransportFaults(() => config.supplierFaults),
  );
  return watchSupplier(context, 'transport', createCheckedSupplier(faulty, TRANSPORT_ANSWERS));
}

/** Kept, because the fleet is the same for every caller. */
export const supplierOf = oncePerContext(createSupplier);

/** A vehicle with its price for the trip and how many of it are free during all of it. */
export interface AvailableVehicle {
  readonly vehicle: SupplierVehicle;
  readonly charges: readonly Charge[];
  readonly fareMinor: number;
  readonly left: number;
}

interface FindOptions {
  readonly confirming?: boolean;
}

/** The fleet of the trip's city with prices, whatever is free of it. */
export async function findFleet(
  context: BackendContext,
  db: Db,
  trip: Trip,
  { confirming = false }: FindOptions = {},
): Promise<AvailableVehicle[]> {
  const { pool, mode, pickUpDate: date, fare, hire } = trip;
  if (!pool) return [];
  const fleet = await askSupplier(supplierOf(context).search({ pool: pool.code, date, confirming }));
  const offered = fleet.filter(({ className }) => isOffered(className, mode));
  const keys = offered.map(({ key }) => key);
  const busy = await findBusy(db, keys, hire);
  return offered.map((vehicle) => {
    const charges = chargesOf(vehicle, fare);
    return { vehicle, charges, fareMinor: sumOf(charges), left: vehicle.fleet - (busy.get(vehicle.key) ?? 0) };
  });
}
