import type { ProductSource } from '../product-source.ts';
import { BALI_ACTIVITIES } from './activities-bali.ts';
import { ISLAND_ACTIVITIES } from './activities-islands.ts';
import { JAVA_ACTIVITIES } from './activities-java.ts';
import { AIRPORT_EXTRAS } from './extras-airport.ts';
import { TRIP_EXTRAS } from './extras-trip.ts';

/** Everything that is sold as an activity or extra. */
export const PRODUCTS: readonly ProductSource[] = [
  ...BALI_ACTIVITIES,
  ...ISLAND_ACTIVITIES,
  ...JAVA_ACTIVITIES,
  ...AIRPORT_EXTRAS,
  ...TRIP_EXTRAS,
];

/** An activity or extra by its id; undefined for one that is not sold. */
export const findSource = (id: string): ProductSource | undefined => PRODUCTS.find((product) => product.id === id);
