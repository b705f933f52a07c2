import { expect, test } from '@jest/globals';
import { AUTH_COOKIE, AUTH_STORAGE_KEY, storageKey, withStoragePrefix } from './storage-keys.ts';

test('keys carry the prefix of the contract', () => {
  expect(storageKey('guest_email')).toBe('aerowisata_guest_email');
  expect(storageKey('booking_attempt', 'hotel')).toBe('aerowisata_booking_attempt.hotel');
  expect([AUTH_COOKIE, AUTH_STORAGE_KEY]).toEqual(['auth._token.local', 'aerowisata__token.local']);
});

test('a full and a bare key meet', () => {
  expect(withStoragePrefix(withStoragePrefix('theme'))).toBe(storageKey('theme'));
});
