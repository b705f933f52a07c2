import { findPlaceProblem, type HotelSearch } from '../stay/hotel-search.rules.ts';
import { ProblemResults } from '../list/list-states.tsx';
import { SummaryBar } from '../stay/summary-bar.tsx';

/** The address names neither a hotel nor a place: the search is open, with places to begin from. */
export function NoHotel({ search }: { readonly search: HotelSearch }) {
  return (
    <>
      <SummaryBar search={search} open />
      <ProblemResults problem={findPlaceProblem(search)} search={search} />
    </>
  );
}
