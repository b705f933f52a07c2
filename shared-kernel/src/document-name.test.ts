import { describe, expect, test } from '@jest/globals';
import { guestName, passengerName } from './document-name.ts';

describe('a name on a document', () => {
  test.each([
    [{ title: 'MRS', first_name: 'Ayu', last_name: 'Lestari' }, 'MRS Ayu Lestari', 'LESTARI / AYU MRS'],
    [{ title: 'MSTR', first_name: 'Raka', last_name: 'Raka' }, 'MSTR Raka', 'RAKA / RAKA MSTR'],
    [{ title: '', first_name: 'Ani', last_name: null }, 'Ani', 'ANI'],
    [{ first_name: '', last_name: '' }, '', ''],
  ])('%j', (name, guest, passenger) => {
    expect([guestName(name), passengerName(name)]).toEqual([guest, passenger]);
  });
});
