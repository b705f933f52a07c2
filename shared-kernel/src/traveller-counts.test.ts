import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { FLIGHT_COUNT_RULES } from './contracts/flight-passengers.ts';
import { TRAIN_COUNT_RULES } from './contracts/train-passengers.ts';
import { TRIP_BANDS, type PassengerType } from './passengers.ts';
import { changeCount, findCountRefusal } from './count-steps.ts';
import { clampCounts, countRules, totalTravellers } from './traveller-counts.ts';
import type { CountRules, TravellerCounts } from './traveller-counts.ts';

const counts = (ADT: number, CHD = 0, INF = 0): TravellerCounts => ({ ADT, CHD, INF });
const RULES = { flight: FLIGHT_COUNT_RULES, train: TRAIN_COUNT_RULES };
const rulesOf: readonly CountRules[] = [...Object.values(RULES), countRules(TRIP_BANDS, 5), countRules(TRIP_BANDS)];
const changes = fc.tuple(fc.constantFrom<PassengerType>('ADT', 'CHD', 'INF'), fc.integer({ min: -4, max: 4 }));

function expectAllowed(current: TravellerCounts, rules: CountRules): void {
  expect(current.ADT).toBeGreaterThanOrEqual(1);
  expect(current.INF).toBeLessThanOrEqual(current.ADT);
  expect(current.CHD).toBeGreaterThanOrEqual(0);
  expect(rules.limitedTypes.reduce((total, type) => total + current[type], 0)).toBeLessThanOrEqual(rules.maxTotal);
  for (const type of ['ADT', 'CHD', 'INF'] as const) {
    if (!rules.types.includes(type)) expect(current[type]).toBe(0);
    expect(current[type]).toBeLessThanOrEqual(rules.maxOf[type] ?? Infinity);
  }
}

describe('changeCount', () => {
  test('no sequence of changes breaks a rule, and every refusal is told', () => {
    fc.assert(
      fc.property(fc.constantFrom(...rulesOf), fc.array(changes, { maxLength: 40 }), (rules, sequence) => {
        let current = counts(1);
        for (const [type, delta] of sequence) {
          const changed = changeCount(current, type, delta, rules);
          expectAllowed(changed.counts, rules);
          const isWhole = changed.counts[type] === current[type] + delta;
          expect(isWhole || changed.notes.length > 0).toBe(true);
          current = changed.counts;
        }
      }),
    );
  });

  test('a disabled button and a refused change give the same reason', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...rulesOf),
        fc.array(changes, { maxLength: 10 }),
        changes,
        (rules, sequence, [type, delta]) => {
          const current = sequence.reduce((state, [t, d]) => changeCount(state, t, d, rules).counts, counts(1));
          const step = delta < 0 ? -1 : 1;
          const refusal = findCountRefusal(current, type, step, rules);
          const changed = changeCount(current, type, step, rules);
          expect(changed.notes.find((note) => note.code !== 'INFANT_REMOVED')).toEqual(refusal);
          if (refusal) expect(changed.counts).toEqual(current);
        },
      ),
    );
  });

  test.each([
    ['flight', counts(1), 'ADT', -1, counts(1), 'ADULT_REQUIRED'],
    ['flight', counts(1), 'ADT', 1, counts(2), undefined],
    ['flight', counts(7), 'ADT', 1, counts(7), 'MAXIMUM_REACHED'],
    ['flight', counts(4, 3), 'CHD', 1, counts(4, 3), 'MAXIMUM_REACHED'],
    ['flight', counts(4, 3), 'INF', 1, counts(4, 3, 1), undefined],
    ['flight', counts(1, 0, 1), 'INF', 1, counts(1, 0, 1), 'INFANT_NEEDS_ADULT'],
    ['flight', counts(2, 0, 2), 'ADT', -1, counts(1, 0, 1), 'INFANT_REMOVED'],
    ['flight', counts(2, 0, 1), 'ADT', -1, counts(1, 0, 1), undefined],
    ['flight', counts(1), 'CHD', -1, counts(1), 'NONE_LEFT'],
    ['train', counts(4), 'ADT', 1, counts(4), 'MAXIMUM_REACHED'],
    ['train', counts(4, 0, 4), 'INF', 1, counts(4, 0, 4), 'MAXIMUM_REACHED'],
    ['train', counts(1), 'CHD', 1, counts(1), 'TYPE_NOT_OFFERED'],
  ] as const)('%s %j, %s %p gives %j and %s', (service, before, type, delta, after, code) => {
    const changed = changeCount(before, type, delta, RULES[service]);
    expect(changed.counts).toEqual(after);
    expect(changed.notes.map((note) => note.code)).toEqual(code ? [code] : []);
  });

  test('a package limits everybody together', () => {
    expect(changeCount(counts(2, 1, 1), 'ADT', 1, countRules(TRIP_BANDS, 4)).notes).toEqual([
      { code: 'MAXIMUM_REACHED', type: 'ADT', limit: 4 },
    ]);
  });

  test('several steps stop at the first refusal', () => {
    expect(changeCount(counts(5), 'ADT', 9, FLIGHT_COUNT_RULES).counts).toEqual(counts(7));
  });
});

describe('clampCounts', () => {
  test('numbers from an address become allowed ones and allowed ones stay', () => {
    const anything = fc.record({ ADT: fc.double(), CHD: fc.double(), INF: fc.double() }, { requiredKeys: [] });
    fc.assert(
      fc.property(fc.constantFrom(...rulesOf), anything, (rules, wild) => {
        const clamped = clampCounts(wild, rules);
        expectAllowed(clamped, rules);
        expect(clampCounts(clamped, rules)).toEqual(clamped);
      }),
    );
  });

  test('everybody counts in the total', () => expect(totalTravellers(counts(2, 1, 1))).toBe(4));
});
