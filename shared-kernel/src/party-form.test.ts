import { expect, test } from '@jest/globals';
import { emptyContact, emptyPerson } from './contact-form.ts';
import {
  contactPayload,
  findPartyField,
  isContact,
  partyFields,
  underContactsName,
  type PartyPlace,
} from './party-form.ts';
import { bandsWith } from './passengers.ts';

const BANDS = bandsWith(['MR', 'MRS']);
const PLACES: readonly PartyPlace[] = [
  { type: 'ADT', path: 'adults.0', index: 0, number: 1 },
  { type: 'ADT', path: 'adults.1', index: 1, number: 2 },
  { type: 'CHD', path: 'children.0', index: 0, number: 3 },
];
const contact = {
  ...emptyContact(),
  title: 'Mrs',
  firstName: ' Ayu ',
  lastName: 'Lestari',
  email: ' ayu@mail.example ',
  phone: { callingCode: '62', national: '81234567890' },
};
const travels = { contact, isTravelling: true };

test('the contact is the first adult while travelling, and nobody else', () => {
  expect(PLACES.map((place) => isContact(travels, place))).toEqual([true, false, false]);
  expect(isContact({ isTravelling: false }, PLACES[0]!)).toBe(false);
});

test('the contact’s name is taken over with a title that the service knows', () => {
  const named = underContactsName({ ...emptyPerson('MR'), seat: '4A' }, contact, BANDS);
  expect(named).toEqual({ title: 'MRS', firstName: ' Ayu ', lastName: 'Lestari', oneName: false, seat: '4A' });
  expect(underContactsName(emptyPerson('MR'), { ...contact, title: 'Dr' }, BANDS).title).toBe('');
});

test('fields stand in the order of the page', () => {
  expect(partyFields(PLACES.slice(0, 1), ['title', 'birth'], ['notes']).map(({ name }) => name)).toEqual([
    ...['contact.title', 'contact.firstName', 'contact.lastName', 'contact.email', 'contact.phone.national'],
    ...['notes', 'adults.0.title', 'adults.0.birth'],
  ]);
});

test('who books is sent without spaces, the number with its code', () => {
  expect(contactPayload(contact)).toEqual({
    title: 'Mrs',
    first_name: 'Ayu',
    last_name: 'Lestari',
    email: 'ayu@mail.example',
    calling_code: '62',
    mobile_phone: '6281234567890',
  });
});

test('what a server objects to is found in the form', () => {
  const people = {
    list: 'passengers',
    places: PLACES,
    fieldOf: (name: string) => (name === 'birth_date' ? 'birth' : undefined),
  };
  const find = (path: string, form = travels) => findPartyField(path, form, people);
  expect(find('contact.mobile_phone')).toBe('contact.phone.national');
  expect(find('passengers.0.first_name')).toBe('contact.firstName');
  expect(find('passengers.0.first_name', { contact, isTravelling: false })).toBe('adults.0.firstName');
  expect(find('passengers.2.birth_date')).toBe('children.0.birth');
  for (const unknown of ['passengers.0.seat', 'passengers.7.title', 'contact.shoe', 'total_price']) {
    expect(find(unknown)).toBeUndefined();
  }
});
