import { findPlaceProblem, type HotelSearch } from '../rules/hotel-search.rules.ts';
import { ProblemResults } from './list-states.tsx';
import { SummaryBar } from './summary-bar.tsx';

/** The address names neither a hotel nor a place: the search is open, with places to begin from. */
export function NoHotel({ search }: { readonly search: HotelSearch }) {
  return (
    <>
      <SummaryBar search={search} open />
      <ProblemResults problem={findPlaceProblem(search)} search={search} />
    </>
  );
}
