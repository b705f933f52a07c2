import { expect, test } from '@jest/globals';
import { beginReturn, findListPlace, keepListPlace, takeReturn } from './list-place.rules.ts';

function createStore() {
  const kept = new Map<string, string>();
  return {
    get: (key: string) => kept.get(key),
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  };
}

const PLACE = { path: '/venue/list?location=SIN&sort=price_asc&page=2', scrollY: 840 };

test('a list that was left is returned to with its search, its page and its place, once', () => {
  const store = createStore();
  keepListPlace(store, 'venue', PLACE);
  expect(findListPlace(store, 'venue')).toEqual(PLACE);
  expect(beginReturn(store, 'venue')).toBe(PLACE.path);
  expect(takeReturn(store, 'venue', PLACE.path)).toBe(840);
  expect(takeReturn(store, 'venue', PLACE.path)).toBeUndefined();
});

test('who comes by another way begins at the top, and who left no list begins with the first one', () => {
  const store = createStore();
  expect(beginReturn(store, 'venue')).toBe('/venue/list');
  keepListPlace(store, 'venue', PLACE);
  beginReturn(store, 'venue');
  expect(takeReturn(store, 'venue', '/venue/list')).toBeUndefined();
  expect(findListPlace(store, 'tour')).toBeUndefined();
});
