import { expect, test } from '@jest/globals';
import { listNames, startWithNames } from './name-lists.ts';

test('names start a sentence in either language', () => {
  expect(startWithNames(['Flights', 'Trains', 'Tours'], 'en')).toBe('Flights, trains and tours');
  expect(startWithNames(['Pesawat', 'Kereta', 'Tur'], 'id')).toBe('Pesawat, kereta, dan tur');
  expect([startWithNames(['Tours', 'Trains'], 'en'), startWithNames(['Tur', 'Kereta'], 'id')]).toEqual([
    'Tours and trains',
    'Tur dan kereta',
  ]);
  expect(startWithNames(['Hotels'], 'en')).toBe('Hotels');
  expect(startWithNames([], 'en')).toBe('');
});

test('names are all meant, or any of them', () => {
  expect(listNames(['Bali', 'Lombok'], 'en')).toBe('Bali and Lombok');
  expect(listNames(['Bali', 'Lombok', 'Ubud'], 'en', 'or')).toBe('Bali, Lombok or Ubud');
  expect(listNames(['Bali', 'Lombok', 'Ubud'], 'id', 'or')).toBe('Bali, Lombok, atau Ubud');
  expect(listNames(['Bali'], 'id', 'or')).toBe('Bali');
});
