import { compareText } from '@wisata/kernel/compare-text';
import { TOUR_SORTS } from '@wisata/kernel/contracts/tour-sorts';
import { boundsOf, countFilter, type Bounds, type FilterAnswers } from '@wisata/kernel/filter-counts';
import { flagPart, optionsPart, orderPart, rangePart } from '@wisata/kernel/filter-parts';
import { createListFilter, type ActivePart } from '@wisata/kernel/list-filter';
import { isInside } from '@wisata/kernel/map-shape';
import { toMajor } from '@wisata/kernel/money';
import { WITHIN } from '@wisata/runtime/journey/map-shape';
import type { VisitCard } from '../api/visit.model.ts';

/** How long something takes. */
export const LENGTHS = ['hours', 'day', 'short', 'long'] as const;
export type Length = (typeof LENGTHS)[number];

/** When something begins. */
export const STARTS = ['morning', 'afternoon', 'evening'] as const;
export type Start = (typeof STARTS)[number];

/** The orders of the contract, and one by the place that the traveller names. */
const VISIT_SORTS = [...TOUR_SORTS, 'nearest'] as const;

const NOON = '12:00';
const EVENING = '17:00';
const HALF_DAY = 5;
const SHORT_TRIP = 3;
const WELL_RATED = 4.5;
/** Products on one page of the list. */
export const PAGE_SIZE = 10;
const PRICE_STEPS = { SGD: 10, IDR: 10_000 } as const;

/** What narrows and orders a list of tours or venues. */
export const VISIT_FILTER = createListFilter({
  parts: {
    /** Numbers of the contract's types. */
    type: optionsPart({ key: 'type' }),
    length: optionsPart({ key: 'length', known: LENGTHS }),
    /** Something begins then on the first free day. */
    start: optionsPart({ key: 'start', known: STARTS }),
    /** Where it begins, as the card names it. */
    place: optionsPart({ key: 'place' }),
    /** A part of the map. */
    within: WITHIN,
    /** Price of an adult in major units. */
    price: rangePart({ keys: ['minPrice', 'maxPrice'] }),
    wellRated: flagPart('rated', String(WELL_RATED)),
    /** Tickets without a day. */
    anyDay: flagPart('anyDay'),
    /** The place of the map service that the nearest are near to. */
    near: orderPart('near'),
  },
  sorts: VISIT_SORTS,
  hasPages: true,
});
export type VisitFilter = typeof VISIT_FILTER.none;
export type VisitFilterParts = typeof VISIT_FILTER.parts;
export type ActiveFilter = ActivePart<VisitFilterParts>;
export type OptionKind = 'type' | 'length' | 'start' | 'place';
export type VisitSort = VisitFilter['sort'];

/** Everything that is on or off. */
export const FLAGS = ['wellRated', 'anyDay'] as const;

/** The length that somebody would ask for: a few hours, a day, a weekend or a journey. */
export function lengthOf({ tripLengthDay, tripLengthNight, duration }: VisitCard): Length {
  if (tripLengthNight === 0) return duration > 0 && duration <= HALF_DAY ? 'hours' : 'day';
  return tripLengthDay <= SHORT_TRIP ? 'short' : 'long';
}

const startOf = (time: string): Start => (time < NOON ? 'morning' : time < EVENING ? 'afternoon' : 'evening');

/** Parts of the day that have a time with places for the adults of the search. */
export const startsOf = ({
  sessions,
  fromAdults,
  fromChildren,
}: Pick<VisitCard, 'sessions' | 'fromAdults' | 'fromChildren'>): readonly Start[] => [
  ...new Set(sessions.filter(({ left }) => left >= fromAdults + fromChildren).map(({ start }) => startOf(start))),
];

/** What a list is narrowed by: a start only where something has times, a place only where there are several. */
export function optionKinds(cards: readonly VisitCard[]): readonly OptionKind[] {
  const hasTimes = cards.some(({ sessions }) => sessions.length > 0);
  const hasPlaces = new Set(cards.map(({ place }) => place)).size > 1;
  return ['type', ...(hasTimes ? (['start'] as const) : []), 'length', ...(hasPlaces ? (['place'] as const) : [])];
}

const { within: _onMap, near: _ofOrder, ...COUNTED } = VISIT_FILTER.parts;

const ANSWERS: FilterAnswers<typeof COUNTED, VisitCard> = {
  type: ({ type }) => [String(type.id)],
  length: (card) => [lengthOf(card)],
  start: startsOf,
  place: ({ place }) => [place],
  price: ({ from }) => toMajor(from),
  wellRated: ({ rating }) => rating >= WELL_RATED,
  anyDay: ({ isOpenDate }) => isOpenDate,
};

/** What a filter leaves of a list, and how many each further choice would leave. */
export function countVisits(cards: readonly VisitCard[], filter: VisitFilter) {
  const { within } = filter;
  const isThere = ({ latitude, longitude }: VisitCard) =>
    latitude !== undefined && longitude !== undefined && isInside(within, { latitude, longitude });
  return countFilter(COUNTED, ANSWERS, within.length > 0 ? cards.filter(isThere) : cards, filter);
}

const byName = (a: VisitCard, b: VisitCard) => compareText(a.title, b.title);
const hoursOf = ({ duration, tripLengthDay, tripLengthNight }: VisitCard) =>
  tripLengthNight === 0 && duration > 0 ? duration : tripLengthDay * 24;
/** Amounts of two currencies are not compared: dollars stand after rupiah. */
const byPrice = (a: VisitCard, b: VisitCard) =>
  a.from.currency === b.from.currency ? a.from.minor - b.from.minor : compareText(a.from.currency, b.from.currency);

const COMPARE: Readonly<Record<Exclude<VisitSort, 'nearest'>, (a: VisitCard, b: VisitCard) => number>> = {
  name_asc: byName,
  name_desc: (a, b) => byName(b, a),
  price_asc: byPrice,
  price_desc: (a, b) => byPrice(b, a),
  duration_asc: (a, b) => hoursOf(a) - hoursOf(b),
  rating_desc: (a, b) => b.rating - a.rating,
};

/** How far something is; missing where no road leads or nobody knows yet. */
export type Drives = ReadonlyMap<string, { readonly km: number }>;

const byDistance = (drives: Drives | undefined) => (a: VisitCard, b: VisitCard) => {
  const [one, other] = [a, b].map(({ id }) => drives?.get(id)?.km ?? Number.MAX_VALUE);
  return one! - other!;
};

/** In order; equals by name, so that every visitor sees the same list. */
export function sortVisits(cards: readonly VisitCard[], sort: VisitSort, drives?: Drives): readonly VisitCard[] {
  const compare = sort === 'nearest' ? byDistance(drives) : COMPARE[sort];
  return cards.toSorted((a, b) => compare(a, b) || byName(a, b));
}

/** One page of a list; one beyond the end is the last. */
export function pageOf(cards: readonly VisitCard[], asked: number) {
  const count = Math.max(1, Math.ceil(cards.length / PAGE_SIZE));
  const page = Math.min(asked, count);
  return { page, count, cards: cards.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) };
}

/** Both ends of the prices; undefined where two currencies meet or all cost the same. */
export function priceScale(cards: readonly VisitCard[]): (Bounds & { readonly step: number }) | undefined {
  const currency = cards[0]?.from.currency;
  if (!currency || cards.some(({ from }) => from.currency !== currency)) return undefined;
  const step = PRICE_STEPS[currency];
  const bounds = boundsOf(
    cards.map(({ from }) => toMajor(from)),
    step,
  );
  return bounds && bounds.max > bounds.min ? { ...bounds, step } : undefined;
}
