import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';

/** The query without these parameters, the same for every order of the others. */
export function queryWithout(query: URLSearchParams, names: readonly string[]): string {
  const copy = new URLSearchParams(query);
  for (const name of names) copy.delete(name);
  copy.sort();
  return copy.toString();
}

/**
 * A page's `shouldRevalidate`: `askedOf` gives the part of a query that the page is loaded for, and another query with the same part
 * only shows it another way, so that its loader is not run again.
 */
export const loadsFor =
  (askedOf: (query: URLSearchParams) => string | null) =>
  ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean => {
    const isShownOnly =
      currentUrl.pathname === nextUrl.pathname &&
      currentUrl.search !== nextUrl.search &&
      askedOf(currentUrl.searchParams) === askedOf(nextUrl.searchParams);
    return isShownOnly ? false : defaultShouldRevalidate;
  };
