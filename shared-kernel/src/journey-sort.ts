import { compareText, JOURNEY_TABS, TIME_ORDERS } from './journey-orders.ts';
import type { JourneyBadge, JourneyOrder, TimedJourney } from './journey-orders.ts';

/** What orders the journeys of a list beside their times. */
export interface JourneyRules<Journey> {
  /** What each is compared by, in minor units: its own total or that of its trip. Infinity where it is not on sale. */
  readonly priceOf: (journey: Journey) => number;
  /** The price that "best" begins from, in minor units. */
  readonly fareOf: (journey: Journey) => number;
  /** What "best" counts against a journey, in shares of the list's middle fare: fair on short and long ways. */
  readonly burdenOf: (journey: Journey) => number;
}

interface ListedJourney extends TimedJourney {
  readonly id: string;
}

type Compare<Journey> = (a: Journey, b: Journey) => number;

const compareNumber = (a: number, b: number) => (a === b ? 0 : a - b);

function middleOf(values: readonly number[]): number {
  const sorted = values.filter(Number.isFinite).sort(compareNumber);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The lower the better: the fare, made dearer by its burden. Nobody can pay for a better place. */
function byBest<Journey extends ListedJourney>(
  journeys: readonly Journey[],
  { fareOf, burdenOf }: JourneyRules<Journey>,
): Compare<Journey> {
  const middle = middleOf(journeys.map(fareOf));
  const scores = new Map(journeys.map((each) => [each.id, fareOf(each) + burdenOf(each) * middle]));
  return (a, b) => compareNumber(scores.get(a.id) ?? 0, scores.get(b.id) ?? 0);
}

/** Those on sale first, then by the order; equals by price, departure and id, so that every visitor sees the same list. */
function comparer<Journey extends ListedJourney>(
  journeys: readonly Journey[],
  order: JourneyOrder,
  rules: JourneyRules<Journey>,
): Compare<Journey> {
  const { priceOf } = rules;
  const byPrice: Compare<Journey> = (a, b) => compareNumber(priceOf(a), priceOf(b));
  const isSoldOut = (journey: Journey) => Number(priceOf(journey) === Infinity);
  const compare = order === 'best' ? byBest(journeys, rules) : order === 'lowest-price' ? byPrice : TIME_ORDERS[order];
  return (a, b) =>
    isSoldOut(a) - isSoldOut(b) ||
    compare(a, b) ||
    byPrice(a, b) ||
    TIME_ORDERS['earliest-departure'](a, b) ||
    compareText(a.id, b.id);
}

/** The journeys of a list in order. */
export const sortJourneys = <Journey extends ListedJourney>(
  journeys: readonly Journey[],
  order: JourneyOrder,
  rules: JourneyRules<Journey>,
): Journey[] => [...journeys].sort(comparer(journeys, order, rules));

/** The journey that an order begins with, found without sorting; undefined where none is on sale. */
export function firstJourney<Journey extends ListedJourney>(
  journeys: readonly Journey[],
  order: JourneyOrder,
  rules: JourneyRules<Journey>,
): Journey | undefined {
  const compare = comparer(journeys, order, rules);
  let first = journeys[0];
  for (const journey of journeys) if (first && compare(journey, first) < 0) first = journey;
  return first && rules.priceOf(first) < Infinity ? first : undefined;
}

/** The first journey of the three orders that most people want. */
export type JourneyLeaders<Journey> = Readonly<Record<JourneyBadge, Journey>>;

/** The leaders of a list; undefined where nothing is on sale. */
export function findLeaders<Journey extends ListedJourney>(
  journeys: readonly Journey[],
  rules: JourneyRules<Journey>,
): JourneyLeaders<Journey> | undefined {
  const [cheapest, fastest, best] = JOURNEY_TABS.map(({ order }) => firstJourney(journeys, order, rules));
  return cheapest && fastest && best ? { cheapest, fastest, best } : undefined;
}

/** The order in which a journey is first; undefined when it is the only one. */
export function badgeOf(
  { id }: { readonly id: string },
  leaders: JourneyLeaders<{ readonly id: string }> | undefined,
  count: number,
): JourneyBadge | undefined {
  if (!leaders || count < 2) return undefined;
  return (['cheapest', 'best', 'fastest'] as const).find((badge) => leaders[badge].id === id);
}
