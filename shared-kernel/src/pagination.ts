/** Where a page of a list stands (spec section 3, Pagination). Item numbers count from 1 and are 0 on an empty page. */
export interface Pagination {
  readonly currentPage: number;
  readonly firstItem: number;
  readonly lastItem: number;
  readonly perPage: number;
  readonly total: number;
}

/** Page size where the API names none. */
export const DEFAULT_PAGE_SIZE = 10;
/** Limit of a next-page query where nothing is known of the current page. */
export const NEXT_PAGE_LIMIT = 3;

/** Reads page facts in either spelling (`first_item` or `from`, `last_item` or `to`); numbers may come as text. */
export function parsePagination(value: unknown, itemCount: number): Pagination {
  const facts: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  const currentPage = numberIn(facts, 'current_page') ?? 1;
  const perPage = numberIn(facts, 'per_page') || DEFAULT_PAGE_SIZE;
  const start = (currentPage - 1) * perPage;
  return {
    currentPage,
    firstItem: numberIn(facts, 'first_item', 'from') ?? (itemCount === 0 ? 0 : start + 1),
    lastItem: numberIn(facts, 'last_item', 'to') ?? (itemCount === 0 ? 0 : start + itemCount),
    perPage,
    total: numberIn(facts, 'total') ?? start + itemCount,
  };
}

/** Number of pages: total over page size, rounded up. A size that is no size counts as the default one. */
export function pageCount(total: number, size: number): number {
  return Math.max(0, Math.ceil(total / (size > 0 ? size : DEFAULT_PAGE_SIZE)));
}

/** Query of the page after this one, `{ page, limit }`; the first page with a limit of 3 when nothing is known. */
export function nextPageQuery(current?: Partial<Pick<Pagination, 'currentPage' | 'perPage'>>): {
  readonly page: number;
  readonly limit: number;
} {
  return { page: (current?.currentPage ?? 0) + 1, limit: current?.perPage || NEXT_PAGE_LIMIT };
}

function numberIn(facts: Record<string, unknown>, ...keys: readonly string[]): number | undefined {
  for (const key of keys) {
    const value = facts[key];
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    if (typeof number === 'number' && Number.isInteger(number) && number >= 0) return number;
  }
  return undefined;
}
