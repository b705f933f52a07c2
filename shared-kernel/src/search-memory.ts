import type { KeyValueStore } from './app-context.ts';
import type { CalendarDate } from './dates.ts';
import { storageKey } from './storage-keys.ts';
import { isListOf, readStored, withNewest, type Check } from './stored-values.ts';

const MOST_RECENT = 3;

interface SearchMemoryDescription<Search, Kept, Draft, KeptDraft> {
  readonly service: string;
  readonly isSearch: Check<Kept>;
  /** The search as it can be made today: dates that have gone by are moved ahead. */
  readonly revive: (kept: Kept, today: CalendarDate) => Search;
  readonly isDraft: Check<KeptDraft>;
  readonly reviveDraft: (kept: KeptDraft, today: CalendarDate) => Draft;
  /** Equal for searches that read the same, whatever their party. */
  readonly wordsOf: (search: Search) => string;
}

/** What this device keeps of a service's searches: the form as it was left in this session, and the last three that were made. */
export function createSearchMemory<Search, Kept, Draft, KeptDraft>(
  description: SearchMemoryDescription<Search, Kept, Draft, KeptDraft>,
) {
  const { service, isSearch, revive, isDraft, reviveDraft, wordsOf } = description;
  const draftKey = storageKey('search_form', service);
  const recentKey = storageKey('recent_searches', service);
  const isRecent = isListOf(isSearch);
  const recentSearches = (store: KeyValueStore, today: CalendarDate): Search[] =>
    (readStored(store, recentKey, isRecent) ?? []).map((kept) => revive(kept, today));
  return {
    findDraft(store: KeyValueStore, today: CalendarDate): Draft | undefined {
      const kept = readStored(store, draftKey, isDraft);
      return kept && reviveDraft(kept, today);
    },
    keepDraft: (store: KeyValueStore, draft: Draft): void => store.set(draftKey, JSON.stringify(draft)),
    /** Newest first. */
    recentSearches,
    /** Of those that read the same, the latest party counts. */
    rememberSearch(store: KeyValueStore, search: Search, today: CalendarDate): void {
      const known = recentSearches(store, today);
      store.set(recentKey, JSON.stringify(withNewest(search, known, wordsOf, MOST_RECENT)));
    },
  };
}

/** What {@link createSearchMemory} gives. */
export type SearchMemory<Search, Draft = Search> = ReturnType<typeof createSearchMemory<Search, never, Draft, never>>;
