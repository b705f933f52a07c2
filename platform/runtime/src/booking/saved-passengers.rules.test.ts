import { describe, expect, test } from '@jest/globals';
import { emptyContact, emptyPerson } from '@wisata/kernel/contact-form';
import { TRIP_BANDS } from '@wisata/kernel/passengers';
import type { SavedPassenger } from './saved-passengers.api.ts';
import {
  contactFromSaved,
  isChanged,
  isSamePerson,
  keptPerson,
  misfitOf,
  personFrom,
} from './saved-passengers.rules.ts';

const SUHARTO: SavedPassenger = {
  id: 'p-1',
  title: 'MR',
  first_name: 'Suharto',
  last_name: '',
  calling_code: '62',
  country: 'ID',
  phone: '081234567890',
  email: 'suharto@mail.example',
  birthdate: '1986-08-17',
  id_type: 1,
  id_number: '',
  passport_expire: null,
};
const KIRANA = { ...SUHARTO, id: 'p-2', title: 'MISS', birthdate: '2018-02-28' };

describe('a place', () => {
  test('takes the name over, one name stays one name, in the spelling of the service', () => {
    const person = {
      title: 'Mr',
      firstName: 'Suharto',
      lastName: 'Suharto',
      oneName: true,
      savedId: 'p-1',
      keep: false,
    };
    expect(personFrom(SUHARTO, emptyPerson(), TRIP_BANDS, 'ADT')).toEqual(person);
    expect(personFrom({ ...SUHARTO, title: 'INF' }, emptyPerson('Dr'), TRIP_BANDS, 'ADT').title).toBe('Dr');
    expect(personFrom(KIRANA, emptyPerson(), TRIP_BANDS, 'INF').title).toBe('INF');
  });

  test('refuses who is of another age on the day of travel; an unknown age may be right', () => {
    expect(misfitOf(KIRANA, TRIP_BANDS, 'ADT', '2026-12-12')).toBe('CHD');
    expect(misfitOf(KIRANA, TRIP_BANDS, 'CHD', '2026-12-12')).toBeUndefined();
    expect(misfitOf({ birthdate: '1890-01-01' }, TRIP_BANDS, 'ADT', '2026-12-12')).toBe('none');
    expect(misfitOf({ birthdate: null }, TRIP_BANDS, 'ADT', '2026-12-12')).toBeUndefined();
  });

  test('says that something was changed, and the wish to keep it is no change', () => {
    const picked = personFrom(SUHARTO, emptyPerson(), TRIP_BANDS, 'ADT');
    expect(isChanged({ ...picked, keep: true }, picked)).toBe(false);
    expect(isChanged({ ...picked, firstName: 'Soeharto' }, picked)).toBe(true);
  });
});

describe('the person who books', () => {
  test('is known by name, whatever the case', () => {
    const contact = { ...emptyPerson(), firstName: 'suharto ', oneName: true };
    expect(isSamePerson(SUHARTO, contact)).toBe(true);
    expect(isSamePerson(SUHARTO, { ...contact, firstName: 'Budi' })).toBe(false);
  });

  test('keeps what is typed of how they are reached', () => {
    const filled = contactFromSaved(SUHARTO, emptyContact(), TRIP_BANDS);
    expect(filled).toMatchObject({ title: 'Mr', email: SUHARTO.email, phone: { national: '81234567890' } });
    const typed = {
      ...emptyContact(),
      email: 'other@mail.example',
      phone: { callingCode: '65', national: '81230000' },
    };
    expect(contactFromSaved(SUHARTO, typed, TRIP_BANDS)).toEqual({ ...typed, title: 'Mr' });
  });
});

test('a saved passenger is brought up to date by its id, somebody new has none', () => {
  const person = { title: 'Mrs', firstName: 'Ayu', lastName: 'Lestari', oneName: false };
  const name = { title: 'MRS', first_name: 'Ayu', last_name: 'Lestari' };
  expect(keptPerson({ ...person, savedId: '' })).toEqual(name);
  expect(keptPerson({ ...person, savedId: 'p-9' })).toEqual({ ...name, savedId: 'p-9' });
});
