import { expect, test } from '@jest/globals';
import { holidaysBetween } from './holidays.ts';

test('names the public holidays of a span in the reader’s language, both ends included', () => {
  expect(holidaysBetween('2026-12-25', '2027-01-01', 'en')).toEqual({
    '2026-12-25': 'Christmas',
    '2027-01-01': 'New Year',
  });
  expect(holidaysBetween('2027-03-08', '2027-03-08', 'id')).toEqual({ '2027-03-08': 'Nyepi, bandara Bali tutup' });
  expect(holidaysBetween('2026-12-26', '2026-12-31', 'en')).toEqual({});
});
