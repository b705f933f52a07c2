import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as v from 'valibot';
import { FORGOT, REGISTRATION, RESET } from './account-form.rules.ts';

const GOOD = {
  firstName: 'Ayu',
  lastName: 'Lestari',
  email: 'ayu@wisata.test',
  phone: { callingCode: '62', national: '81234567890' },
  gender: 'female',
  password: 'kopi pagi di teras',
  again: 'kopi pagi di teras',
};

/** What is wrong with each field, first message first. */
function problemsOf(schema: v.GenericSchema, input: unknown): Record<string, string> {
  const result = v.safeParse(schema, input);
  const problems: Record<string, string> = {};
  for (const issue of result.issues ?? []) problems[String(issue.path?.[0]?.key)] ??= issue.message;
  return problems;
}

describe('registration', () => {
  test('takes what a traveller writes, without the spaces around it', () => {
    const input = { ...GOOD, firstName: '  Ayu ', email: ' Ayu@Wisata.TEST ' };
    expect(v.parse(REGISTRATION, input)).toEqual({ ...GOOD, firstName: 'Ayu', email: 'ayu@wisata.test' });
  });

  test('names each field that is empty', () => {
    const empty = {
      firstName: ' ',
      lastName: '',
      email: '',
      phone: { callingCode: '62', national: ' ' },
      gender: '',
      password: '',
      again: '',
    };
    expect(problemsOf(REGISTRATION, empty)).toEqual({
      firstName: 'field.firstNameMissing',
      lastName: 'field.lastNameMissing',
      email: 'field.emailMissing',
      phone: 'field.phoneMissing',
      password: 'field.passwordMissing',
      again: 'field.repeatMissing',
    });
  });

  test('the password is written twice, the same', () => {
    expect(problemsOf(REGISTRATION, { ...GOOD, again: 'kopi sore di teras' })).toEqual({
      again: 'field.passwordsDiffer',
    });
  });

  test.each([
    { field: 'email', value: 'ayu@wisata', problem: 'field.emailWrong' },
    { field: 'firstName', value: 'A'.repeat(61), problem: 'field.nameLong' },
    { field: 'phone', value: { callingCode: '62', national: '12345' }, problem: 'field.phoneWrong' },
    { field: 'phone', value: { callingCode: '62', national: 'my number' }, problem: 'field.phoneWrong' },
    { field: 'password', value: 'seven77', problem: 'field.passwordShort' },
    { field: 'password', value: 'abcabcabc', problem: 'field.passwordEasy' },
    { field: 'password', value: 'ab cd '.repeat(30), problem: 'field.passwordLong' },
  ])('$field refuses $value', ({ field, value, problem }) => {
    const again = field === 'password' ? { again: value } : {};
    expect(problemsOf(REGISTRATION, { ...GOOD, [field]: value, ...again })).toEqual({ [field]: problem });
  });

  test('a number may be written in groups', () => {
    const phone = { callingCode: '62', national: '(812) 3456-7890' };
    expect(problemsOf(REGISTRATION, { ...GOOD, phone })).toEqual({});
  });

  test('no password is changed on its way', () => {
    const passwords = fc.string({ minLength: 8, maxLength: 128 }).filter((text) => new Set(text).size > 3);
    fc.assert(
      fc.property(
        passwords,
        (password) => v.parse(REGISTRATION, { ...GOOD, password, again: password }).password === password,
      ),
    );
  });
});

test('a forgotten password asks for an address only', () => {
  expect(problemsOf(FORGOT, { email: 'nobody' })).toEqual({ email: 'field.emailWrong' });
  expect(v.parse(FORGOT, { email: 'AYU@wisata.test' })).toEqual({ email: 'ayu@wisata.test' });
});

describe('a new password', () => {
  const good = { email: GOOD.email, password: GOOD.password, again: GOOD.password };

  test('is typed twice in the same way', () => {
    expect(problemsOf(RESET, good)).toEqual({});
    expect(problemsOf(RESET, { ...good, again: 'kopi sore di teras' })).toEqual({ again: 'field.passwordsDiffer' });
    expect(problemsOf(RESET, { ...good, again: '' })).toMatchObject({ again: 'field.againMissing' });
  });

  test('says that the two differ while the address is still missing', () => {
    expect(problemsOf(RESET, { ...good, email: '', again: 'other' })).toEqual({
      email: 'field.emailMissing',
      again: 'field.passwordsDiffer',
    });
  });

  test('is not the e-mail address', () => {
    const password = 'AYU@wisata.test';
    expect(problemsOf(RESET, { ...good, password, again: password })).toEqual({ password: 'field.passwordEasy' });
  });
});
