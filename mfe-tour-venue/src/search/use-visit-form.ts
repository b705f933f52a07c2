import { useEffect, useState } from 'react';
import { todayInJakarta } from '@wisata/kernel/dates';
import { useApp } from '@wisata/runtime';
import { findPlaces, knownPlaces, loadKinds, loadPlaces } from '../api/visit-places.api.ts';
import type { VisitKinds, VisitPlace } from '../api/visit.model.ts';
import type { VisitService } from '../visit/visit-service.ts';
import { SEARCH_MEMORY, type SearchDraft } from './search-memory.rules.ts';

const NO_KINDS: VisitKinds = { categories: [], types: [] };
const MOST_POPULAR = 6;

/** The names that the form needs, asked for once it is shown. */
function useMasters(service: VisitService) {
  const app = useApp();
  const [kinds, setKinds] = useState(NO_KINDS);
  const [places, setPlaces] = useState<readonly VisitPlace[]>([]);
  useEffect(() => {
    let isGone = false;
    void loadKinds(app, service).then((loaded) => !isGone && setKinds(loaded));
    void loadPlaces(app, service).then((loaded) => !isGone && setPlaces(loaded));
    return () => {
      isGone = true;
    };
  }, [app, service]);
  return { kinds, places };
}

/** Everything that the search form of a service knows. Each change is kept for the session, so that nothing chosen is lost. */
export function useVisitForm(service: VisitService, initial: SearchDraft, onSearch: (draft: SearchDraft) => void) {
  const app = useApp();
  const [draft, setDraft] = useState(initial);
  const { kinds, places } = useMasters(service);
  const memory = SEARCH_MEMORY[service];
  const today = todayInJakarta(app.clock.now());

  function change(next: Partial<SearchDraft>) {
    const changed = { ...draft, ...next };
    setDraft(changed);
    memory.keepDraft(app.storage.session, changed);
  }

  // A name that was kept may be in the other language.
  const known = [...places, ...knownPlaces(app)].find(({ id }) => id === draft.location);
  const city = known?.city ?? (draft.city || draft.location);
  return {
    service,
    draft,
    today,
    place: draft.location ? { id: draft.location, city, country: '' } : undefined,
    popular: places.filter(({ id }) => id !== draft.location).slice(0, MOST_POPULAR),
    categories: kinds.categories,
    /** Those of the chosen category. */
    types: kinds.types.filter(({ category }) => !draft.category || category === draft.category),
    find: (text: string, signal: AbortSignal) => findPlaces(app, service, text, signal),
    change,
    setPlace: (place: VisitPlace | undefined) => change({ location: place?.id ?? '', city: place?.city ?? '' }),
    /** A type of another category would find nothing. */
    setCategory(category: number) {
      const isOf = kinds.types.some((type) => type.id === draft.type && (!category || type.category === category));
      change({ category, type: isOf ? draft.type : 0 });
    },
    submit(): undefined {
      memory.rememberSearch(app.storage.local, { ...draft, city: draft.location && city }, today);
      onSearch(draft);
    },
  };
}

export type VisitForm = ReturnType<typeof useVisitForm>;
