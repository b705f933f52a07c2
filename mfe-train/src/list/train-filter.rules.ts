import { TRAIN_CLASSES } from '@wisata/kernel/contracts/train-classes';
import { boundsOf, type Bounds } from '@wisata/kernel/filter-counts';
import { optionsPart, rangePart } from '@wisata/kernel/filter-parts';
import { JOURNEY_ORDERS, slotOf, TIME_SLOTS } from '@wisata/kernel/journey-orders';
import { createListFilter, type ActivePart, type OptionKind } from '@wisata/kernel/list-filter';
import { toMajor } from '@wisata/kernel/money';
import type { Train, TrainOffer } from '../api/train.model.ts';

/** What narrows and orders the list of trains. */
export const TRAIN_FILTER = createListFilter({
  parts: {
    depart: optionsPart({ key: 'departTime', known: TIME_SLOTS }),
    arrive: optionsPart({ key: 'arriveTime', known: TIME_SLOTS }),
    /** Only these classes of a train stay. */
    class: optionsPart({ key: 'class', known: TRAIN_CLASSES }),
    /** Price of one adult in major units; only classes in this range stay. */
    price: rangePart({ keys: ['minPrice', 'maxPrice'] }),
  },
  sorts: JOURNEY_ORDERS,
});
export type TrainFilter = typeof TRAIN_FILTER.none;
export type TrainFilterParts = typeof TRAIN_FILTER.parts;
export type ActiveFilter = ActivePart<TrainFilterParts>;
export type TrainOption = OptionKind<TrainFilterParts>;

const isIn = (values: readonly string[], value: string) => values.length === 0 || values.includes(value);

function isOfferLeft({ category, perAdult }: TrainOffer, { class: classes, price: { min, max } }: TrainFilter) {
  const amount = toMajor(perAdult);
  return isIn(classes, category) && amount >= (min ?? 0) && amount <= (max ?? Infinity);
}

/** The trains that a filter leaves, each with the classes that it leaves. */
export const filterTrains = (trains: readonly Train[], filter: TrainFilter): Train[] =>
  trains
    .filter(
      ({ departTime, arriveTime }) =>
        isIn(filter.depart, slotOf(departTime)) && isIn(filter.arrive, slotOf(arriveTime)),
    )
    .map((train) => ({ ...train, offers: train.offers.filter((offer) => isOfferLeft(offer, filter)) }))
    .filter(({ offers }) => offers.length > 0);

/** How many trains each further choice would leave, with everything else as it is. */
export function countChoices(trains: readonly Train[], filter: TrainFilter) {
  const choices = { depart: TIME_SLOTS, arrive: TIME_SLOTS, class: TRAIN_CLASSES } as const;
  const counted = Object.entries(choices).map(([kind, values]) => [
    kind,
    values.map((value) => ({ value, count: filterTrains(trains, { ...filter, [kind]: [value] }).length })),
  ]);
  return Object.fromEntries(counted) as Record<TrainOption, readonly { value: string; count: number }[]>;
}

/** Prices in the slider move by this many rupiah. */
export const PRICE_STEP = 5000;

/** Both ends of the fares of a search, rounded (spec section 9); undefined without trains. */
export const fareBounds = (trains: readonly Train[]): Bounds | undefined =>
  boundsOf(
    trains.flatMap(({ offers }) => offers.map(({ perAdult }) => toMajor(perAdult))),
    PRICE_STEP,
  );
