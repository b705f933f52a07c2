import { useRef, useState } from 'react';
import { TRAIN_COUNT_RULES } from '@wisata/kernel/contracts/train-passengers';
import { daysBetween, todayInJakarta } from '@wisata/kernel/dates';
import type { PassengerType } from '@wisata/kernel/passengers';
import { changeCount, type CountNote } from '@wisata/kernel/traveller-counts';
import { findDateProblem, findPlaceProblem, type DateProblem, type PlaceProblem } from '@wisata/kernel/trip-search';
import { useApp } from '@wisata/runtime';
import { useOpenRange } from '@wisata/runtime/journey/use-open-range';
import { keepStations } from '../api/known-stations.ts';
import type { Station } from '../api/train.model.ts';
import { DAYS_AHEAD, type TrainSearch } from '../journey/train-search.rules.ts';
import { saveStation } from './saved-stations.rules.ts';
import { keepDraft, rememberSearch } from './search-memory.rules.ts';

/** Problems by the fields that show them. */
export interface SearchProblems {
  readonly place?: PlaceProblem | undefined;
  readonly date?: DateProblem | undefined;
}

/** Everything that a train search form knows. Each change is kept for the session, so that nothing chosen is lost. */
export function useSearchForm(initial: TrainSearch, onSearch: (search: TrainSearch) => void) {
  const app = useApp();
  const today = todayInJakarta(app.clock.now());
  const [search, setSearch] = useState(initial);
  const latest = useRef(initial);
  const [notes, setNotes] = useState<readonly CountNote[]>([]);
  const [problems, setProblems] = useState<SearchProblems>({});

  function change(next: Partial<TrainSearch>) {
    latest.current = { ...latest.current, ...next };
    setSearch(latest.current);
    keepDraft(app.storage.session, latest.current);
  }

  function setDates(departDate: TrainSearch['departDate'], returnDate: TrainSearch['returnDate']) {
    change({ departDate, returnDate });
    setProblems((last) => ({ ...last, date: undefined }));
  }

  const { departDate, returnDate } = search;
  const dates = useOpenRange({
    chosen: { start: departDate, end: returnDate },
    nights: returnDate ? Math.max(0, daysBetween(departDate, returnDate)) : undefined,
    onChoose: setDates,
  });

  return {
    search,
    today,
    problems,
    notes,
    ...dates,
    setPlace(end: 'origin' | 'destination', station: Station | undefined) {
      if (station) {
        keepStations(app, [station]);
        saveStation(app.storage.local, station);
      }
      change({ [end]: station?.code ?? '' });
      setProblems((last) => ({ ...last, place: undefined }));
    },
    swap() {
      change({ origin: search.destination, destination: search.origin });
      setProblems((last) => ({ ...last, place: undefined }));
    },
    setDepartDate: (date: string) => setDates(date, undefined),
    withoutReturn: () => setDates(departDate, undefined),
    changeCount(type: PassengerType, delta: 1 | -1) {
      const changed = changeCount(search.counts, type, delta, TRAIN_COUNT_RULES);
      setNotes(changed.notes);
      change({ counts: changed.counts });
    },
    /** Sends a search that has no problem; otherwise gives the problems back. */
    submit(): SearchProblems | undefined {
      const found = { place: findPlaceProblem(search), date: findDateProblem(search, today, DAYS_AHEAD) };
      setProblems(found);
      if (found.place || found.date) return found;
      rememberSearch(app.storage.local, search, today);
      keepDraft(app.storage.session, search);
      onSearch(search);
      return undefined;
    },
  };
}

export type SearchForm = ReturnType<typeof useSearchForm>;
