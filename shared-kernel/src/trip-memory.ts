import { isCalendarDate, type CalendarDate } from './dates.ts';
import { createSearchMemory } from './search-memory.ts';
import { hasFields, isCount, isOptional, isText, type Check } from './stored-values.ts';
import { clampCounts, type CountRules, type TravellerCounts } from './traveller-counts.ts';
import { rollForward, type TripSearch } from './trip-search.ts';

const isDay: Check<CalendarDate> = (value): value is CalendarDate => isCalendarDate(value);

interface TripMemoryDescription<Search extends TripSearch> {
  readonly service: string;
  /** What a code looks like; nothing chosen yet is kept too. */
  readonly isCode: RegExp;
  readonly countRules: CountRules;
  /** What the service asks for beside places, days and people. */
  readonly more: { readonly [K in keyof Omit<Search, keyof TripSearch>]: Check<Search[K]> };
}

/** What this device keeps of the searches of a service between two places: days that have gone by are moved ahead, counts fit the rules of today. */
export function createTripMemory<Search extends TripSearch>({
  service,
  isCode,
  countRules,
  more,
}: TripMemoryDescription<Search>) {
  const isPlace: Check<string> = (value): value is string => isText(value) && (value === '' || isCode.test(value));
  const checks = {
    origin: isPlace,
    destination: isPlace,
    departDate: isDay,
    returnDate: isOptional(isDay),
    counts: hasFields<TravellerCounts>({ ADT: isCount, CHD: isCount, INF: isCount }),
    ...more,
  };
  const isSearch = hasFields<Search>(checks as never);
  const names = Object.keys(checks) as (keyof Search)[];
  function revive(kept: Search, today: CalendarDate): Search {
    const known = Object.fromEntries(names.map((name) => [name, kept[name]])) as unknown as Search;
    return rollForward({ ...known, counts: clampCounts(kept.counts, countRules) }, today);
  }
  return createSearchMemory<Search, Search, Search, Search>({
    service,
    isSearch,
    revive,
    isDraft: isSearch,
    reviveDraft: revive,
    wordsOf: ({ origin, destination, departDate, returnDate = '' }) =>
      [origin, destination, departDate, returnDate].join('|'),
  });
}
