import { useRevalidator } from 'react-router-dom';
import { useApp } from '@wisata/runtime';
import { askAgain, forgetSearch } from '../api/flight-results.api.ts';
import type { FlightSearch } from '../rules/flight-search.rules.ts';

/** Asks for flights once more: one call alone, or the whole search as if it were new. */
export function useSearchAgain(search: FlightSearch) {
  const app = useApp();
  const { revalidate } = useRevalidator();
  return {
    askAgain(id: string, airlines: readonly number[]) {
      askAgain(app, search, id, airlines);
      void revalidate();
    },
    searchAgain() {
      forgetSearch(app, search);
      void revalidate();
    },
  };
}
