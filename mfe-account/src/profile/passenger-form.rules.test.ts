import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as v from 'valibot';
import {
  EMPTY_PASSENGER,
  findDay,
  fromPassengerForm,
  maskNumber,
  missingOf,
  passengerForm,
  toPassengerInput,
  type PassengerInput,
} from './passenger-form.rules.ts';

const FORM = passengerForm('2026-11-20');
const GOOD: PassengerInput = {
  ...EMPTY_PASSENGER,
  title: 'MRS',
  firstName: 'Siti',
  lastName: 'Nurhaliza Putri',
  birth: { day: '31', month: '1', year: '1988' },
  phone: { callingCode: '62', national: '0812 3456 7890' },
  email: 'siti@wisata.test',
  idNumber: '3171017101880003',
};

function problemsOf(change: Partial<PassengerInput>): Record<string, string> {
  const result = v.safeParse(FORM, { ...GOOD, ...change });
  return Object.fromEntries((result.issues ?? []).map((issue) => [String(issue.path?.[0]?.key), issue.message]));
}

describe('the form of a passenger', () => {
  test('is sent as calendar day, number without its zero, and both names', () => {
    expect(fromPassengerForm(v.parse(FORM, GOOD))).toEqual({
      title: 'MRS',
      firstName: 'Siti',
      lastName: 'Nurhaliza Putri',
      birthDate: '1988-01-31',
      country: 'ID',
      phone: { callingCode: '62', national: '812 3456 7890' },
      email: 'siti@wisata.test',
      idType: 'ktp',
      idNumber: '3171017101880003',
      passportExpiry: undefined,
    });
  });

  test('needs a first name and nothing else', () => {
    expect(problemsOf({ ...EMPTY_PASSENGER })).toEqual({ firstName: 'traveller.firstNameMissing' });
    const bare = v.parse(FORM, { ...EMPTY_PASSENGER, firstName: 'Siti' });
    expect(fromPassengerForm(bare)).toMatchObject({ firstName: 'Siti', lastName: '', birthDate: undefined, email: '' });
  });

  test('repeats an only name, whatever stood in the other field', () => {
    const one = v.parse(passengerForm('2026-11-20', { oneName: true }), {
      ...GOOD,
      firstName: ' Suharto ',
      lastName: 'S.H.',
      oneName: true,
    });
    expect(fromPassengerForm(one)).toMatchObject({ firstName: 'Suharto', lastName: 'Suharto' });
  });

  test.each<[Partial<PassengerInput>, Record<string, string>]>([
    [{ firstName: 'Siti2' }, { firstName: 'field.nameSpecial' }],
    [{ firstName: 'Dr. Siti' }, { firstName: 'field.nameDegree' }],
    [{ lastName: 'Putri, S.H.' }, { lastName: 'field.nameDegree' }],
    [{ birth: { day: '30', month: '2', year: '1990' } }, { birth: 'field.birthWrong' }],
    [{ birth: { day: '3', month: '', year: '' } }, { birth: 'field.birthWrong' }],
    [{ birth: { day: '21', month: '11', year: '2026' } }, { birth: 'field.birthFuture' }],
    [{ email: 'siti@' }, { email: 'field.emailWrong' }],
    [{ phone: { callingCode: '62', national: '12' } }, { phone: 'field.phoneWrong' }],
    [{ idNumber: '<3171>' }, { idNumber: 'field.idNumberWrong' }],
  ])('%j is refused', (change, problems) => {
    expect(problemsOf(change)).toEqual(problems);
  });

  test('takes the last day of a passport, one that is over too, and of no other document', () => {
    const expiry = { day: '9', month: '1', year: '2025' };
    const passport: PassengerInput = { ...GOOD, idType: 'passport', idNumber: 'C1234567', expiry };
    const form = passengerForm('2026-11-20', passport);
    const sent = fromPassengerForm(v.parse(form, passport));
    expect(sent.passportExpiry).toBe('2025-01-09');
    expect(toPassengerInput(sent).expiry).toEqual(expiry);
    expect(fromPassengerForm(v.parse(FORM, { ...passport, idType: 'sim' })).passportExpiry).toBeUndefined();
    const unreal = v.safeParse(form, { ...passport, expiry: { ...expiry, day: '32' } });
    expect(unreal.issues?.map(({ message }) => message)).toEqual(['field.expiryWrong']);
    expect(v.is(FORM, { ...passport, idType: 'ktp', expiry: { ...expiry, day: '32' } })).toBe(true);
  });

  test('somebody born today may be saved today', () => {
    expect(problemsOf({ birth: { day: '20', month: '11', year: '2026' } })).toEqual({});
  });
});

describe('a kept passenger', () => {
  const kept = { ...fromPassengerForm(v.parse(FORM, GOOD)), birthDate: '1988-01-31' };

  test('comes back as it was typed', () => {
    expect(toPassengerInput(kept)).toEqual({ ...GOOD, phone: { callingCode: '62', national: '812 3456 7890' } });
  });

  test('with one name is shown as one, and an unknown title as the default', () => {
    const input = toPassengerInput({ ...kept, firstName: 'Suharto', lastName: 'Suharto', title: 'PROF' });
    expect(input).toMatchObject({ oneName: true, title: 'MR' });
  });

  test('is complete with both names and a birth date', () => {
    expect(missingOf(kept)).toEqual([]);
    expect(missingOf({ ...kept, birthDate: undefined })).toEqual(['birth']);
    expect(missingOf({ ...kept, lastName: ' ', birthDate: undefined })).toEqual(['lastName', 'birth']);
  });
});

test('every real day since 1900 is found in its boxes', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const [year, month, day] = date.toISOString().slice(0, 10).split('-') as [string, string, string];
      expect(findDay({ day: String(Number(day)), month: String(Number(month)), year })).toBe(`${year}-${month}-${day}`);
    }),
  );
});

test('a document number is shown by its end', () => {
  expect(maskNumber('3171 0171 0188 0003')).toBe('•••• 0003');
  expect(maskNumber('A12')).toBe('A12');
  fc.assert(fc.property(fc.stringMatching(/^[A-Z0-9]{5,30}$/), (number) => !maskNumber(number).includes(number)));
});
