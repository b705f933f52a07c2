import { beforeEach, expect, test } from '@jest/globals';
import type { KeyValueStore } from './app-context.ts';
import { forgetAttempt, keyForAttempt } from './booking-attempt.ts';

let store: KeyValueStore;
let made: number;
let values: Map<string, string>;
const makeKey = () => `key-${(made += 1)}`;

beforeEach(() => {
  made = 0;
  values = new Map<string, string>();
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

test('nothing of the payload is kept', () => {
  const passport = { number: 'X1234567', birthdate: '1990-05-17' };
  keyForAttempt(store, 'flight', passport, makeKey);
  const kept = [...values.values()].join();
  for (const text of Object.values(passport)) expect(kept).not.toContain(text);
});

test('payloads that differ in one letter or in the order of letters are two', () => {
  const keys = ['ab', 'ba', 'abb', 'a', ''].map((name) => keyForAttempt(store, 'flight', { name }, makeKey));
  expect(new Set(keys).size).toBe(keys.length);
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
  store.set('aerowisata_booking_attempt.flight', '{');
  expect(keyForAttempt(store, 'flight', {}, makeKey)).toBe('key-3');
});
