import { useLocation } from 'react-router-dom';
import * as v from 'valibot';

const ARRIVAL = v.object({ email: v.optional(v.string()), premium: v.optional(v.boolean()) });

/** What the page before hands over, kept out of the address: the history entry remembers it over a reload. */
export type Arrival = v.InferOutput<typeof ARRIVAL>;

export function useArrival(): Arrival {
  const { state } = useLocation() as { state: unknown };
  const known = v.safeParse(ARRIVAL, state);
  return known.success ? known.output : {};
}
