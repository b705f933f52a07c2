import { useRef, useState } from 'react';
import { addDays, daysBetween, todayInJakarta, type CalendarDate } from '@wisata/kernel/dates';
import type { PassengerType } from '@wisata/kernel/passengers';
import type { SearchMemory } from '@wisata/kernel/search-memory';
import { changeCount, type CountNote } from '@wisata/kernel/count-steps';
import type { CountRules } from '@wisata/kernel/traveller-counts';
import { findDateProblem, findPlaceProblem, type DateProblem } from '@wisata/kernel/trip-search';
import type { PlaceProblem, TripSearch } from '@wisata/kernel/trip-search';
import { useApp } from '@wisata/runtime';
import { useOpenRange } from './use-open-range.ts';

/** Nights of a round trip by default. */
const USUAL_NIGHTS = 3;

/** What a service says of its search between two places. */
export interface TripFormRules<Search extends TripSearch> {
  readonly memory: SearchMemory<Search>;
  readonly countRules: CountRules;
  /** How far ahead the service can be searched. */
  readonly daysAhead: number;
}

/** Problems by the fields that show them. */
interface TripProblems {
  readonly place?: PlaceProblem | undefined;
  readonly date?: DateProblem | undefined;
}

/** Everything that a search form of a trip knows. Each change is kept for the session, so that nothing chosen is lost. */
export function useTripForm<Search extends TripSearch>(
  { memory, countRules, daysAhead }: TripFormRules<Search>,
  initial: Search,
  onSearch: (search: Search) => void,
) {
  const { storage, clock } = useApp();
  const today = todayInJakarta(clock.now());
  const [search, setSearch] = useState(initial);
  const latest = useRef(initial);
  const [notes, setNotes] = useState<readonly CountNote[]>([]);
  const [problems, setProblems] = useState<TripProblems>({});
  const { origin, destination, departDate, returnDate } = search;

  function change(next: Partial<Search>) {
    latest.current = { ...latest.current, ...next };
    setSearch(latest.current);
    memory.keepDraft(storage.session, latest.current);
  }
  /** What every trip has, whatever else its service asks for. */
  const changeTrip = (next: Partial<TripSearch>) => change(next as Partial<Search>);

  function setPlaces(next: Partial<Pick<TripSearch, 'origin' | 'destination'>>) {
    changeTrip(next);
    setProblems((last) => ({ ...last, place: undefined }));
  }

  function setDates(from: CalendarDate, to: CalendarDate | undefined) {
    changeTrip({ departDate: from, returnDate: to });
    setProblems((last) => ({ ...last, date: undefined }));
  }

  const nights = returnDate ? Math.max(0, daysBetween(departDate, returnDate)) : undefined;
  const dates = useOpenRange({ chosen: { start: departDate, end: returnDate }, nights, onChoose: setDates });

  return {
    search,
    today,
    daysAhead,
    countRules,
    problems,
    notes,
    ...dates,
    change,
    setPlace: (end: 'origin' | 'destination', code: string) => setPlaces({ [end]: code }),
    swap: () => setPlaces({ origin: destination, destination: origin }),
    setDepartDate: (date: CalendarDate) => setDates(date, undefined),
    setRoundTrip: (isRoundTrip: boolean) =>
      setDates(departDate, isRoundTrip ? addDays(departDate, nights ?? USUAL_NIGHTS) : undefined),
    changeCount(type: PassengerType, delta: 1 | -1) {
      const changed = changeCount(search.counts, type, delta, countRules);
      setNotes(changed.notes);
      changeTrip({ counts: changed.counts });
    },
    /** Sends a search that has no problem; otherwise gives the problems back. */
    submit(): TripProblems | undefined {
      const found = { place: findPlaceProblem(search), date: findDateProblem(search, today, daysAhead) };
      setProblems(found);
      if (found.place || found.date) return found;
      memory.rememberSearch(storage.local, search, today);
      memory.keepDraft(storage.session, search);
      onSearch(search);
      return undefined;
    },
  };
}

/** A form as {@link useTripForm} gives it; the kit's fields need no more than a trip. */
export type TripForm = Omit<ReturnType<typeof useTripForm<TripSearch>>, 'change'>;
