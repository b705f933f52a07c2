import { formatFlightFilter, type FlightFilter } from './flight-filter.rules.ts';
import { flightListPath, formatChoice, type Choice } from '../journey/flight-paths.rules.ts';
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
  return flightListPath(search, formatChoice(state.choice), formatFlightFilter(state.filter), more);
}
