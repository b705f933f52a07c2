import {
  compareText,
  JOURNEY_TABS,
  TIME_ORDERS,
  type JourneyBadge,
  type JourneyOrder,
} from '@wisata/kernel/journey-orders';
import type { Train, TrainOffer } from '../api/train.model.ts';

/** The class on sale with the lowest total; undefined for a train that is sold out. */
export const cheapestOffer = ({ offers }: Train): TrainOffer | undefined =>
  offers
    .filter(({ isAvailable }) => isAvailable)
    .toSorted((a, b) => a.total.minor - b.total.minor)
    .at(0);

const priceOf = (train: Train) => cheapestOffer(train)?.total.minor ?? Infinity;
const compareNumber = (a: number, b: number) => (a === b ? 0 : a - b);
type Compare = (a: Train, b: Train) => number;

/** What an hour, and an arrival at night, are worth beside the fare, in shares of the price of an average train. */
const WEIGHTS = { hour: 0.08, night: 0.25 } as const;
const DAY = { from: '06:00', to: '23:00' } as const;

/**
 * The lower the better: the lowest total, made dearer by each hour and by an arrival in the night. Shares of the list's
 * middle price make it fair on short and long lines. Nobody can pay for a better place.
 */
function bestScore(train: Train, middle: number): number {
  const isNight = train.arriveTime < DAY.from || train.arriveTime > DAY.to;
  const burden = (train.durationMinutes / 60) * WEIGHTS.hour + (isNight ? WEIGHTS.night : 0);
  return priceOf(train) + burden * middle;
}

function byBest(trains: readonly Train[]): Compare {
  const prices = trains.map(priceOf).sort(compareNumber);
  const middle = prices.filter(Number.isFinite)[Math.floor(prices.filter(Number.isFinite).length / 2)] ?? 0;
  return (a, b) => compareNumber(bestScore(a, middle), bestScore(b, middle));
}

const byPrice: Compare = (a, b) => compareNumber(priceOf(a), priceOf(b));

const comparer = (order: JourneyOrder, trains: readonly Train[]): Compare =>
  order === 'best' ? byBest(trains) : order === 'lowest-price' ? byPrice : TIME_ORDERS[order];

const isSoldOut = (train: Train) => Number(cheapestOffer(train) === undefined);

/** The trains in order, sold-out ones at the end; equals by price, departure and id, so that every visitor sees the same list. */
export function sortTrains(trains: readonly Train[], order: JourneyOrder): Train[] {
  const compare = comparer(order, trains);
  return trains.toSorted(
    (a, b) =>
      isSoldOut(a) - isSoldOut(b) ||
      compare(a, b) ||
      byPrice(a, b) ||
      TIME_ORDERS['earliest-departure'](a, b) ||
      compareText(a.id, b.id),
  );
}

/** The train that leads each of them; undefined where nothing is on sale. */
export function findLeaders(trains: readonly Train[]): Readonly<Record<JourneyBadge, Train>> | undefined {
  const [cheapest, fastest, best] = JOURNEY_TABS.map(({ order }) => sortTrains(trains, order)[0]);
  return cheapest && fastest && best && cheapestOffer(cheapest) ? { cheapest, fastest, best } : undefined;
}
