import { beforeEach, expect, test } from '@jest/globals';
import type { KeyValueStore } from './app-context.ts';
import { forgetAttempt, keyForAttempt } from './booking-attempt.ts';

let store: KeyValueStore;
let made: number;
const makeKey = () => `key-${(made += 1)}`;

beforeEach(() => {
  made = 0;
  const values = new Map<string, string>();
  store = {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
});

test('the same payload keeps its key, another one gets its own', () => {
  expect(keyForAttempt(store, 'flight', { total: 1 }, makeKey)).toBe('key-1');
  expect(keyForAttempt(store, 'flight', { total: 1 }, makeKey)).toBe('key-1');
  expect(keyForAttempt(store, 'flight', { total: 2 }, makeKey)).toBe('key-2');
  expect(keyForAttempt(store, 'flight', { total: 1 }, makeKey)).toBe('key-3');
});

test('services do not share an attempt', () => {
  expect(keyForAttempt(store, 'flight', {}, makeKey)).not.toBe(keyForAttempt(store, 'hotel', {}, makeKey));
  forgetAttempt(store, 'flight');
  expect(keyForAttempt(store, 'hotel', {}, makeKey)).toBe('key-2');
});

test('a forgotten attempt and a damaged note count as none', () => {
  keyForAttempt(store, 'flight', {}, makeKey);
  forgetAttempt(store, 'flight');
  expect(keyForAttempt(store, 'flight', {}, makeKey)).toBe('key-2');
  store.set('aerowisata_checkout_draft.flight_attempt', '{');
  expect(keyForAttempt(store, 'flight', {}, makeKey)).toBe('key-3');
});
