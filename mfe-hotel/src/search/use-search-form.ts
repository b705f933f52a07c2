import { useRef, useState } from 'react';
import { addDays, todayInJakarta } from '@wisata/kernel/dates';
import { changeOccupancy, type Occupancy, type OccupancyNote } from '@wisata/kernel/contracts/hotel-occupancy';
import { useApp } from '@wisata/runtime';
import { useOpenRange } from '@wisata/runtime/journey/use-open-range';
import { findPlaceByName } from '../api/places.api.ts';
import type { Place } from '../api/hotel.model.ts';
import {
  countNights,
  findPlaceProblem,
  findStayProblem,
  type HotelSearch,
  type SearchProblem,
} from '../stay/hotel-search.rules.ts';
import { HOTEL_SEARCHES, rememberPlace, type SearchDraft } from './search-memory.rules.ts';

/** Problems by the field that shows them. */
export interface SearchProblems {
  readonly place?: SearchProblem | undefined;
  readonly stay?: SearchProblem | undefined;
  readonly ages?: 'AGE_MISSING' | undefined;
}

export function placeOf(search: HotelSearch): Place | undefined {
  const { destinationKey, city, hotelKey, hotelName } = search;
  if (hotelKey && hotelName) return { kind: 'hotel', destinationKey, city, hotelKey, hotelName };
  return city ? { kind: 'destination', destinationKey, city } : undefined;
}

function withPlace(search: HotelSearch, place: Place | undefined): HotelSearch {
  const hotel = place?.kind === 'hotel' ? place : { hotelKey: '', hotelName: '' };
  return {
    ...search,
    destinationKey: place?.destinationKey ?? '',
    city: place?.city ?? '',
    hotelKey: hotel.hotelKey,
    hotelName: hotel.hotelName,
  };
}

function fitAges(ages: SearchDraft['childAges'], children: number): SearchDraft['childAges'] {
  return Array.from({ length: children }, (_, index) => ages[index] ?? null);
}

/** Everything that a hotel search form knows. Each change is kept for the session, so that nothing chosen is lost. */
export function useSearchForm(initial: SearchDraft, onSearch: (search: HotelSearch) => void) {
  const app = useApp();
  const today = todayInJakarta(app.clock.now());
  const [draft, setDraft] = useState<SearchDraft>(() => ({
    ...initial,
    childAges: fitAges(initial.childAges, initial.search.children),
  }));
  const latest = useRef(draft);
  const [notes, setNotes] = useState<readonly OccupancyNote[]>([]);
  const [problems, setProblems] = useState<SearchProblems>({});
  const { search, childAges } = draft;

  function put(next: SearchDraft) {
    latest.current = next;
    setDraft(next);
  }

  function change(next: Partial<SearchDraft>) {
    const merged = { ...latest.current, ...next };
    put({ ...merged, childAges: fitAges(merged.childAges, merged.search.children) });
    HOTEL_SEARCHES.keepDraft(app.storage.session, latest.current);
  }

  async function completePlace(place: Place) {
    const found = await findPlaceByName(app.api, place.city);
    if (!found) return;
    const { search: last } = latest.current;
    if (last.city === place.city) put({ ...latest.current, search: withPlace(last, found) });
  }

  const dates = useOpenRange({
    chosen: { start: search.checkInDate, end: search.checkOutDate },
    nights: countNights(search),
    onChoose(checkInDate, checkOutDate = addDays(checkInDate, countNights(search))) {
      change({ search: { ...search, checkInDate, checkOutDate } });
      setProblems((last) => ({ ...last, stay: undefined }));
    },
  });

  return {
    search,
    childAges,
    today,
    problems,
    notes,
    place: placeOf(search),
    ...dates,
    setPlace(place: Place | undefined) {
      change({ search: withPlace(search, place) });
      setProblems((last) => ({ ...last, place: undefined }));
      if (place && !place.destinationKey) void completePlace(place);
    },
    changeCount(field: keyof Occupancy, delta: 1 | -1) {
      const { occupancy, notes: said } = changeOccupancy(search, field, delta);
      setNotes(said);
      change({ search: { ...search, ...occupancy } });
    },
    setAge(index: number, age: number | null) {
      change({ childAges: childAges.map((known, at) => (at === index ? age : known)) });
      setProblems((last) => ({ ...last, ages: undefined }));
    },
    /** Sends a search that has no problem; otherwise gives the problems back. */
    submit(): SearchProblems | undefined {
      const found: SearchProblems = {
        place: findPlaceProblem(search),
        stay: findStayProblem(search, today),
        ages: childAges.includes(null) ? 'AGE_MISSING' : undefined,
      };
      setProblems(found);
      if (found.place || found.stay || found.ages) return found;
      const wanted = { ...search, childAges: childAges.filter((age) => age !== null) };
      const place = placeOf(search);
      if (place) rememberPlace(app.storage.local, place);
      HOTEL_SEARCHES.rememberSearch(app.storage.local, wanted, today);
      HOTEL_SEARCHES.keepDraft(app.storage.session, draft);
      onSearch({ ...wanted, roomKey: '', correlationId: '' });
      return undefined;
    },
  };
}

export type SearchForm = ReturnType<typeof useSearchForm>;
