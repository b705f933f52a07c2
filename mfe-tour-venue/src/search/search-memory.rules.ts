import { createSearchMemory } from '@wisata/kernel/search-memory';
import { hasFields, isCount, isText } from '@wisata/kernel/stored-values';
import type { VisitSearch } from '../visit/visit-search.rules.ts';
import type { VisitService } from '../visit/visit-service.ts';

/** What the form holds: the search, the narrower kind, and the name of the place, which an address has no room for. */
export interface SearchDraft extends VisitSearch {
  /** 0 for all of them. */
  readonly type: number;
  /** Empty for everywhere. */
  readonly city: string;
}

const isDraft = hasFields<SearchDraft>({
  location: isText,
  city: isText,
  category: isCount,
  type: isCount,
  month: isCount,
  year: isCount,
  participants: isCount,
  children: isCount,
});

/** A year that has gone by means any. */
const revive = (kept: SearchDraft, today: string): SearchDraft =>
  kept.year && kept.year < Number(today.slice(0, 4)) ? { ...kept, year: 0 } : kept;

const memoryOf = (service: VisitService) =>
  createSearchMemory({
    service,
    isSearch: isDraft,
    revive,
    isDraft,
    reviveDraft: revive,
    wordsOf: ({ location, category, type, month, year }: SearchDraft) =>
      [location, category, type, month, year].join('|'),
  });

/** The form as it was left in this session, and the latest searches of this device, service by service. */
export const SEARCH_MEMORY = { tour: memoryOf('tour'), venue: memoryOf('venue') };
