import { pageCount, type Page } from '@wisata/kernel/envelope';

/** One of the known words, or none. */
export function oneOf<T extends string>(known: readonly T[], text: string | null): T | '' {
  return known.find((each) => each === text) ?? '';
}

/** Page number of an address; anything that is none counts as the first page. */
export function parsePage(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

interface ListPage extends Pick<Page<unknown>, 'items'> {
  readonly pagination: Pick<Page<unknown>['pagination'], 'total' | 'perPage'>;
}

/** Query of the last page for one past the end, as when the last thing of a page was deleted; undefined for any other. */
export function lastPageInstead(query: URLSearchParams, { items, pagination }: ListPage): string | undefined {
  const last = pageCount(pagination.total, pagination.perPage);
  if (items.length > 0 || last === 0 || parsePage(query) <= last) return undefined;
  const next = new URLSearchParams(query);
  next.set('page', String(last));
  return `?${next.toString()}`;
}
