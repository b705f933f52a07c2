import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, addMonths } from './dates.ts';
import {
  ID_TYPES,
  lastNameForMononym,
  nameProblem,
  nikProblem,
  parseIdType,
  PLACEHOLDER_EMAIL,
  PLACEHOLDER_PHONE,
  placeholderIdentity,
} from './identity.ts';
import { passportValidFor } from './passport.ts';

const days = fc
  .date({ min: new Date('1940-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10));

describe('documents', () => {
  test('number and slug name the same document', () => {
    for (const type of ID_TYPES) {
      expect([type.value, String(type.value), type.slug, type.label].map(parseIdType)).toEqual([
        type,
        type,
        type,
        type,
      ]);
    }
    expect([0, 4, '', 'visa', null, undefined].map(parseIdType).filter(Boolean)).toEqual([]);
    expect(ID_TYPES.map((type) => type.value)).toEqual([1, 2, 3]);
  });

  test('a passport needs six calendar months from departure, the last day included', () => {
    expect(passportValidFor('2027-06-12', '2026-12-12')).toBe(true);
    expect(passportValidFor('2027-06-11', '2026-12-12')).toBe(false);
    expect(passportValidFor('', '2026-12-12')).toBe(false);
    fc.assert(
      fc.property(days, (departureDate) => {
        const sixMonthsOn = addMonths(departureDate, 6);
        expect(passportValidFor(sixMonthsOn, departureDate)).toBe(true);
        expect(passportValidFor(addDays(sixMonthsOn, -1), departureDate)).toBe(false);
      }),
    );
  });

  test('children carry their birth date as identity and contacts that reach nobody', () => {
    expect(placeholderIdentity('2019-03-07')).toEqual({
      phone: PLACEHOLDER_PHONE,
      email: PLACEHOLDER_EMAIL,
      idNumber: '07-03-2019',
    });
    expect([PLACEHOLDER_PHONE, PLACEHOLDER_EMAIL]).toEqual(['0000000000', 'noreply@example.com']);
  });
});

describe('NIK', () => {
  const nikFor = (birthDate: string, isFemale: boolean) => {
    const [year = '', month = '', day = ''] = birthDate.split('-');
    return `327401${String(Number(day) + (isFemale ? 40 : 0)).padStart(2, '0')}${month}${year.slice(2)}0003`;
  };

  test('the number of a person fits that person', () => {
    fc.assert(
      fc.property(days, fc.boolean(), (birthDate, isFemale) => {
        const nik = nikFor(birthDate, isFemale);
        expect(nikProblem(nik)).toBeUndefined();
        expect(nikProblem(nik, birthDate, isFemale ? 'Mrs' : 'MR')).toBeUndefined();
        expect(nikProblem(nik, birthDate, isFemale ? 'MR' : 'MISS')).toBe('NIK_DATE_DIFFERS');
        expect(nikProblem(nik, addDays(birthDate, 1))).toBe('NIK_DATE_DIFFERS');
      }),
    );
  });

  test.each([
    ['327401120390000', 'NIK_LENGTH'],
    ['32740112O3900003', 'NIK_LENGTH'],
    ['3274013202900003', 'NIK_DATE_UNREAL'],
    ['3274017202900003', 'NIK_DATE_UNREAL'],
    ['3274011213900003', 'NIK_DATE_UNREAL'],
    ['3274010012900003', 'NIK_DATE_UNREAL'],
    ['3274 0112 0390 0003', undefined],
  ])('%s gives %s', (nik, problem) => expect(nikProblem(nik)).toBe(problem));
});

describe('names', () => {
  test.each([
    ['Siti Nurhaliza', undefined],
    ['José', undefined],
    ['Ir', undefined],
    ['Made Sh', undefined],
    ['', 'NAME_EMPTY'],
    ['   ', 'NAME_EMPTY'],
    ['Budi2', 'NAME_SPECIAL_CHARACTER'],
    ["O'Brien", 'NAME_SPECIAL_CHARACTER'],
    ['Anna-Maria', 'NAME_SPECIAL_CHARACTER'],
    ['M. Yusuf', 'NAME_SPECIAL_CHARACTER'],
    ['Dr. Budi', 'NAME_DEGREE'],
    ['dr Budi', 'NAME_DEGREE'],
    ['Ir. H. Joko', 'NAME_DEGREE'],
    ['Budi, S.E.', 'NAME_DEGREE'],
    ['Budi S.Kom', 'NAME_DEGREE'],
    ['Budi Santoso MBA', 'NAME_DEGREE'],
    ['Siti Ph.D', 'NAME_DEGREE'],
  ])('%p: %s', (name, problem) => expect(nameProblem(name)).toBe(problem));

  test('somebody with one name has it twice', () => {
    expect(lastNameForMononym('  Suharto ')).toBe('Suharto');
  });
});
