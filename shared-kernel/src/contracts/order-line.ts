import * as v from 'valibot';
import { recordServices } from './booking-records.ts';
import { ANY_LINE, LINE_FIELDS, STATUS_FIELDS } from './order-line-fields.ts';

/**
 * A line of a cart or an order (spec section 3, Cart item) with `more` beside it. The record of a service is checked, with
 * its statuses, where the service is known by then.
 */
export function orderLineWith<E extends v.ObjectEntries>(more: E) {
  const line = { ...LINE_FIELDS, ...more };
  const known = recordServices().map(({ service, schema }) =>
    v.object({ ...line, service: v.literal(service), detail: v.object({ ...schema.entries, ...STATUS_FIELDS }) }),
  );
  const other = v.object({
    ...line,
    service: v.pipe(v.string(), v.notValues(recordServices().map(({ service }) => service))),
    detail: ANY_LINE.entries.detail,
  });
  return v.variant('service', [...known, other]) as v.GenericSchema<
    v.InferInput<typeof other>,
    v.InferOutput<typeof other>
  >;
}

/** A line without anything beside it. */
export const orderLine = () => orderLineWith({});
