import type { JourneyRules } from '@wisata/kernel/journey-sort';
import type { Train, TrainOffer } from '../api/train.model.ts';

/** The class on sale with the lowest total; undefined for a train that is sold out. */
export const cheapestOffer = ({ offers }: Train): TrainOffer | undefined =>
  offers
    .filter(({ isAvailable }) => isAvailable)
    .toSorted((a, b) => a.total.minor - b.total.minor)
    .at(0);

const priceOf = (train: Train) => cheapestOffer(train)?.total.minor ?? Infinity;

/** What an hour, and an arrival at night, are worth beside the fare, in shares of the price of an average train. */
const WEIGHTS = { hour: 0.08, night: 0.25 } as const;
const DAY = { from: '06:00', to: '23:00' } as const;

/** How trains are ordered. */
export const TRAIN_ORDER: JourneyRules<Train> = {
  priceOf,
  fareOf: priceOf,
  burdenOf({ arriveTime, durationMinutes }) {
    const isNight = arriveTime < DAY.from || arriveTime > DAY.to;
    return (durationMinutes / 60) * WEIGHTS.hour + (isNight ? WEIGHTS.night : 0);
  },
};
