import type { Category } from '../api/content.model.ts';

const SECTIONS: ReadonlySet<string> = new Set(['product', 'promotion', 'enquiry']);

/** Where a category leads (spec section 2): its list on the top level, its own page below it. */
export function categoryPath({ pageType, slug }: Pick<Category, 'pageType' | 'slug'>, level: 'top' | 'sub'): string {
  const part = encodeURIComponent(slug);
  if (!SECTIONS.has(pageType)) return `/category/page/${part}`;
  return level === 'top' ? `/${pageType}?page=${part}` : `/${pageType}/${part}`;
}

/** `page` is a slug on /product, /promotion and /enquiry unless it is a number. */
export function slugInPage(query: Pick<URLSearchParams, 'get'>): string | undefined {
  const page = query.get('page')?.trim() ?? '';
  return page && !/^\d+$/.test(page) ? page : undefined;
}

/** A page number from an address; the first page for anything else. */
export function pageNumber(query: URLSearchParams): number {
  const text = query.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}
