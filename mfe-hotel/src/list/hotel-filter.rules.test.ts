import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { filterBody, HOTEL_FILTER, HOTEL_SORTS, type HotelFilter } from './hotel-filter.rules.ts';

const { active, cleared, none: NO_FILTER, toggle, without } = HOTEL_FILTER;
const parse = (text: string) => HOTEL_FILTER.read(new URLSearchParams(text));
const format = (filter: HotelFilter) => new URLSearchParams(HOTEL_FILTER.write(filter)).toString();
const names = (values: string[]) => fc.uniqueArray(fc.constantFrom(...values));

const BOX = [
  { latitude: -8.8, longitude: 115.1 },
  { latitude: -8.6, longitude: 115.3 },
];

const filters: fc.Arbitrary<HotelFilter> = fc.record({
  sort: fc.constantFrom(...HOTEL_SORTS),
  area: names(['Sanur', 'Nusa Dua', 'Kuta']),
  name: fc.constantFrom('', 'Samudra'),
  star: names(['2', '3', '4', '5']),
  facilities: names(['WIFI', 'POOL', 'SPA']),
  price: fc.record({
    min: fc.option(fc.integer({ min: 1, max: 2_000_000 }), { nil: undefined }),
    max: fc.option(fc.integer({ min: 2_000_000, max: 4_999_999 }), { nil: undefined }),
  }),
  freeCancellation: fc.boolean(),
  breakfast: fc.boolean(),
  wellRated: fc.boolean(),
  within: fc.constantFrom([], BOX, [...BOX, { latitude: -8.65, longitude: 115.1234 }]),
  near: fc.constantFrom('', 'airport:DPS'),
  page: fc.integer({ min: 1, max: 9 }),
});

test('what is written into an address is read back as it was', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(parse(format(filter))).toEqual(filter);
    }),
  );
});

test('no filter leaves the address of the search as it is', () => {
  expect(format(NO_FILTER)).toBe('');
});

test('taking every active filter off, in any order, leaves nothing but the order of the list', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      const bare = active(filter).reduceRight(without, filter);
      expect(active(bare)).toEqual([]);
      expect({ ...bare, page: 1 }).toEqual(cleared(filter));
    }),
  );
});

test('choosing a value twice gives the filter back, and any change leads to the first page', () => {
  fc.assert(
    fc.property(filters, fc.constantFrom('2', '3', '4', '5'), (filter, star) => {
      const once = toggle(filter, 'star', star);
      expect(once.page).toBe(1);
      expect(toggle(once, 'star', star).star.toSorted()).toEqual(filter.star.toSorted());
    }),
  );
});

test('price ends at their limits filter nothing, and crossed ends are turned round', () => {
  expect(parse('minPrice=0&maxPrice=5000000')).toMatchObject({ price: { min: undefined, max: undefined } });
  expect(parse('minPrice=900000&maxPrice=300000')).toMatchObject({ price: { min: 300_000, max: 900_000 } });
  expect(filterBody(NO_FILTER)).not.toHaveProperty('maxPrice');
});

test('an address with nonsense narrows nothing', () => {
  expect(parse('sort=random&star=9&minPrice=abc&page=-1&area=all')).toEqual(NO_FILTER);
});

test.each(['', 'x', '-8.7,115.1', '-8.7,115.1;91,3', '-8.7,115.1;-8.6', '1,2;'])(
  'a part of the map that cannot be read narrows nothing: %s',
  (within) => {
    expect(parse(new URLSearchParams({ within }).toString())).toEqual(NO_FILTER);
  },
);

test('a part of the map goes to the call as corners, and is taken off as one', () => {
  const filter = { ...NO_FILTER, within: BOX, page: 3 };
  expect(filterBody(filter)).toMatchObject({
    within: [
      [-8.8, 115.1],
      [-8.6, 115.3],
    ],
  });
  expect(active(filter)).toEqual([{ kind: 'within' }]);
  expect(without(filter, { kind: 'within' })).toEqual(NO_FILTER);
});

test('the nearest are asked for only with the place that they are near to', () => {
  expect(filterBody(parse('sort=nearest&near=airport:DPS'))).toMatchObject({ sort: 'nearest', near: 'airport:DPS' });
  expect(filterBody(parse('sort=nearest'))).toMatchObject({ sort: 'recommended' });
  expect(filterBody(parse('sort=price_asc&near=airport:DPS'))).not.toHaveProperty('near');
});
