import { useLocation, useNavigation } from 'react-router-dom';

/**
 * What a page is asked for, from the press on: read from the address that a way within the page leads to, else what is
 * shown. A control that shows this answers at once, and a second press builds on the first.
 */
export function useAsked<T>(shown: T, parse: (query: URLSearchParams) => T): T {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  return next?.pathname === pathname ? parse(new URLSearchParams(next.search)) : shown;
}
