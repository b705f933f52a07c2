import { TRAIN_COUNT_RULES } from '@wisata/kernel/contracts/train-passengers';
import { isCalendarDate, type CalendarDate } from '@wisata/kernel/dates';
import { createSearchMemory } from '@wisata/kernel/search-memory';
import { hasFields, isCount, isOptional, isText, type Check } from '@wisata/kernel/stored-values';
import { clampCounts, type TravellerCounts } from '@wisata/kernel/traveller-counts';
import { rollForward } from '@wisata/kernel/trip-search';
import type { TrainSearch } from '../journey/train-search.rules.ts';

const isDay: Check<CalendarDate> = (value): value is CalendarDate => isCalendarDate(value);
const isCode: Check<string> = (value): value is string => isText(value) && /^([A-Z]{2,3})?$/.test(value);

const isSearch = hasFields<TrainSearch>({
  origin: isCode,
  destination: isCode,
  departDate: isDay,
  returnDate: isOptional(isDay),
  counts: hasFields<TravellerCounts>({ ADT: isCount, CHD: isCount, INF: isCount }),
});

function revive(kept: TrainSearch, today: CalendarDate): TrainSearch {
  const { origin, destination, departDate, returnDate } = kept;
  const counts = clampCounts(kept.counts, TRAIN_COUNT_RULES);
  return rollForward({ origin, destination, departDate, returnDate, counts }, today);
}

/** The form as it was left in this session, and the latest searches of this device. */
export const { findDraft, keepDraft, recentSearches, rememberSearch } = createSearchMemory({
  service: 'train',
  isSearch,
  revive,
  isDraft: isSearch,
  reviveDraft: revive,
  wordsOf: ({ origin, destination, departDate, returnDate = '' }: TrainSearch) =>
    [origin, destination, departDate, returnDate].join('|'),
});
