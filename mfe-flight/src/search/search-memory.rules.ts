import type { KeyValueStore } from '@wisata/kernel/app-context';
import { FLIGHT_COUNT_RULES } from '@wisata/kernel/contracts/flight-passengers';
import { isCalendarDate, type CalendarDate } from '@wisata/kernel/dates';
import { storageKey } from '@wisata/kernel/storage-keys';
import { clampCounts } from '@wisata/kernel/traveller-counts';
import * as v from 'valibot';
import { CABINS } from './cabin.rules.ts';
import { rollForward, searchIdentity, type FlightSearch } from '../journey/flight-search.rules.ts';

const DRAFT_KEY = storageKey('search_form', 'flight');
const RECENT_KEY = storageKey('recent_searches', 'flight');
const MOST_RECENT = 3;

const DAY = v.custom<CalendarDate>((value) => isCalendarDate(value));
const COUNT = v.pipe(v.number(), v.integer(), v.minValue(0));
const CODE = v.pipe(v.string(), v.regex(/^[A-Z0-9]{3}$/));
const SEARCH = v.object({
  origin: v.union([CODE, v.literal('')]),
  destination: v.union([CODE, v.literal('')]),
  departDate: DAY,
  returnDate: v.optional(DAY),
  counts: v.object({ ADT: COUNT, CHD: COUNT, INF: COUNT }),
  cabin: v.picklist(CABINS),
});

function read<S extends v.GenericSchema>(store: KeyValueStore, key: string, schema: S): v.InferOutput<S> | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(store.get(key) ?? 'null'));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

function revive(kept: v.InferOutput<typeof SEARCH>, today: CalendarDate): FlightSearch {
  const search = { ...kept, returnDate: kept.returnDate, counts: clampCounts(kept.counts, FLIGHT_COUNT_RULES) };
  return rollForward(search, today);
}

/** The form as it was left in this session. */
export function findDraft(store: KeyValueStore, today: CalendarDate): FlightSearch | undefined {
  const draft = read(store, DRAFT_KEY, SEARCH);
  return draft && revive(draft, today);
}

export function keepDraft(store: KeyValueStore, search: FlightSearch): void {
  store.set(DRAFT_KEY, JSON.stringify(search));
}

/** Latest searches, newest first, with dates that have gone by moved ahead. */
export function recentSearches(store: KeyValueStore, today: CalendarDate): FlightSearch[] {
  return (read(store, RECENT_KEY, v.array(SEARCH)) ?? []).map((kept) => revive(kept, today));
}

/** Searches that read the same, route and dates, stand in the list once: the latest party counts. */
export function rememberSearch(store: KeyValueStore, search: FlightSearch, today: CalendarDate): void {
  const wordsOf = (each: FlightSearch) => searchIdentity({ ...each, counts: search.counts, cabin: search.cabin });
  const others = recentSearches(store, today).filter((each) => wordsOf(each) !== wordsOf(search));
  store.set(RECENT_KEY, JSON.stringify([search, ...others].slice(0, MOST_RECENT)));
}
