import * as v from 'valibot';
import { count, instant } from './fields.ts';

/** How a supplier has answered in the last hour; `quiet` was not asked. */
export const SUPPLIER_STATES = ['good', 'shaky', 'down', 'quiet'] as const;

/** A supplier and what became of the calls of the last hour. */
export const SUPPLIER_HEALTH = v.object({
  /** The service that it supplies. */
  supplier: v.string(),
  state: v.picklist(SUPPLIER_STATES),
  asked: count,
  slow: count,
  failed: count,
  /** Answers that could not be read. */
  garbage: count,
  /** In the last day; null for none. */
  last_good_at: v.nullable(instant),
  /** The newest fault of the last hour. */
  last_fault: v.nullable(v.string()),
});
/** It as it is answered. */
export type SupplierHealth = v.InferOutput<typeof SUPPLIER_HEALTH>;

/** Answer of `GET admin/supplier`; slow is what took longer than `slow_ms`. */
export const SUPPLIERS = v.object({ slow_ms: v.number(), suppliers: v.array(SUPPLIER_HEALTH) });
/** It as it is answered. */
export type Suppliers = v.InferOutput<typeof SUPPLIERS>;
