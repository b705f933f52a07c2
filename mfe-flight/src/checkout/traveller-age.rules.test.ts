import { FLIGHT_BANDS } from '@wisata/kernel/contracts/flight-passengers';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '@wisata/kernel/dates';
import { birthDatesFor } from '@wisata/kernel/passengers';
import { birthProblem, findAge, growsDuringTrip } from './traveller-age.rules.ts';
import { findTypedDay, typedDayOf } from '@wisata/kernel/typed-day';

const DEPART = '2026-12-12';
const problem = (date: string, type: 'ADT' | 'CHD' | 'INF') => birthProblem(typedDayOf(date), type, DEPART);

describe('a birth date', () => {
  test.each([
    ['2014-12-12', 'ADT', undefined],
    ['2014-12-13', 'ADT', 'isChild'],
    ['2014-12-13', 'CHD', undefined],
    ['2014-12-12', 'CHD', 'isAdult'],
    ['2024-12-12', 'CHD', undefined],
    ['2024-12-13', 'CHD', 'isInfant'],
    ['2024-12-13', 'INF', undefined],
    ['2024-12-12', 'INF', 'isChild'],
    ['2026-12-12', 'INF', undefined],
    ['2026-12-13', 'INF', 'birthFuture'],
    ['1924-12-12', 'ADT', 'birthTooOld'],
  ] as const)('%s for %s on the day of a birthday gives %s', (date, type, expected) => {
    expect(problem(date, type)).toBe(expected);
  });

  test('must be typed whole and must exist', () => {
    expect(birthProblem({ day: '', month: '', year: '' }, 'ADT', DEPART)).toBe('birthEmpty');
    expect(birthProblem({ day: '30', month: '2', year: '1990' }, 'ADT', DEPART)).toBe('birthUnreal');
    expect(birthProblem({ day: '3', month: '2', year: '90' }, 'ADT', DEPART)).toBe('birthUnreal');
  });

  test('fits exactly one fare, or none', () => {
    const days = fc.integer({ min: -400, max: 40_000 });
    fc.assert(
      fc.property(days, (ago) => {
        const date = addDays(DEPART, -ago);
        const fits = (['ADT', 'CHD', 'INF'] as const).filter((type) => problem(date, type) === undefined);
        const byBand = (['ADT', 'CHD', 'INF'] as const).filter((type) => {
          const band = birthDatesFor(FLIGHT_BANDS, type, DEPART);
          return band && date >= band.earliest && date <= band.latest;
        });
        expect(fits).toEqual(date < '1900' ? [] : byBand);
        expect(fits.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('survives the boxes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (ago) => {
        const date = addDays(DEPART, -ago);
        expect(findTypedDay(typedDayOf(date))).toBe(date);
      }),
    );
  });
});

test('age is counted on the day of departure', () => {
  expect(findAge(typedDayOf('2018-12-12'), DEPART)).toBe(8);
  expect(findAge(typedDayOf('2018-12-13'), DEPART)).toBe(7);
  expect(findAge(typedDayOf('2027-01-01'), DEPART)).toBeUndefined();
});

test('a birthday before the way back is noticed', () => {
  expect(growsDuringTrip(typedDayOf('2014-12-14'), DEPART, '2026-12-16')).toBe(true);
  expect(growsDuringTrip(typedDayOf('2014-12-17'), DEPART, '2026-12-16')).toBe(false);
  expect(growsDuringTrip(typedDayOf('2014-12-14'), DEPART, undefined)).toBe(false);
});
