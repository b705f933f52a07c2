import { createTripList } from '@wisata/runtime/journey/trip-address';
import { TRAIN_ADDRESSES } from '../journey/train-paths.rules.ts';
import { TRAIN_FILTER } from './train-filter.rules.ts';

/** The list in the address, with the sheets and dialogs that it can open, and the train whose stops are unfolded. */
export const TRAIN_LIST = createTripList({
  addresses: TRAIN_ADDRESSES,
  filter: TRAIN_FILTER,
  panels: ['filters', 'dates'],
  detailKey: 'stops',
});
/** Everything of the result list's address that is not the search itself. */
export type ListState = ReturnType<typeof TRAIN_LIST.parseState>;
