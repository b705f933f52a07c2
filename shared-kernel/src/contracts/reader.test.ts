import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { readerOf } from './reader.ts';

const STOP = v.object({ code: v.string(), minutes: v.number() });
const CONTRACT = v.object({
  key: v.string(),
  kind: v.picklist(['city', 'area']),
  score: v.number(),
  until: v.nullable(v.string()),
  names: v.array(v.string()),
  stops: v.array(STOP),
  supplier: v.string(),
});

const READER = readerOf(
  CONTRACT,
  ['key'],
  { kind: 'city', score: undefined, until: null, names: [] },
  { stops: v.fallback(v.array(readerOf(STOP, ['code'], {})), []) },
);

const WHOLE = {
  key: 'DPS',
  kind: 'area',
  score: 8.4,
  until: '2026-12-09',
  names: ['Bali'],
  supplier: 'BUNDLED',
  stops: [{ code: 'CGK', minutes: 40 }],
};

test('what the page names is read as it was sent, and nothing else', () => {
  const { supplier: _, ...named } = WHOLE;
  expect(v.parse(READER, WHOLE)).toEqual({ ...named, stops: [{ code: 'CGK' }] });
});

test('a missing field is read as the value that stands in for it', () => {
  expect(v.parse(READER, { key: 'DPS' })).toEqual({ key: 'DPS', kind: 'city', until: null, names: [], stops: [] });
});

test.each([
  ['kind', 'island', 'city'],
  ['score', 'good', undefined],
  ['until', 7, null],
  ['names', [1], []],
  ['stops', [{ minutes: 40 }], []],
])('an odd %s is read as the value that stands in for it', (field, odd, read) => {
  expect(v.parse(READER, { ...WHOLE, [field]: odd })).toHaveProperty(field, read);
});

test('an answer without a field that is needed is refused, naming the field', () => {
  const { issues } = v.safeParse(READER, { ...WHOLE, key: undefined });
  expect(issues?.map((issue) => v.getDotPath(issue))).toEqual(['key']);
});

test('a field or a value that is not the contract does not compile', () => {
  const types = () => [
    // @ts-expect-error -- The contract has no such field.
    readerOf(CONTRACT, ['label'], {}),
    // @ts-expect-error -- Nor is there one to stand in for.
    readerOf(CONTRACT, [], { label: '' }),
    // @ts-expect-error -- A score is a number.
    readerOf(CONTRACT, [], { score: '' }),
    // @ts-expect-error -- No kind of the contract.
    readerOf(CONTRACT, [], { kind: 'island' }),
    // @ts-expect-error -- Stops have a code and no name.
    readerOf(CONTRACT, [], {}, { stops: v.array(v.object({ name: v.string() })) }),
  ];
  expect(types).toBeInstanceOf(Function);
});
