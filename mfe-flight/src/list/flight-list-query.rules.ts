import { comparedIn } from '@wisata/kernel/compared';
import { FLIGHT_FILTER, type FlightFilter } from './flight-filter.rules.ts';
import { flightListPath, formatChoice, parseChoice, type Choice } from '../journey/flight-paths.rules.ts';
import type { FlightSearch } from '../journey/flight-search.rules.ts';

/** Sheets and dialogs of the list that an address can open. */
export const OPEN_PANELS = ['filters', 'compare', 'dates', 'saved'] as const;
export type OpenPanel = (typeof OPEN_PANELS)[number];

/** Everything of the result list's address that is not the search itself. */
export interface ListState {
  readonly filter: FlightFilter;
  readonly choice: Choice;
  /** The flight whose legs and rules are unfolded. */
  readonly detail: string;
  /** Flights picked for comparing. */
  readonly compare: readonly string[];
  readonly open: OpenPanel | undefined;
}

/** The address of the list in one state; what is not set is left out. */
export function listStatePath(search: FlightSearch, state: ListState): string {
  const more = new URLSearchParams();
  if (state.detail) more.set('detail', state.detail);
  if (state.compare.length > 0) more.set('compare', state.compare.join(','));
  if (state.open) more.set('open', state.open);
  return flightListPath(
    search,
    formatChoice(state.choice),
    new URLSearchParams(FLIGHT_FILTER.write(state.filter)),
    more,
  );
}

/** Reads everything that the list's address carries beside the search. */
export function parseListState(query: URLSearchParams): ListState {
  return {
    filter: FLIGHT_FILTER.read(query),
    choice: parseChoice(query),
    detail: query.get('detail') ?? '',
    compare: comparedIn(query),
    open: OPEN_PANELS.find((panel) => panel === query.get('open')),
  };
}
