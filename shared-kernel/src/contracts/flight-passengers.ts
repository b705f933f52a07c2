import { bandsWith } from '../passengers.ts';
import type { CountRules } from '../traveller-counts.ts';

/** Passenger types of a flight (spec section 3). */
export const FLIGHT_BANDS = bandsWith(['MR', 'MRS']);

/** Seven seated passengers on a booking and as many infants as adults. */
export const FLIGHT_COUNT_RULES: CountRules = {
  types: ['ADT', 'CHD', 'INF'],
  maxOf: {},
  maxTotal: 7,
  limitedTypes: ['ADT', 'CHD'],
};
