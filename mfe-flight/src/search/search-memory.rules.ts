import { FLIGHT_COUNT_RULES } from '@wisata/kernel/contracts/flight-passengers';
import { isCalendarDate, type CalendarDate } from '@wisata/kernel/dates';
import { createSearchMemory } from '@wisata/kernel/search-memory';
import { hasFields, isCount, isOptional, isText, type Check } from '@wisata/kernel/stored-values';
import { clampCounts, type TravellerCounts } from '@wisata/kernel/traveller-counts';
import { CABINS, type Cabin } from './cabin.rules.ts';
import { rollForward } from '@wisata/kernel/trip-search';
import type { FlightSearch } from '../journey/flight-search.rules.ts';

const isDay: Check<CalendarDate> = (value): value is CalendarDate => isCalendarDate(value);
const isCode: Check<string> = (value): value is string => isText(value) && /^([A-Z0-9]{3})?$/.test(value);
const isCabin: Check<Cabin> = (value): value is Cabin => CABINS.some((cabin) => cabin === value);

const isSearch = hasFields<FlightSearch>({
  origin: isCode,
  destination: isCode,
  departDate: isDay,
  returnDate: isOptional(isDay),
  counts: hasFields<TravellerCounts>({ ADT: isCount, CHD: isCount, INF: isCount }),
  cabin: isCabin,
});

function revive(kept: FlightSearch, today: CalendarDate): FlightSearch {
  const { origin, destination, departDate, returnDate, cabin } = kept;
  const counts = clampCounts(kept.counts, FLIGHT_COUNT_RULES);
  return rollForward({ origin, destination, departDate, returnDate, counts, cabin }, today);
}

/** The form as it was left in this session, and the latest searches of this device. */
export const { findDraft, keepDraft, recentSearches, rememberSearch } = createSearchMemory({
  service: 'flight',
  isSearch,
  revive,
  isDraft: isSearch,
  reviveDraft: revive,
  wordsOf: ({ origin, destination, departDate, returnDate = '' }: FlightSearch) =>
    [origin, destination, departDate, returnDate].join('|'),
});
