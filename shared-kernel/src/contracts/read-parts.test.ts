import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as v from 'valibot';
import { readParts } from './read-parts.ts';

const TRIP = v.object({
  title: v.string(),
  from: v.object({ code: v.string(), zone: v.optional(v.string(), 'WIB') }),
  days: v.array(v.object({ day: v.string(), count: v.number() })),
  note: v.nullable(v.string()),
});
const WHOLE = {
  title: 'Bali',
  from: { code: 'CGK', zone: 'WIB' },
  days: [
    { day: '1', count: 1 },
    { day: '2', count: 2 },
    { day: '3', count: 3 },
  ],
  note: null,
};

test('what fits is kept whole', () => {
  expect(readParts(TRIP, { ...WHOLE, more: true })).toEqual(WHOLE);
});

test.each([
  ['a field', { title: 7 }, { title: undefined }],
  ['an object', { from: 'CGK' }, { from: undefined }],
  ['a field of an object', { from: { code: 7, zone: 'WITA' } }, { from: { zone: 'WITA' } }],
  ['a list', { days: 'soon' }, { days: undefined }],
  ['items of a list', { days: [null, WHOLE.days[1], 'x'] }, { days: [WHOLE.days[1]] }],
  ['a field of an item', { days: [{ day: '1' }, WHOLE.days[1]] }, { days: [{ day: '1' }, WHOLE.days[1]] }],
])('%s that does not fit is left out alone', (_what, odd, left) => {
  expect(readParts(TRIP, { ...WHOLE, ...odd })).toEqual({ ...WHOLE, ...left });
});

test('nothing fits where no object is', () => {
  expect(readParts(TRIP, 'gone')).toEqual({});
  expect(readParts(TRIP, {})).toEqual({});
});

test('it never throws and never changes what it was given', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (title, days) => {
      const given = Object.freeze({ ...WHOLE, title, days, from: Object.freeze({ code: days }) });
      const read = readParts(TRIP, given);
      expect(read.title === undefined || typeof read.title === 'string').toBe(true);
      expect(v.is(v.partial(TRIP), { ...read, from: WHOLE.from, days: WHOLE.days })).toBe(true);
    }),
  );
});
