import { useRef, useState } from 'react';
import { FLIGHT_COUNT_RULES } from '@wisata/kernel/contracts/flight-passengers';
import { addDays, daysBetween, todayInJakarta } from '@wisata/kernel/dates';
import { changeCount, type CountNote } from '@wisata/kernel/traveller-counts';
import type { PassengerType } from '@wisata/kernel/passengers';
import { findDateProblem, findPlaceProblem, type DateProblem, type PlaceProblem } from '@wisata/kernel/trip-search';
import { useApp } from '@wisata/runtime';
import { useOpenRange } from '@wisata/runtime/journey/use-open-range';
import { keepAirport } from '../api/known-airports.ts';
import type { Airport } from '../api/flight.model.ts';
import type { Cabin } from './cabin.rules.ts';
import { DAYS_AHEAD, type FlightSearch } from '../journey/flight-search.rules.ts';
import { saveAirport } from './saved-airports.rules.ts';
import { keepDraft, rememberSearch } from './search-memory.rules.ts';
import { clearSelected } from '../list/selected-flights.rules.ts';

/** Nights of a round trip when nobody has said how many. */
const USUAL_NIGHTS = 3;

/** Problems by the fields that show them. */
export interface SearchProblems {
  readonly place?: PlaceProblem | undefined;
  readonly date?: DateProblem | undefined;
}

/** Everything that a flight search form knows. Each change is kept for the session, so that nothing chosen is lost. */
export function useSearchForm(initial: FlightSearch, onSearch: (search: FlightSearch) => void) {
  const app = useApp();
  const today = todayInJakarta(app.clock.now());
  const [search, setSearch] = useState(initial);
  const latest = useRef(initial);
  const [notes, setNotes] = useState<readonly CountNote[]>([]);
  const [problems, setProblems] = useState<SearchProblems>({});

  function change(next: Partial<FlightSearch>) {
    latest.current = { ...latest.current, ...next };
    setSearch(latest.current);
    keepDraft(app.storage.session, latest.current);
  }

  function setPlace(end: 'origin' | 'destination', airport: Airport | undefined) {
    if (airport) {
      keepAirport(app, airport);
      saveAirport(app.storage.local, airport);
    }
    change({ [end]: airport?.code ?? '' });
    setProblems((last) => ({ ...last, place: undefined }));
  }

  function setDates(departDate: FlightSearch['departDate'], returnDate: FlightSearch['returnDate']) {
    change({ departDate, returnDate });
    setProblems((last) => ({ ...last, date: undefined }));
  }

  const nights = search.returnDate ? Math.max(0, daysBetween(search.departDate, search.returnDate)) : USUAL_NIGHTS;
  const dates = useOpenRange({
    chosen: { start: search.departDate, end: search.returnDate },
    nights: search.returnDate ? nights : undefined,
    onChoose: setDates,
  });

  return {
    search,
    today,
    problems,
    notes,
    ...dates,
    setPlace,
    swap() {
      change({ origin: search.destination, destination: search.origin });
      setProblems((last) => ({ ...last, place: undefined }));
    },
    setDepartDate(departDate: string) {
      setDates(departDate, undefined);
    },
    setRoundTrip(isRoundTrip: boolean) {
      setDates(search.departDate, isRoundTrip ? addDays(search.departDate, nights) : undefined);
    },
    changeCount(type: PassengerType, delta: 1 | -1) {
      const changed = changeCount(search.counts, type, delta, FLIGHT_COUNT_RULES);
      setNotes(changed.notes);
      change({ counts: changed.counts });
    },
    setCabin: (cabin: Cabin) => change({ cabin }),
    /** Sends a search that has no problem; otherwise gives the problems back. */
    submit(): SearchProblems | undefined {
      const found = { place: findPlaceProblem(search), date: findDateProblem(search, today, DAYS_AHEAD) };
      setProblems(found);
      if (found.place || found.date) return found;
      rememberSearch(app.storage.local, search, today);
      keepDraft(app.storage.session, search);
      clearSelected(app.storage.session);
      onSearch(search);
      return undefined;
    },
  };
}

export type SearchForm = ReturnType<typeof useSearchForm>;
