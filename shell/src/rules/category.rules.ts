/** A product category and its sub-categories (spec section 3, Category). */
export interface Category {
  readonly name: string;
  readonly path: string;
  readonly children: readonly Category[];
}

/** A category as the API names it. */
export interface CategoryRecord {
  readonly categoryId?: string | number | null | undefined;
  readonly categoryName: string;
  readonly pageType: string;
  readonly slug: string;
}

const idOf = ({ categoryId }: CategoryRecord) => String(categoryId ?? '');

const SECTIONS: Readonly<Record<string, string>> = {
  product: '/product',
  enquiry: '/enquiry',
  promotion: '/promotion',
};

/**
 * Where a category leads (spec section 2): `/product?page={slug}` on the top level, `/product/{slug}` below it, likewise
 * for enquiry and promotion. Without a slug the second variant, `/product/{id}-{name}`; any other page type is a category page.
 */
export function categoryPath(category: CategoryRecord, level: 'top' | 'sub'): string {
  const section = SECTIONS[category.pageType.trim().toLowerCase()];
  if (!section) return `/category/page/${encodeURIComponent(category.slug || idOf(category))}`;
  if (category.slug) {
    const slug = encodeURIComponent(category.slug);
    return level === 'top' ? `${section}?page=${slug}` : `${section}/${slug}`;
  }
  const name = category.categoryName.trim().toLowerCase().replace(/\s+/g, '-');
  return `${section}/${encodeURIComponent(`${idOf(category)}-${name}`)}`;
}
