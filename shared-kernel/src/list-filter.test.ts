import fc from 'fast-check';
import { boundsOf, countBySlice, countFilter, type FilterAnswers } from './filter-counts.ts';
import { flagPart, optionsPart, rangePart, textPart } from './filter-parts.ts';
import { createListFilter } from './list-filter.ts';

const SORTS = ['first', 'second'] as const;
const PARTS = {
  tag: optionsPart({ key: 'tag', known: ['a', 'b', 'c'] }),
  maker: optionsPart({ key: 'maker', none: 'all' }),
  name: textPart('name'),
  price: rangePart({ keys: ['minPrice', 'maxPrice'], limits: { min: 0, max: 100 } }),
  isNew: flagPart('new'),
};
const FILTER = createListFilter({ parts: PARTS, sorts: SORTS, hasPages: true });
type Filter = typeof FILTER.none;

const end = fc.option(fc.integer({ min: 1, max: 49 }), { nil: undefined });
const filters: fc.Arbitrary<Filter> = fc.record({
  tag: fc.subarray(['a', 'b', 'c']),
  maker: fc.subarray(['X', 'Y']),
  name: fc.constantFrom('', 'Samudra'),
  price: fc.record({ min: end, max: end.map((at) => at && at + 50) }),
  isNew: fc.boolean(),
  sort: fc.constantFrom(...SORTS),
  page: fc.integer({ min: 1, max: 9 }),
});

const read = (text: string) => FILTER.read(new URLSearchParams(text));
const write = (filter: Filter) => new URLSearchParams(FILTER.write(filter)).toString();

test('an address carries a filter there and back, and a plain list adds nothing to it', () => {
  fc.assert(fc.property(filters, (filter) => expect(read(write(filter))).toEqual(filter)));
  expect(write(FILTER.none)).toBe('');
});

test('what cannot be read narrows nothing, and what nobody knows is named', () => {
  const text = 'sort=odd&tag=a,z&maker=ALL&minPrice=x&maxPrice=1.5&new=yes&page=-2';
  expect(read(text)).toEqual({ ...FILTER.none, tag: ['a'] });
  expect(FILTER.unknown(new URLSearchParams(text))).toEqual([
    ['sort', 'odd'],
    ['tag', 'z'],
  ]);
});

test('ends at their limits are open, and ends the wrong way round are turned', () => {
  expect(read('minPrice=0&maxPrice=100')).toEqual(FILTER.none);
  expect(read('minPrice=70&maxPrice=20').price).toEqual({ min: 20, max: 70 });
});

test('a list without pages reads and writes none', () => {
  const { none, ...list } = createListFilter({ parts: PARTS, sorts: SORTS });
  expect(list.read(new URLSearchParams('page=3'))).toEqual(none);
  expect(list.write({ ...none, page: 3 })).toEqual([]);
});

test('every chip takes its own part off, and all of them leave the order alone', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      const bare = FILTER.active(filter).reduce(FILTER.without, filter);
      expect({ ...bare, page: 1 }).toEqual(FILTER.cleared(filter));
      expect(FILTER.active(bare)).toEqual([]);
    }),
  );
});

test('a value or a filter without one that was taken off is put on again by the same part', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      for (const part of FILTER.active(filter).filter(({ kind }) => kind !== 'name' && kind !== 'price')) {
        const again = FILTER.with(FILTER.without(filter, part), part);
        expect(FILTER.active(again)).toEqual(expect.arrayContaining(FILTER.active(filter)));
        expect(again).toMatchObject({ name: filter.name, price: filter.price, sort: filter.sort, page: 1 });
      }
    }),
  );
});

test('picked values come before everything else, in the order of the description', () => {
  const filter = { ...FILTER.none, isNew: true, name: 'Samudra', maker: ['X'], tag: ['b', 'a'] };
  expect(FILTER.active(filter).map(({ kind, value }) => value ?? kind)).toEqual(['b', 'a', 'X', 'name', 'isNew']);
});

test('a value that is pressed twice is as it was, and every change leads to the first page', () => {
  const once = FILTER.toggle({ ...FILTER.none, page: 4 }, 'tag', 'b');
  expect(once).toEqual({ ...FILTER.none, tag: ['b'], page: 1 });
  expect(FILTER.toggle(once, 'tag', 'b')).toEqual(FILTER.none);
});

interface Item {
  readonly tags: readonly string[];
  readonly maker: string;
  readonly amount: number | undefined;
  readonly isNew: boolean;
}
const { name: _name, ...COUNTED } = PARTS;
const ANSWERS: FilterAnswers<typeof COUNTED, Item> = {
  tag: ({ tags }) => tags,
  maker: ({ maker }) => [maker],
  price: ({ amount }) => amount,
  isNew: ({ isNew }) => isNew,
};
const items = fc.array(
  fc.record({
    tags: fc.subarray(['a', 'b', 'c']),
    maker: fc.constantFrom('X', 'Y', 'Z'),
    amount: fc.option(fc.integer({ min: 0, max: 120 }), { nil: undefined }),
    isNew: fc.boolean(),
  }),
);

function isLeft({ tags, maker, amount, isNew }: Item, { tag, maker: makers, price, isNew: onlyNew }: Filter): boolean {
  if (tag.length > 0 && !tags.some((each) => tag.includes(each))) return false;
  if (makers.length > 0 && !makers.includes(maker)) return false;
  if (amount !== undefined && (amount < (price.min ?? 0) || amount > (price.max ?? Infinity))) return false;
  return isNew || !onlyNew;
}

test('each count is what the list would have with that choice alone in its part', () => {
  fc.assert(
    fc.property(items, filters, (all, filter) => {
      const left = (changed: Partial<Filter>) => all.filter((item) => isLeft(item, { ...filter, ...changed }));
      const counts = countFilter(COUNTED, ANSWERS, all, filter);
      expect(counts.items).toEqual(left({}));
      expect(counts.flags.isNew).toBe(left({ isNew: true }).length);
      expect(counts.options.tag.map(({ value }) => value)).toEqual(['a', 'b', 'c']);
      for (const { value, count } of counts.options.tag) expect(count).toBe(left({ tag: [value] }).length);
      for (const { value, count } of counts.options.maker) expect(count).toBe(left({ maker: [value] }).length);
      const open = left({ price: FILTER.none.price }).flatMap(({ amount }) => amount ?? []);
      expect(counts.amounts.price).toEqual(open);
    }),
  );
});

test('bounds are rounded outwards and every amount falls into exactly one slice', () => {
  expect(boundsOf([64, 130], 6)).toEqual({ min: 60, max: 132 });
  expect(boundsOf([], 6)).toBeUndefined();
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5, max: 20_000_000 })), (amounts) => {
      const counts = countBySlice(amounts, { min: 0, max: 5_000_000 }, 20);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(amounts.length);
    }),
  );
  expect(countBySlice([5, 5], { min: 5, max: 5 }, 3)).toEqual([2, 0, 0]);
});
