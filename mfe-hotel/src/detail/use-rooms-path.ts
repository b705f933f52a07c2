import { useLocation } from 'react-router-dom';

/** Rooms by a link of the page; the address stays the same but for the hash. */
export function useRoomsPath(): string {
  const { pathname, search } = useLocation();
  return `${pathname}${search}#rooms`;
}
