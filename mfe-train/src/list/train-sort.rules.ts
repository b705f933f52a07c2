import type { Train, TrainOffer } from '../api/train.model.ts';
import type { TRAIN_SORTS, TrainOrder } from './train-filter.rules.ts';

/** The class on sale with the lowest total; undefined for a train that is sold out. */
export const cheapestOffer = ({ offers }: Train): TrainOffer | undefined =>
  offers
    .filter(({ isAvailable }) => isAvailable)
    .toSorted((a, b) => a.total.minor - b.total.minor)
    .at(0);

const departure = ({ departDate, departTime }: Train) => `${departDate} ${departTime}`;
const arrival = ({ arriveDate, arriveTime }: Train) => `${arriveDate} ${arriveTime}`;
const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
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

const COMPARE: Readonly<Record<(typeof TRAIN_SORTS)[number], Compare>> = {
  'lowest-price': (a, b) => compareNumber(priceOf(a), priceOf(b)),
  'earliest-departure': (a, b) => compareText(departure(a), departure(b)),
  'latest-departure': (a, b) => compareText(departure(b), departure(a)),
  'earliest-arrival': (a, b) => compareText(arrival(a), arrival(b)),
  'latest-arrival': (a, b) => compareText(arrival(b), arrival(a)),
  'shortest-duration': (a, b) => a.durationMinutes - b.durationMinutes,
};

const isSoldOut = (train: Train) => Number(cheapestOffer(train) === undefined);

/** The trains in order, sold-out ones at the end; equals by price, departure and id, so that every visitor sees the same list. */
export function sortTrains(trains: readonly Train[], order: TrainOrder): Train[] {
  const compare = order === 'best' ? byBest(trains) : COMPARE[order];
  return trains.toSorted(
    (a, b) =>
      isSoldOut(a) - isSoldOut(b) ||
      compare(a, b) ||
      COMPARE['lowest-price'](a, b) ||
      compareText(departure(a), departure(b)) ||
      compareText(a.id, b.id),
  );
}

/** The three orders that most people want. */
export const TRAIN_TABS = [
  { badge: 'cheapest', order: 'lowest-price' },
  { badge: 'fastest', order: 'shortest-duration' },
  { badge: 'best', order: 'best' },
] as const satisfies readonly { badge: string; order: TrainOrder }[];
export type TrainBadge = (typeof TRAIN_TABS)[number]['badge'];

/** The train that leads each of them; undefined where nothing is on sale. */
export function findLeaders(trains: readonly Train[]): Readonly<Record<TrainBadge, Train>> | undefined {
  const [cheapest, fastest, best] = TRAIN_TABS.map(({ order }) => sortTrains(trains, order)[0]);
  return cheapest && fastest && best && cheapestOffer(cheapest) ? { cheapest, fastest, best } : undefined;
}
