import { sumMoney, type Money } from '@wisata/kernel/money';
import { isReturnInTime } from '@wisata/kernel/return-flight';
import { wallTimeToInstant } from '@wisata/kernel/zones';
import type { Train, TrainOffer, TrainRun } from '../api/train.model.ts';

/** The departure that was chosen, while a return is looked for. */
export interface ChosenDeparture {
  readonly train: Train;
  readonly offer: TrainOffer;
}

/** The train of a class key, with that class. */
export function findChosen(trains: readonly Train[], classKey: string): ChosenDeparture | undefined {
  for (const train of trains) {
    const offer = train.offers.find(({ key }) => key === classKey);
    if (offer) return { train, offer };
  }
  return undefined;
}

/** False for a return that leaves before its departure has arrived, or right after. */
export function isReachable(back: TrainRun, depart: TrainRun | undefined): boolean {
  if (!depart) return true;
  const arrivesAtMs = wallTimeToInstant(depart.arriveDate, depart.arriveTime, depart.destinationZone);
  return isReturnInTime(arrivesAtMs, wallTimeToInstant(back.departDate, back.departTime, back.originZone));
}

/** What a class costs together with the departure that it goes with. */
export function tripTotal(offer: TrainOffer, depart: ChosenDeparture | undefined): Money {
  const sum = sumMoney(depart ? [depart.offer.total, offer.total] : [offer.total]);
  return sum.ok ? sum.data : offer.total;
}
