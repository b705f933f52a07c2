import { TRAIN_COUNT_RULES } from '@wisata/kernel/contracts/train-passengers';
import { createTripMemory } from '@wisata/kernel/trip-memory';
import type { TrainSearch } from '../journey/train-search.rules.ts';

/** The form as it was left in this session, and the latest searches of this device. */
export const TRAIN_SEARCHES = createTripMemory<TrainSearch>({
  service: 'train',
  isCode: /^[A-Z]{2,3}$/,
  countRules: TRAIN_COUNT_RULES,
  more: {},
});
