import { useRef, useState } from 'react';
import { useApp } from '@wisata/runtime';
import { loadResults, type HotelResults } from '../api/hotel-results.api.ts';
import type { HotelFilter } from './hotel-filter.rules.ts';
import type { HotelSearch } from '../stay/hotel-search.rules.ts';

/**
 * A filter while it is edited, with the results that it would leave. Each change loads new counts; an answer to an older change
 * is dropped, and a failed one keeps the counts that were there.
 */
export function useFilterPreview(search: HotelSearch, start: HotelFilter, shown: HotelResults) {
  const app = useApp();
  const [draft, setDraft] = useState(start);
  const [results, setResults] = useState(shown);
  const [isPending, setPending] = useState(false);
  const latest = useRef(0);

  async function change(next: HotelFilter) {
    const filter = { ...next, page: 1 };
    setDraft(filter);
    setPending(true);
    const turn = ++latest.current;
    const answer = await loadResults(app, search, filter);
    if (turn !== latest.current) return;
    setPending(false);
    if (answer.ok) setResults(answer.data);
  }

  return {
    draft,
    page: results.page,
    overview: results.overview,
    isPending,
    change: (next: HotelFilter) => void change(next),
  };
}
