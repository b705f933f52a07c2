import { useLocation, useNavigate } from 'react-router-dom';
import { listStatePath, type ListState, type OpenPanel } from '../rules/flight-list-query.rules.ts';
import type { FlightSearch } from '../rules/flight-search.rules.ts';

/** A sheet or dialog that the list's address opens: a step of history where it was opened here, not where a shared address came with it. */
export function useOpenPanel({ search, state }: { search: FlightSearch; state: ListState }, panel: OpenPanel) {
  const navigate = useNavigate();
  const location = useLocation();
  const go = (open: OpenPanel | undefined, options: object) =>
    void navigate(listStatePath(search, { ...state, open }), { preventScrollReset: true, ...options });
  return {
    isOpen: state.open === panel,
    open: () => go(panel, { state: { isStep: true } }),
    close() {
      if ((location.state as { isStep?: boolean } | null)?.isStep === true) void navigate(-1);
      else go(undefined, { replace: true });
    },
  };
}
