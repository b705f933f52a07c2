import { useNavigate } from 'react-router-dom';
import { useAddressStep } from '@wisata/runtime/address-step';
import { listStatePath, type ListState, type OpenPanel } from './flight-list-query.rules.ts';
import type { FlightSearch } from '../journey/flight-search.rules.ts';

/** A sheet or dialog that the list's address opens. */
export function useOpenPanel({ search, state }: { search: FlightSearch; state: ListState }, panel: OpenPanel) {
  const navigate = useNavigate();
  const step = useAddressStep();
  const pathWith = (open: OpenPanel | undefined) => listStatePath(search, { ...state, open });
  return {
    isOpen: state.open === panel,
    open: () => step.open(pathWith(panel)),
    close: () => step.close(() => void navigate(pathWith(undefined), { preventScrollReset: true, replace: true })),
  };
}
