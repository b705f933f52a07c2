import { expect, test } from '@jest/globals';
import { failureWords } from './failure-words.ts';
import type { Locale } from './locale.ts';

const WORDS: Readonly<Record<string, string>> = {
  'hotel:refused.HOTEL_ROOM_SOLD_OUT': 'Kamar ini sudah terjual.',
  'failure.unknown': 'Terjadi kesalahan!',
  'failure.notOffered': 'Situs ini belum menyediakannya.',
};

const page = (locale: Locale) => ({
  locale,
  t: (key: string, values?: Readonly<Record<string, unknown>>) =>
    WORDS[key] ?? (values && 'defaultValue' in values ? String(values['defaultValue']) : key),
});

const refusal = (code: string, message = 'The rooms are counted again.') => ({ code, message });

test('a code is said in the words of the page', () => {
  const words = failureWords(page('id'), refusal('HOTEL_ROOM_SOLD_OUT', 'Sold out.'), { remote: 'hotel' });
  expect(words).toBe('Kamar ini sudah terjual.');
});

test('what the server says in English stands on English pages only', () => {
  const said = { remote: 'hotel', own: 'Kamar tidak dapat dimuat.' };
  expect(failureWords(page('en'), refusal('NEW_CODE'), said)).toBe('The rooms are counted again.');
  expect(failureWords(page('id'), refusal('NEW_CODE'), said)).toBe('Kamar tidak dapat dimuat.');
});

test.each(['en', 'id'] as const)('nobody is left without a word in %s', (locale) => {
  expect(failureWords(page(locale), refusal('NEW_CODE', ' '), { remote: 'hotel' })).toBe('Terjadi kesalahan!');
});

test.each(['en', 'id'] as const)('a call that the backend does not have is no riddle in %s', (locale) => {
  const missing = refusal('NOT_FOUND', 'Not found');
  const words = failureWords(page(locale), missing, { remote: 'hotel', own: 'Try again in a moment.' });
  expect(words).toBe('Situs ini belum menyediakannya.');
});
