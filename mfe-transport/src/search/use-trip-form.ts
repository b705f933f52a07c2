import { useEffect, useState } from 'react';
import { todayInJakarta } from '@wisata/kernel/dates';
import { useApp } from '@wisata/runtime';
import { askWhileShown } from '@wisata/runtime/ask-while-shown';
import { findPlace, findPlaces, type NamedPlace } from '@wisata/runtime/journey/places-api';
import { TRIP_SEARCHES, type TripDraft } from './search-memory.rules.ts';
import { findSearchProblems, type SearchProblems } from './search-problems.rules.ts';

/** Which end of a trip a place is. */
export type End = 'pickUp' | 'dropOff';

/** The name of a place that an address gave by its id, asked for once the form is shown. */
function usePlaceName(draft: TripDraft, end: End, onName: (name: string) => void): void {
  const app = useApp();
  const id = draft[end];
  const isMissing = id !== '' && draft[`${end}Name`] === '';
  useEffect(() => {
    if (!isMissing) return;
    return askWhileShown(
      (signal) => findPlace(app, id, signal),
      (place) => onName(place?.name ?? id),
    );
    // The name of an id does not depend on who asks for it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [app, id, isMissing]);
}

/** Everything that the search form knows. Each change is kept for the session, so that nothing chosen is lost. */
export function useTripForm(initial: TripDraft, onSearch: (draft: TripDraft) => void) {
  const app = useApp();
  const [draft, setDraft] = useState(initial);
  const [problems, setProblems] = useState<SearchProblems>({});
  const today = todayInJakarta(app.clock.now());
  usePlaceName(draft, 'pickUp', (pickUpName) => setDraft((now) => ({ ...now, pickUpName })));
  usePlaceName(draft, 'dropOff', (dropOffName) => setDraft((now) => ({ ...now, dropOffName })));

  function change(next: Partial<TripDraft>) {
    const changed = { ...draft, ...next };
    setDraft(changed);
    setProblems({});
    TRIP_SEARCHES.keepDraft(app.storage.session, changed);
  }

  return {
    draft,
    problems,
    today,
    change,
    find: (text: string, signal: AbortSignal) => findPlaces(app, text, signal),
    place: (end: End): NamedPlace | undefined =>
      draft[end] ? { id: draft[end], name: draft[`${end}Name`] || draft[end], address: '' } : undefined,
    setPlace: (end: End, place: NamedPlace | undefined) =>
      change({ [end]: place?.id ?? '', [`${end}Name`]: place?.name ?? '' }),
    /** Sends the search, or returns its problems. */
    submit(): object | undefined {
      const found = findSearchProblems(draft, app.clock.now());
      setProblems(found);
      if (Object.keys(found).length > 0) return found;
      TRIP_SEARCHES.rememberSearch(app.storage.local, draft, today);
      onSearch(draft);
      return undefined;
    },
  };
}

/** The form as its fields know it. */
export type TripForm = ReturnType<typeof useTripForm>;
