import type { Money } from '@wisata/kernel/money';
import { lowestTotal } from '@wisata/kernel/trip-pairs';
import type { TrainList } from '../api/train.model.ts';
import { cheapestOffer } from './train-sort.rules.ts';

/** The lowest total of a search for everybody, both ways where it has two. */
export const lowestTrip = ({ depart, return: back }: TrainList): Money | undefined =>
  lowestTotal({ outbound: depart.trains, inbound: back?.trains }, (train) => cheapestOffer(train)?.total);
