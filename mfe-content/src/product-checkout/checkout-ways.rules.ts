const LIST = '/product';

/** Where else a checkout leads: the page of the product with the same choice, and the list of all. */
export function checkoutWays(search: URLSearchParams) {
  const slug = search.get('slug');
  if (!slug) return { choose: LIST, other: LIST, list: LIST };
  const kept = [...search].filter(([name]) => ['option', 'date', 'time', 'adult', 'child', 'qty'].includes(name));
  const choose = `/product/${encodeURIComponent(slug)}?${new URLSearchParams(kept)}`;
  return { choose, other: LIST, list: LIST };
}

/** What names a choice for this device: a second look at it finds the booking again. */
export const subjectOf = (search: URLSearchParams): string =>
  ['slug', 'option', 'date', 'time'].map((name) => search.get(name) ?? '').join('|');
