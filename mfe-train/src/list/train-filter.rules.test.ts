import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { JOURNEY_SORTS, TIME_SLOTS } from '@wisata/kernel/journey-orders';
import { findLeaders, sortJourneys } from '@wisata/kernel/journey-sort';
import { fromMajor, toMajor } from '@wisata/kernel/money';
import { toTrain } from '../api/train-adapter.ts';
import { NIGHT_TRAIN } from '../api/train.fixture.ts';
import type { Train } from '../api/train.model.ts';
import { countChoices, fareBounds, filterTrains } from './train-filter.rules.ts';
import { TRAIN_FILTER, type TrainFilter } from './train-filter.rules.ts';
import { cheapestOffer, TRAIN_ORDER } from './train-sort.rules.ts';

const MODEL = toTrain(NIGHT_TRAIN);
const CLASSES = ['economy', 'business', 'executive'] as const;

const hours = fc.nat(23).map((hour) => `${String(hour).padStart(2, '0')}:30`);
const offers = fc.array(
  fc.record({
    category: fc.constantFrom(...CLASSES),
    fare: fc.integer({ min: 50, max: 900 }),
    isAvailable: fc.boolean(),
  }),
  { minLength: 1, maxLength: 4 },
);
const trains = fc
  .array(fc.record({ departTime: hours, arriveTime: hours, durationMinutes: fc.nat(900), offers }), {
    maxLength: 8,
  })
  .map((list) =>
    list.map((each, at): Train => ({
      ...MODEL,
      ...each,
      id: `T${at}`,
      offers: each.offers.map(({ fare, ...offer }, index) => ({
        ...MODEL.offers[0]!,
        ...offer,
        key: `${at}.${index}`,
        perAdult: fromMajor(fare * 1000, 'IDR'),
        total: fromMajor(fare * 2000, 'IDR'),
      })),
    })),
  );
const end = fc.option(
  fc.integer({ min: 1, max: 450 }).map((at) => at * 1000),
  { nil: undefined },
);
const filters: fc.Arbitrary<TrainFilter> = fc.record({
  depart: fc.subarray([...TIME_SLOTS]),
  arrive: fc.subarray([...TIME_SLOTS]),
  class: fc.subarray([...CLASSES]),
  price: fc.record({ min: end, max: end.map((at) => at && at + 450_000) }),
  sort: fc.constantFrom(...JOURNEY_SORTS),
  page: fc.constant(1),
});

const slot = (time: string) => TIME_SLOTS[Math.floor(Number.parseInt(time, 10) / 6)]!;
const plain = (list: readonly Train[], filter: TrainFilter) =>
  list.flatMap((train) => {
    if (filter.depart.length > 0 && !filter.depart.includes(slot(train.departTime))) return [];
    if (filter.arrive.length > 0 && !filter.arrive.includes(slot(train.arriveTime))) return [];
    return train.offers
      .filter(({ category }) => filter.class.length === 0 || filter.class.includes(category))
      .filter(({ perAdult }) => toMajor(perAdult) >= (filter.price.min ?? 0))
      .filter(({ perAdult }) => toMajor(perAdult) <= (filter.price.max ?? Number.MAX_SAFE_INTEGER))
      .map(({ key }) => key);
  });

test('a filter leaves the classes that a plain reference leaves', () => {
  fc.assert(
    fc.property(trains, filters, (list, filter) => {
      const left = filterTrains(list, filter);
      expect(left.flatMap((train) => train.offers.map(({ key }) => key))).toEqual(plain(list, filter));
      expect(left.every((train) => train.offers.length > 0)).toBe(true);
    }),
  );
});

test('each count is how many trains the list would have with that choice alone in its part', () => {
  fc.assert(
    fc.property(trains, filters, (list, filter) => {
      const counts = countChoices(list, filter);
      for (const { value, count } of counts.class)
        expect(count).toBe(filterTrains(list, { ...filter, class: [value] }).length);
      expect(counts.depart.map(({ value }) => value)).toEqual([...TIME_SLOTS]);
    }),
  );
});

test('an address carries a filter there and back', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(TRAIN_FILTER.read(new URLSearchParams(TRAIN_FILTER.write(filter)))).toEqual(filter);
    }),
  );
});

test('every order keeps all trains, puts sold-out ones at the end and goes up by what it is named after', () => {
  const keys: Readonly<Record<string, (train: Train) => string | number>> = {
    'lowest-price': (train) => cheapestOffer(train)!.total.minor,
    'earliest-departure': ({ departTime }) => departTime,
    'earliest-arrival': ({ arriveTime }) => arriveTime,
    'shortest-duration': ({ durationMinutes }) => durationMinutes,
  };
  fc.assert(
    fc.property(trains, fc.constantFrom(...Object.keys(keys)), (list, sort) => {
      const sorted = sortJourneys(list, sort as 'lowest-price', TRAIN_ORDER);
      expect(new Set(sorted)).toEqual(new Set(list));
      const soldOut = sorted.map((train) => cheapestOffer(train) === undefined);
      expect(soldOut).toEqual(soldOut.toSorted((a, b) => Number(a) - Number(b)));
      const values = sorted.filter((train) => cheapestOffer(train)).map(keys[sort]!);
      for (const [at, value] of values.entries()) expect(at === 0 || values[at - 1]! <= value).toBe(true);
    }),
  );
});

test.each([
  ['latest-departure', 'earliest-departure'],
  ['latest-arrival', 'earliest-arrival'],
] as const)('%s is %s turned round', (latest, earliest) => {
  const list = ['05:00', '11:00', '19:00'].map((time, at) => ({
    ...MODEL,
    id: `${at}`,
    departTime: time,
    arriveTime: time,
  }));
  expect(sortJourneys(list, latest, TRAIN_ORDER)).toEqual(sortJourneys(list, earliest, TRAIN_ORDER).toReversed());
});

test('best is a train by day that costs a little more, and one that leads nothing leads no tab', () => {
  const train = (id: string, arriveTime: string, durationMinutes: number, total: number): Train => ({
    ...MODEL,
    id,
    arriveTime,
    durationMinutes,
    offers: [{ ...MODEL.offers[0]!, isAvailable: true, total: fromMajor(total, 'IDR') }],
  });
  const night = train('night', '03:40', 560, 900_000);
  const day = train('day', '16:25', 485, 990_000);
  const dear = train('dear', '15:00', 480, 2_500_000);
  expect(sortJourneys([night, dear, day], 'best', TRAIN_ORDER).map(({ id }) => id)).toEqual(['day', 'night', 'dear']);
  const leaders = findLeaders([night, dear, day], TRAIN_ORDER)!;
  expect([leaders.cheapest.id, leaders.fastest.id, leaders.best.id]).toEqual(['night', 'dear', 'day']);
  expect(findLeaders([{ ...day, offers: [] }], TRAIN_ORDER)).toBeUndefined();
});

test('fares are rounded outwards to whole steps', () => {
  expect(fareBounds([MODEL])).toEqual({ min: 665_000, max: 1_510_000 });
  expect(fareBounds([])).toBeUndefined();
});
