import { expect, test } from '@jest/globals';
import { emptyContact, printedName, withMember } from './contact-form.ts';
import { FLIGHT_BANDS } from './contracts/flight-passengers.ts';
import { TRIP_BANDS, type PassengerBand } from './passengers.ts';
import { contactProblems, problemsAt } from './contact-problems.ts';

test('keeps the name that was typed, and takes e-mail and phone of the member', () => {
  const member = { first_name: 'Suharto', last_name: '', email: 's@mail.example', phone: '0812 1111 2222' };
  const typed = { contact: { ...emptyContact(), email: 'earlier@mail.example' } };
  expect(withMember(typed, member, FLIGHT_BANDS).contact).toMatchObject({
    firstName: 'Suharto',
    lastName: 'Suharto',
    oneName: true,
    email: 's@mail.example',
    phone: { callingCode: '62', national: '81211112222' },
  });
});

test('the title is the one that goes with what the member has said, as the service spells it', () => {
  const member = { first_name: 'Ayu', last_name: 'Lestari', email: 'a@mail.example', phone: '' };
  const titleFor = (bands: readonly PassengerBand[], gender: string, title = '') =>
    withMember({ contact: { ...emptyContact(), title } }, { ...member, gender }, bands).contact.title;
  expect(titleFor(FLIGHT_BANDS, 'female')).toBe('MRS');
  expect(titleFor(TRIP_BANDS, 'male')).toBe('Mr');
  expect([titleFor(FLIGHT_BANDS, ''), titleFor(FLIGHT_BANDS, 'female', 'MR')]).toEqual(['', 'MR']);
});

test('prints an only name twice, and no name with more than one space', () => {
  const ayu = { firstName: ' Ayu  Dewi ', lastName: 'Lestari', oneName: false };
  expect(printedName(ayu)).toEqual({ first: 'Ayu Dewi', last: 'Lestari' });
  expect(printedName({ ...ayu, oneName: true })).toEqual({ first: 'Ayu Dewi', last: 'Ayu Dewi' });
});

test('an empty contact lacks everything, in the order of the form', () => {
  const names = problemsAt('contact', contactProblems(emptyContact())).map(({ name }) => name);
  expect(names).toEqual([
    'contact.title',
    'contact.firstName',
    'contact.lastName',
    'contact.email',
    'contact.phone.national',
  ]);
});
