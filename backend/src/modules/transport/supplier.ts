import { count } from '@wisata/kernel/contracts/fields';
import { VEHICLE_CLASSES } from '@wisata/kernel/contracts/transport-terms';
import * as v from 'valibot';
import { checkSupplierAnswer } from '../../app/supplier.ts';

const text = v.pipe(v.string(), v.nonEmpty());

const VehicleSchema = v.object({
  /** City and model: `DPS.avanza`. */
  key: text,
  className: v.picklist(VEHICLE_CLASSES),
  brand: text,
  factory: text,
  provider: text,
  seats: v.pipe(count, v.minValue(1)),
  bags: count,
  doors: count,
  transmission: v.picklist(['automatic', 'manual']),
  color: text,
  year: count,
  /** For 24 hours that begin on the day asked for. */
  dayRateMinor: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** How many of the model the operator lets us sell. */
  fleet: count,
});
export type SupplierVehicle = v.InferOutput<typeof VehicleSchema>;

const BookedSchema = v.object({ reservationId: text });
const IssuedSchema = v.object({
  /** Who comes; null where the traveller drives. */
  driver: v.nullable(v.object({ name: text, phone: text, plate: text })),
});

export interface FleetQuery {
  /** Code of the city in which the fleet stands. */
  readonly pool: string;
  /** Day of pick-up. */
  readonly date: string;
  /** True when a booking is about to be made at this price. */
  readonly confirming?: boolean;
}

/** Where vehicles come from. Every call may fail with a `SupplierError`. */
export interface TransportSupplier {
  fleet(query: FleetQuery): Promise<SupplierVehicle[]>;
  book(order: { readonly vehicleKey: string; readonly orderCode: string }): Promise<v.InferOutput<typeof BookedSchema>>;
  issue(order: {
    readonly reservationId: string;
    readonly hasDriver: boolean;
  }): Promise<v.InferOutput<typeof IssuedSchema>>;
  cancel(order: { readonly reservationId: string }): Promise<void>;
}

/** Lets only well-formed answers through, whoever the supplier is. */
export function createCheckedSupplier(supplier: TransportSupplier): TransportSupplier {
  return {
    fleet: async (query) => checkSupplierAnswer(v.array(VehicleSchema), await supplier.fleet(query), 'fleet'),
    book: async (order) => checkSupplierAnswer(BookedSchema, await supplier.book(order), 'book'),
    issue: async (order) => checkSupplierAnswer(IssuedSchema, await supplier.issue(order), 'issue'),
    cancel: (order) => supplier.cancel(order),
  };
}
