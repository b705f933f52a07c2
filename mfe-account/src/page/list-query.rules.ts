/** One of the known words, or none. */
export function oneOf<T extends string>(known: readonly T[], text: string | null): T | '' {
  return known.find((each) => each === text) ?? '';
}

/** Page number of an address; anything that is none counts as the first page. */
export function parsePage(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
