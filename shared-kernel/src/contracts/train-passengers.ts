import { ADULT_BEFORE_AGE, type PassengerBand } from '../passengers.ts';
import type { CountRules } from '../traveller-counts.ts';

/** Passenger types of a train: from three years on everybody is an adult, so that fare has children's titles too (spec section 3). */
export const TRAIN_BANDS: readonly PassengerBand[] = [
  { type: 'ADT', value: 1, fromAge: 3, beforeAge: ADULT_BEFORE_AGE, titles: ['MR', 'MRS', 'MSTR', 'MISS'] },
  { type: 'INF', value: 2, fromAge: 0, beforeAge: 3, titles: ['MSTR'] },
];

/** Four adults and four infants (spec section 9). */
export const TRAIN_COUNT_RULES: CountRules = {
  types: ['ADT', 'INF'],
  maxOf: { ADT: 4, INF: 4 },
  maxTotal: 8,
  limitedTypes: ['ADT', 'INF'],
};
