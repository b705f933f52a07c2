import { sumMoney, type Money } from '@wisata/kernel/money';
import type { Train, TrainOffer } from '../api/train.model.ts';

/** The departure that was chosen, while a return is looked for. */
export interface ChosenDeparture {
  readonly train: Train;
  readonly offer: TrainOffer;
}

/** The train of a class key, with that class. */
export function findChosen(trains: readonly Train[], classKey: string | undefined): ChosenDeparture | undefined {
  for (const train of trains) {
    const offer = train.offers.find(({ key }) => key === classKey);
    if (offer) return { train, offer };
  }
  return undefined;
}

/** What a class costs together with the departure that it goes with. */
export function tripTotal(offer: TrainOffer, depart: ChosenDeparture | undefined): Money {
  const sum = sumMoney(depart ? [depart.offer.total, offer.total] : [offer.total]);
  return sum.ok ? sum.data : offer.total;
}
