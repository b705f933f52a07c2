import fc from 'fast-check';
import { toFlight } from '../api/flight-adapter.ts';
import { flight as sample } from '../api/flight.fixture.ts';
import type { Ends } from '@wisata/kernel/filter-parts';
import type { Flight } from '../api/flight.model.ts';
import { findFacets, priceBounds, waitBounds } from './flight-facets.rules.ts';
import { findLeaders, sortJourneys } from '@wisata/kernel/journey-sort';
import { JOURNEY_ORDERS, JOURNEY_SORTS, slotOf, TIME_SLOTS } from '@wisata/kernel/journey-orders';
import { FLIGHT_FILTER, TRANSITS, type FlightFilter } from './flight-filter.rules.ts';
import { flightOrder } from './flight-sort.rules.ts';
import * as v from 'valibot';
import { FLIGHT } from '../api/flight.schema.ts';

const { active, cleared, none: NO_FILTER, toggle, without } = FLIGHT_FILTER;
const LIST_FILTERS = ['transit', 'depart', 'arrive', 'airline', 'via'] as const;
const query = (filter: FlightFilter) => new URLSearchParams(FLIGHT_FILTER.write(filter));
const base = toFlight(v.parse(FLIGHT, sample('QG.690', 850_000)), '');
const two = (value: number) => String(value).padStart(2, '0');

