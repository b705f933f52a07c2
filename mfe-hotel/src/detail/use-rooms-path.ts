import { useLocation } from 'react-router-dom';

/** Link to the rooms: the same address with the hash `#rooms`. */
export function useRoomsPath(): string {
  const { pathname, search } = useLocation();
  return `${pathname}${search}#rooms`;
}
