import fc from 'fast-check';
import type { KeyValueStore } from './app-context.ts';
import { createSearchMemory } from './search-memory.ts';
import {
  createStoredList,
  hasFields,
  isCount,
  isNumber,
  isOptional,
  isRecordOf,
  isText,
  readStored,
} from './stored-values.ts';

function createStore(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

interface Search {
  readonly place: string;
  readonly day: string;
  readonly people: number;
}
const isSearch = hasFields<Search>({ place: isText, day: isText, people: isCount });
const memory = createSearchMemory({
  service: 'boat',
  isSearch,
  revive: (kept, today): Search => ({ ...kept, day: kept.day < today ? today : kept.day }),
  isDraft: isSearch,
  reviveDraft: (kept): Search => kept,
  wordsOf: ({ place, day }) => `${place} ${day}`,
});
const TODAY = '2026-11-20';
const to = (place: string, people = 1): Search => ({ place, day: TODAY, people });

test('the form is found as it was left, and what somebody else wrote under its key is nothing', () => {
  const store = createStore();
  memory.keepDraft(store, to('Gili'));
  expect(memory.findDraft(store, TODAY)).toEqual(to('Gili'));
  store.set('aerowisata_search_form.boat', '{"place":5}');
  expect(memory.findDraft(store, TODAY)).toBeUndefined();
  store.set('aerowisata_search_form.boat', 'not json');
  expect(memory.findDraft(store, TODAY)).toBeUndefined();
});

test('the latest three searches are kept, newest first, and of those that read the same the latest party', () => {
  const store = createStore();
  for (const place of ['Gili', 'Solo', 'Bali', 'Ende']) memory.rememberSearch(store, to(place), TODAY);
  memory.rememberSearch(store, to('Bali', 3), TODAY);
  expect(memory.recentSearches(store, TODAY)).toEqual([to('Bali', 3), to('Ende'), to('Solo')]);
});

test('a search whose day has gone by reads like one of today, and stands in the list once', () => {
  const store = createStore();
  memory.rememberSearch(store, { ...to('Gili'), day: '2026-11-01' }, '2026-11-01');
  memory.rememberSearch(store, to('Gili', 2), TODAY);
  expect(memory.recentSearches(store, TODAY)).toEqual([to('Gili', 2)]);
});

test('a stored list holds each thing once, no more than it may, and the newest in front unless it keeps its places', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd')), fc.boolean(), (words, keepsPlace) => {
      const store = createStore();
      const list = createStoredList({ key: 'words', check: isText, idOf: (word) => word, most: 3, keepsPlace });
      for (const word of words) list.remember(store, word);
      const found = list.find(store);
      expect(new Set(found).size).toBe(found.length);
      expect(found.length).toBe(Math.min(3, new Set(words).size));
      const last = words.at(-1);
      if (last !== undefined && !keepsPlace) expect(found[0]).toBe(last);
      if (keepsPlace && found.length < 3) expect(found).toEqual([...new Set(words)].reverse());
    }),
  );
});

test('a check says what it is for', () => {
  const store = createStore();
  store.set('ages', '{"Ayu":7}');
  expect(readStored(store, 'ages', isRecordOf(isNumber))).toEqual({ Ayu: 7 });
  expect(readStored(store, 'ages', isRecordOf(isText))).toBeUndefined();
  expect([isOptional(isText)(undefined), isCount(-1), isCount(1.5), isCount(2)]).toEqual([true, false, false, true]);
});
