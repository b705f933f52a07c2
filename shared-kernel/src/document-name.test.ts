import { describe, expect, test } from '@jest/globals';
import { fullName, guestName, passengerName } from './document-name.ts';

describe('a name on a document', () => {
  test.each([
    [
      { title: 'MRS', first_name: 'Ayu', last_name: 'Lestari' },
      'Mrs Ayu Lestari',
      'Nyonya Ayu Lestari',
      'LESTARI / AYU MRS',
    ],
    [
      { title: 'Mrs', first_name: 'Ayu', last_name: 'Lestari' },
      'Mrs Ayu Lestari',
      'Nyonya Ayu Lestari',
      'LESTARI / AYU MRS',
    ],
    [{ title: 'MSTR', first_name: 'Raka', last_name: 'Raka' }, 'Master Raka', 'Anak Raka', 'RAKA / RAKA MSTR'],
    [{ title: 'Prof', first_name: 'Ani', last_name: null }, 'Prof Ani', 'Prof Ani', 'ANI PROF'],
    [{ title: '', first_name: 'Ani', last_name: null }, 'Ani', 'Ani', 'ANI'],
    [{ title: 'MR', first_name: '', last_name: '' }, '', '', ''],
  ])('%j', (name, english, indonesian, passenger) => {
    expect([guestName(name, 'en'), guestName(name, 'id'), passengerName(name)]).toEqual([
      english,
      indonesian,
      passenger,
    ]);
  });

  test('has no title where people write it', () => {
    expect(fullName({ title: 'MSTR', first_name: 'Raka', last_name: 'Raka' })).toBe('Raka');
  });
});
