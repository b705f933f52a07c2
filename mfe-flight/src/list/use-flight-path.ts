import { useLocation } from 'react-router-dom';
import { listPath } from '@wisata/kernel/services';

/** The address of the list with one flight unfolded, to come back to or to hand on. */
export function useFlightPath(flightId: string): string {
  const query = new URLSearchParams(useLocation().search);
  query.delete('open');
  query.delete('compare');
  query.set('detail', flightId);
  return `${listPath('flight')}?${query}`;
}
