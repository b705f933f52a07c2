import { expect, test } from '@jest/globals';
import { createStore } from './storage.ts';

test('a key means the same with and without its prefix', () => {
  const store = createStore(() => window.localStorage);
  store.set('guest_email', 'a@b.test');
  expect(window.localStorage.getItem('aerowisata_guest_email')).toBe('a@b.test');
  expect(store.get('aerowisata_guest_email')).toBe('a@b.test');
  store.remove('aerowisata_guest_email');
  expect(store.get('guest_email')).toBeUndefined();
});

test('a blocked storage forgets instead of failing', () => {
  const store = createStore(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  store.set('theme', 'dark');
  expect(store.get('theme')).toBeUndefined();
});
