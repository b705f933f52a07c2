import { success, type Outcome } from '@wisata/kernel/outcome';
import type { PostPage } from '../api/blog.model.ts';
import { pageNumber } from '../collections/category-path.rules.ts';

/** Pages that one list may grow to. */
const MOST = 10;

/** Which pages a list shows: from `page` on, as many as `pages` says (spec section 4, loadMore). */
export interface PageSpan {
  readonly first: number;
  readonly count: number;
}

export function pageSpan(query: URLSearchParams): PageSpan {
  const text = query.get('pages') ?? '';
  return { first: pageNumber(query), count: /^[1-9]\d?$/.test(text) ? Math.min(Number(text), MOST) : 1 };
}

export const pagesOf = ({ first, count }: PageSpan): readonly number[] =>
  Array.from({ length: count }, (_, index) => first + index);

/** The first page with the posts of those after it; what cannot be had of these is left out. */
export function joinPages(pages: readonly Outcome<PostPage>[]): Outcome<PostPage> {
  const [first, ...more] = pages as [Outcome<PostPage>, ...Outcome<PostPage>[]];
  if (!first.ok) return first;
  const after = more.flatMap((page) => (page.ok ? page.data.posts : []));
  return success({ ...first.data, posts: [...first.data.posts, ...after] });
}

/** Query of a list that shows these pages in this order, as it stands in its address. */
export function spanQuery({ first, count }: PageSpan, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({
    ...more,
    ...(first > 1 ? { page: String(first) } : {}),
    ...(count > 1 ? { pages: String(count) } : {}),
  });
  return query.size > 0 ? `?${query}` : '';
}

/** The span with one page more; undefined where all posts after the first page are shown. */
export function longerSpan({ first, count }: PageSpan, pageCount: number): PageSpan | undefined {
  return first + count - 1 < pageCount && count < MOST ? { first, count: count + 1 } : undefined;
}
