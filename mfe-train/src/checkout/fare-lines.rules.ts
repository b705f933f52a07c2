import { money, multiply, type Money } from '@wisata/kernel/money';
import type { CheckedTrain, PaxFare, TrainPrice } from '../api/train.model.ts';

/** A charge for everybody of one type who pays it. */
export interface FareLine {
  readonly type: PaxFare['type'];
  readonly code: string;
  /** The railway's own words for the charge. */
  readonly text: string;
  readonly count: number;
  readonly each: Money;
  readonly sum: Money;
}

/** The rows of one train; infants pay nothing and have none. */
export const linesOf = ({ offer }: Pick<CheckedTrain, 'offer'>): FareLine[] =>
  offer.paxFares.flatMap(({ type, count, charges }) =>
    charges
      .filter(({ amount }) => amount.minor !== 0)
      .map(({ code, text, amount }) => ({ type, code, text, count, each: amount, sum: multiply(amount, count) })),
  );

/** What the rows do not explain; zero unless the railway leaves something out. */
export function unexplained({ trains, total }: Pick<TrainPrice, 'trains' | 'total'>): Money {
  const explained = trains.flatMap(linesOf).reduce((minor, { sum }) => minor + sum.minor, 0);
  return money(total.minor - explained, total.currency);
}
