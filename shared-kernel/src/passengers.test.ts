import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { FLIGHT_BANDS } from './contracts/flight-passengers.ts';
import { TRAIN_BANDS } from './contracts/train-passengers.ts';
import { addDays } from './dates.ts';
import {
  ageOn,
  birthDatesFor,
  changesTypeDuringTrip,
  childTitleFrom,
  classifyPassenger,
  defaultTitle,
  findTitle,
  isCompletePassenger,
  titlesFor,
  TRIP_BANDS,
} from './passengers.ts';

const BANDS = { flight: FLIGHT_BANDS, train: TRAIN_BANDS, tour: TRIP_BANDS };
const services = fc.constantFrom(...Object.values(BANDS));
const days = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10));

describe('age', () => {
  test('a birthday counts on its day', () => {
    expect(ageOn('2014-12-12', '2026-12-11')).toBe(11);
    expect(ageOn('2014-12-12', '2026-12-12')).toBe(12);
    expect(ageOn('2024-02-29', '2026-02-28')).toBe(1);
    expect(ageOn('2024-02-29', '2026-03-01')).toBe(2);
    expect(ageOn('2027-01-01', '2026-12-31')).toBe(-1);
  });

  test('it grows by one a year and never falls', () => {
    fc.assert(
      fc.property(days, fc.nat(20_000), (birthDate, lived) => {
        const today = addDays(birthDate, lived);
        const step = ageOn(birthDate, addDays(today, 1)) - ageOn(birthDate, today);
        expect([0, 1]).toContain(step);
        expect(Math.abs(ageOn(birthDate, today) - lived / 365.2425)).toBeLessThan(1.01);
      }),
    );
  });
});

describe('bands', () => {
  test.each([
    ['flight', '2014-12-12', 'ADT'],
    ['flight', '2014-12-13', 'CHD'],
    ['flight', '2024-12-12', 'CHD'],
    ['flight', '2024-12-13', 'INF'],
    ['flight', '2026-12-12', 'INF'],
    ['flight', '2026-12-13', undefined],
    ['flight', '1924-12-12', undefined],
    ['flight', '1924-12-13', 'ADT'],
    ['train', '2023-12-12', 'ADT'],
    ['train', '2023-12-13', 'INF'],
    ['tour', '2014-12-12', 'ADT'],
    ['tour', '2024-12-12', 'CHD'],
    ['flight', '', undefined],
  ] as const)('%s, born %s, travels on 2026-12-12 as %s', (service, birthDate, type) => {
    expect(classifyPassenger(BANDS[service], birthDate, '2026-12-12')).toBe(type);
  });

  test('every age from birth to 101 is one type exactly', () => {
    for (const bands of Object.values(BANDS)) {
      for (let age = 0; age < 102; age += 1) {
        expect(bands.filter((band) => age >= band.fromAge && age < band.beforeAge)).toHaveLength(1);
      }
    }
  });

  test('the offered birth dates are those of the type, to the day', () => {
    fc.assert(
      fc.property(services, days, (bands, travelDate) => {
        for (const { type } of bands) {
          const range = birthDatesFor(bands, type, travelDate);
          if (!range) throw new Error('a band has birth dates');
          expect(classifyPassenger(bands, range.earliest, travelDate)).toBe(type);
          expect(classifyPassenger(bands, range.latest, travelDate)).toBe(type);
          expect(classifyPassenger(bands, addDays(range.earliest, -1), travelDate)).not.toBe(type);
          expect(classifyPassenger(bands, addDays(range.latest, 1), travelDate)).not.toBe(type);
        }
      }),
    );
    expect(birthDatesFor(TRAIN_BANDS, 'CHD', '2026-12-12')).toBeUndefined();
    expect(birthDatesFor(FLIGHT_BANDS, 'CHD', '2028-02-29')).toEqual({ earliest: '2016-03-01', latest: '2026-02-28' });
  });

  test('a birthday on the way is noticed', () => {
    expect(changesTypeDuringTrip(FLIGHT_BANDS, '2014-12-14', '2026-12-12', '2026-12-16')).toBe(true);
    expect(changesTypeDuringTrip(FLIGHT_BANDS, '2014-12-20', '2026-12-12', '2026-12-16')).toBe(false);
  });
});

describe('titles', () => {
  test('a child follows the first adult', () => {
    expect(['MR', 'Mrs', 'MISS', 'Dr', ''].map(childTitleFrom)).toEqual(['MSTR', 'MISS', 'MISS', '', '']);
  });

  test('a contact title is taken over only where the type has it', () => {
    expect(findTitle(FLIGHT_BANDS, 'ADT', 'mr')).toBe('MR');
    expect(findTitle(TRIP_BANDS, 'ADT', 'MRS')).toBe('Mrs');
    expect(findTitle(FLIGHT_BANDS, 'ADT', 'Dr')).toBeUndefined();
    expect(findTitle(FLIGHT_BANDS, 'CHD', 'MR')).toBeUndefined();
  });

  test('infants are INF, on trains MSTR', () => {
    expect(titlesFor(FLIGHT_BANDS, 'INF')).toEqual(['INF']);
    expect(titlesFor(TRAIN_BANDS, 'INF')).toEqual(['MSTR']);
    expect(titlesFor(TRAIN_BANDS, 'CHD')).toEqual([]);
  });

  test('forms start with a title of the type', () => {
    expect(defaultTitle(FLIGHT_BANDS, 'ADT')).toBe('MR');
    expect(defaultTitle(FLIGHT_BANDS, 'CHD', 'MRS')).toBe('MISS');
    expect(defaultTitle(TRIP_BANDS, 'CHD', 'Dr')).toBe('');
  });
});

describe('complete passenger', () => {
  const siti = { first_name: 'Siti', last_name: 'Rahayu', birthdate: '1990-01-01' };

  test('needs both names and a birth date', () => {
    expect(isCompletePassenger(siti)).toBe(true);
    expect(isCompletePassenger({ ...siti, birthdate: null, birth_date: '1990-01-01' })).toBe(true);
    expect(isCompletePassenger({ ...siti, last_name: ' ' })).toBe(false);
    expect(isCompletePassenger({ ...siti, first_name: undefined })).toBe(false);
    expect(isCompletePassenger({ ...siti, birthdate: '' })).toBe(false);
  });
});
