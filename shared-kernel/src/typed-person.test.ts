import { expect, test } from '@jest/globals';
import { emptyContact } from './contact-form.ts';
import { FLIGHT_BANDS } from './contracts/flight-passengers.ts';
import { contactFrom, personId, personName } from './typed-person.ts';

const reach = { email: 'ayu@mail.example', phone: { callingCode: '62', national: '81234567890' } };
const AYU = { title: 'Mrs', firstName: 'Ayu', lastName: 'Lestari', oneName: false, reach };
const SUHARTO = { title: 'MR', firstName: ' Suharto', lastName: '', oneName: true };

test('the person who books keeps what is typed of how they are reached; an unknown title has to be chosen', () => {
  const typed = { ...emptyContact(), email: 'own@mail.example' };
  expect(contactFrom(typed, { ...AYU, title: 'Dr' }, FLIGHT_BANDS)).toMatchObject({
    title: '',
    firstName: 'Ayu',
    email: 'own@mail.example',
    phone: reach.phone,
  });
});

test('a person is named in full, the only name of a mononym once, however it was typed', () => {
  expect([personName(AYU), personName(SUHARTO)]).toEqual(['Ayu Lestari', 'Suharto']);
  expect(personId({ ...AYU, firstName: 'AYU  ', title: 'MRS' })).toBe(personId(AYU));
  expect(personId(SUHARTO)).toBe(personId({ ...SUHARTO, firstName: 'Suharto', lastName: 'Suharto', oneName: false }));
});
