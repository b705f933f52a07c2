import { usePanelStep } from '@wisata/runtime/journey/use-panel-step';
import { FLIGHT_LIST, type ListState, type OpenPanel } from './flight-list-query.rules.ts';
import type { FlightSearch } from '../journey/flight-search.rules.ts';

/** A sheet or dialog that the list's address opens. */
export function useOpenPanel({ search, state }: { search: FlightSearch; state: ListState }, panel: OpenPanel) {
  return usePanelStep(panel, (open) => FLIGHT_LIST.statePath(search, { ...state, open }));
}
