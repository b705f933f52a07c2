import { expect, test } from '@jest/globals';
import { createMemoryStore } from '@wisata/runtime/storage';
import { defaultSearch } from '../trip/trip-search.rules.ts';
import { TRIP_SEARCHES } from './search-memory.rules.ts';

const TODAY = '2026-11-24';
const DRAFT = { ...defaultSearch(TODAY), pickUpDate: TODAY, pickUpTime: '21:00', pickUpName: 'Bali', dropOffName: '' };

test.each([
  ['of today stays for today', TODAY, [TODAY, '2026-12-04']],
  ['whose day has gone by begins in a week', '2026-11-25', ['2026-12-02', '2026-12-05']],
])('a search %s, in the form and among the latest', (_which, today, days) => {
  const store = createMemoryStore();
  TRIP_SEARCHES.keepDraft(store, DRAFT);
  TRIP_SEARCHES.rememberSearch(store, DRAFT, TODAY);
  for (const found of [TRIP_SEARCHES.findDraft(store, today), ...TRIP_SEARCHES.recentSearches(store, today)]) {
    expect([found?.pickUpDate, found?.dropOffDate]).toEqual(days);
  }
});