const time = fc
  .integer({ min: 0, max: 1439 })
  .map((minutes) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`);
const flight: fc.Arbitrary<Flight> = fc
  .record({
    id: fc.uuid(),
    carrierCode: fc.constantFrom('GA', 'QG', 'JT', 'ID'),
    departTime: time,
    arriveTime: time,
    durationMinutes: fc.integer({ min: 40, max: 1500 }),
    points: fc.uniqueArray(fc.constantFrom('SUB', 'UPG', 'SIN', 'KUL'), { maxLength: 3 }),
    wait: fc.integer({ min: 60, max: 600 }),
    price: fc.integer({ min: 300, max: 9000 }),
    baggage: fc.constantFrom('', '15 kg', '20 kg'),
  })
  .map(({ points, wait, price, ...facts }) => ({
    ...base,
    ...facts,
    airline: `Airline ${facts.carrierCode}`,
    transits: points.length,
    transitPoints: points,
    transitMinutes: points.length > 0 ? wait : 0,
    classes: [],
    perAdult: { minor: price * 1000, currency: 'IDR' as const },
    total: { minor: price * 3000, currency: 'IDR' as const },
  }));
const flights = fc.uniqueArray(flight, { maxLength: 40, selector: ({ id }) => id });

const optional = (values: fc.Arbitrary<number>) => fc.option(values, { nil: undefined });
/** Both ends in whole steps, the lower one first. */
function inOrder([low, high]: readonly (number | undefined)[], step: number): Ends {
  const scale = (value: number | undefined) => (value === undefined ? undefined : Math.round(value * step * 10) / 10);
  const isTurned = low !== undefined && high !== undefined && low > high;
  return isTurned ? { min: scale(high), max: scale(low) } : { min: scale(low), max: scale(high) };
}

const filter: fc.Arbitrary<FlightFilter> = fc
  .record({
    sort: fc.constantFrom(...JOURNEY_ORDERS),
    transit: fc.subarray([...TRANSITS]),
    depart: fc.subarray([...TIME_SLOTS]),
    arrive: fc.subarray([...TIME_SLOTS]),
    airline: fc.subarray(['GA', 'QG', 'JT', 'ID', 'XX']),
    via: fc.subarray(['SUB', 'UPG', 'SIN', 'KUL']),
    waits: fc.tuple(optional(fc.integer({ min: 0, max: 100 })), optional(fc.integer({ min: 0, max: 100 }))),
    prices: fc.tuple(optional(fc.integer({ min: 0, max: 9000 })), optional(fc.integer({ min: 0, max: 9000 }))),
    bag: fc.boolean(),
  })
  .map(({ waits, prices, ...lists }) => {
    return { ...lists, wait: inOrder(waits, 0.1), price: inOrder(prices, 1000), page: 1 };
  });

/** The filters of the contract once more, written as plainly as possible. */
function isLeft(each: Flight, wanted: FlightFilter): boolean {
  const hourOf = (text: string) => Number(text.split(':')[0]);
  const slot = (hour: number) =>
    hour < 6 ? 'early-morning' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  const transit = each.transits === 0 ? '0' : each.transits === 1 ? '1' : '2';
  const hours = each.transitMinutes / 60;
  if (wanted.transit.length > 0 && !wanted.transit.includes(transit)) return false;
  if (wanted.depart.length > 0 && !wanted.depart.includes(slot(hourOf(each.departTime)))) return false;
  if (wanted.arrive.length > 0 && !wanted.arrive.includes(slot(hourOf(each.arriveTime)))) return false;
  if (wanted.airline.length > 0 && !wanted.airline.includes(each.carrierCode)) return false;
  if (wanted.via.length > 0 && !each.transitPoints.some((point) => wanted.via.includes(point))) return false;
  if (each.transits > 0 && wanted.wait.min !== undefined && hours < wanted.wait.min) return false;
  if (each.transits > 0 && wanted.wait.max !== undefined && hours > wanted.wait.max) return false;
  if (wanted.price.min !== undefined && each.perAdult.minor < wanted.price.min) return false;
  if (wanted.price.max !== undefined && each.perAdult.minor > wanted.price.max) return false;
  return !wanted.bag || each.baggage !== '';
}

test('what a filter leaves is what the plain reading of the contract leaves', () => {
  fc.assert(
    fc.property(flights, filter, (all, wanted) => {
      expect(findFacets(all, wanted).items).toEqual(all.filter((each) => isLeft(each, wanted)));
    }),
  );
});

test('the count beside an option is how many flights show with this option alone in its group', () => {
  fc.assert(
    fc.property(flights, filter, fc.constantFrom(...LIST_FILTERS), (all, wanted, kind) => {
      for (const { value, count } of findFacets(all, wanted).options[kind]) {
        const alone = { ...wanted, [kind]: [value] };
        expect(count).toBe(all.filter((each) => isLeft(each, alone)).length);
      }
    }),
  );
});

test('an address carries a filter there and back', () => {
  fc.assert(
    fc.property(filter, (wanted) => {
      expect(FLIGHT_FILTER.read(query(wanted))).toEqual(wanted);
    }),
  );
});

const KEYS: Readonly<Record<(typeof JOURNEY_SORTS)[number], (each: Flight) => number | string>> = {
  'lowest-price': (each) => each.total.minor,
  'earliest-departure': (each) => `${each.departDate}${each.departTime}`,
  'latest-departure': (each) => `${each.departDate}${each.departTime}`,
  'earliest-arrival': (each) => `${each.arriveDate}${each.arriveTime}`,
  'latest-arrival': (each) => `${each.arriveDate}${each.arriveTime}`,
  'shortest-duration': (each) => each.durationMinutes,
};

test('each order is the order of its key, and the same for every order of arrival', () => {
  fc.assert(
    fc.property(flights, fc.constantFrom(...JOURNEY_SORTS), (all, order) => {
      const sorted = sortJourneys(all, order, flightOrder());
      const keys = sorted.map(KEYS[order]);
      const plain = [...keys].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
      expect(keys).toEqual(order.startsWith('latest') ? plain.reverse() : plain);
      expect(sortJourneys(all.toReversed(), order, flightOrder())).toEqual(sorted);
    }),
  );
});

test('the leaders are the first of their orders', () => {
  fc.assert(
    fc.property(flights, (all) => {
      const leaders = findLeaders(all, flightOrder());
      expect(leaders?.cheapest).toBe(sortJourneys(all, 'lowest-price', flightOrder())[0]);
      expect(leaders?.fastest).toBe(sortJourneys(all, 'shortest-duration', flightOrder())[0]);
      expect(leaders?.best).toBe(sortJourneys(all, 'best', flightOrder())[0]);
    }),
  );
});

test('ranges are rounded outwards, so that their full width hides nothing', () => {
  fc.assert(
    fc.property(flights, (all) => {
      const [price, wait] = [priceBounds(all), waitBounds(all)];
      const full = {
        ...NO_FILTER,
        price,
        wait: wait ?? NO_FILTER.wait,
      };
      expect(findFacets(all, full).items).toHaveLength(all.length);
    }),
  );
  expect(waitBounds([{ ...base, transits: 1, transitMinutes: 64 }])).toEqual({ min: 1, max: 1.1 });
});

test('histogram counts every flight that the price alone hides', () => {
  fc.assert(
    fc.property(flights, filter, (all, wanted) => {
      const open = { ...wanted, price: NO_FILTER.price };
      const { histogram } = findFacets(all, wanted);
      expect(histogram.reduce((sum, count) => sum + count, 0)).toBe(findFacets(all, open).items.length);
    }),
  );
});

test.each([
  ['00:00', 'early-morning'],
  ['05:59', 'early-morning'],
  ['06:00', 'morning'],
  ['12:00', 'afternoon'],
  ['17:59', 'afternoon'],
  ['18:00', 'evening'],
  ['23:59', 'evening'],
])('%s is in the %s', (at, slot) => {
  expect(slotOf(at)).toBe(slot);
});

test('a value is put in and taken out, and every chip takes its own part off', () => {
  const price = { min: 500_000, max: undefined };
  const wanted = toggle(toggle({ ...NO_FILTER, bag: true, price }, 'airline', 'GA'), 'via', 'SUB');
  expect(toggle(wanted, 'airline', 'GA').airline).toEqual([]);
  const rest = active(wanted).reduce(without, wanted);
  expect(rest).toEqual(NO_FILTER);
  expect(cleared({ ...wanted, sort: 'best' })).toEqual({ ...NO_FILTER, sort: 'best' });
});

test('garbage in an address narrows nothing', () => {
  const garbage = new URLSearchParams('sort=cheap&transit=9&departTime=noon&minPrice=-1&maxWait=x&bag=yes');
  expect(FLIGHT_FILTER.read(garbage)).toEqual(NO_FILTER);
});

test('what an address names and nobody knows is told', () => {
  expect(FLIGHT_FILTER.unknown(new URLSearchParams('sort=odd&transit=1,9&departTime=noon'))).toEqual([
    ['sort', 'odd'],
    ['transit', '9'],
    ['departTime', 'noon'],
  ]);
  expect(FLIGHT_FILTER.unknown(query(NO_FILTER))).toEqual([]);
});
