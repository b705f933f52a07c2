import { createTripAddresses } from '@wisata/runtime/journey/trip-address';
import { formatTrainSearch, type TrainSearch } from './train-search.rules.ts';

/** Addresses with `departKey, returnKey, correlationId`: what is chosen are classes, by their keys. */
export const TRAIN_ADDRESSES = createTripAddresses<TrainSearch, string>({
  service: 'train',
  formatSearch: formatTrainSearch,
  readChosen: (part) => part('Key') || undefined,
  chosenParts: (key) => ({ Key: key }),
});
export const { listPath: trainListPath, checkoutPath: trainCheckoutPath } = TRAIN_ADDRESSES;
