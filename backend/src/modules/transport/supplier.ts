import { count } from '@wisata/kernel/contracts/fields';
import { VEHICLE_CLASSES } from '@wisata/kernel/contracts/transport-terms';
import * as v from 'valibot';

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
  search(query: FleetQuery): Promise<SupplierVehicle[]>;
  book(order: { readonly vehicleKey: string; readonly orderCode: string }): Promise<v.InferOutput<typeof BookedSchema>>;
  issue(order: {
    readonly reservationId: string;
    readonly hasDriver: boolean;
  }): Promise<v.InferOutput<typeof IssuedSchema>>;
  cancel(order: { readonly reservationId: string }): Promise<void>;
}

/** The schema of every supplier's answers. */
export const TRANSPORT_ANSWERS = { search: v.array(VehicleSchema), book: BookedSchema, issue: IssuedSchema };
