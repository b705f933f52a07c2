import { expect, test } from '@jest/globals';
import { listOf } from './list-of.ts';

test('names start a sentence in either language', () => {
  expect(listOf(['Flights', 'Trains', 'Tours'], 'en')).toBe('Flights, trains and tours');
  expect(listOf(['Pesawat', 'Kereta', 'Tur'], 'id')).toBe('Pesawat, kereta, dan tur');
  expect([listOf(['Tours', 'Trains'], 'en'), listOf(['Tur', 'Kereta'], 'id')]).toEqual([
    'Tours and trains',
    'Tur dan kereta',
  ]);
  expect(listOf(['Hotels'], 'en')).toBe('Hotels');
  expect(listOf([], 'en')).toBe('');
});
