import { useRevalidator } from 'react-router-dom';
import { useApp } from '@wisata/runtime';
import { forgetSearch } from '../api/kept-answers.ts';
import type { AskDays } from '@wisata/runtime/journey/flexible-dates';
import type { FlightSearch } from '../journey/flight-search.rules.ts';

/** Asks for flights once more: one call alone, the whole search as if it were new, or its prices on other days. */
export function useSearchAgain(search: FlightSearch) {
  const app = useApp();
  const { revalidate } = useRevalidator();
  return {
    askAgain(id: string, airlines: readonly number[]) {
      async function ask() {
        const { askAgain } = await import(/* webpackChunkName: "calls" */ '../api/flight-results.api.ts');
        askAgain(app, search, id, airlines);
        await revalidate();
      }
      // When the call itself cannot be made, the failed groups and their buttons stay.
      ask().catch(() => undefined);
    },
    async askDays(...[places, from, to]: Parameters<AskDays>) {
      const { searchDayPrices } = await import(/* webpackChunkName: "calls" */ '../api/flight.api.ts');
      return searchDayPrices(app.api, { ...search, ...places }, from, to);
    },
    searchAgain() {
      forgetSearch(app, search);
      void revalidate();
    },
  };
}
