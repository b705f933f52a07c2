import { LOCALES } from '@wisata/kernel/locale';
import * as v from 'valibot';

const whole = (fallback: number, most: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,3}$/, `Must be a whole number from 1 to ${most}`),
      v.toNumber(),
      v.maxValue(most, `Must be a whole number from 1 to ${most}`),
    ),
    String(fallback),
  );

const slug = v.pipe(v.string(), v.trim(), v.maxLength(120, 'Must have at most 120 characters'));

/** Older clients write the direction in capitals. */
const direction = (fallback: 'asc' | 'desc') =>
  v.optional(v.pipe(v.string(), v.toLowerCase(), v.picklist(['asc', 'desc'], 'Must be ASC or DESC')), fallback);

const locale = v.optional(v.picklist(LOCALES));
export const BLOG_PAGE = 12;
export const BLOG_SIDE = 10;

/** The contract writes `created_at ASC`; the direction may also stand in `sort`. */
const order = v.optional(
  v.pipe(v.string(), v.trim(), v.regex(/^created_at( +(asc|desc))?$/i, 'Must be created_at, ASC or DESC')),
  'created_at',
);

export const listQuery = v.pipe(
  v.object({ page: whole(1, 1000), limit: whole(BLOG_PAGE, 50), order_by: order, sort: direction('asc'), locale }),
  v.transform(({ order_by: by, ...query }) => {
    const named = /(asc|desc)$/i.exec(by)?.[1]?.toLowerCase();
    return named ? { ...query, sort: named as 'asc' | 'desc' } : query;
  }),
);
export const sideQuery = v.object({ limit: whole(BLOG_SIDE, 50), locale });
export const relatedQuery = v.object({
  slug: v.pipe(slug, v.nonEmpty('Must not be empty')),
  limit: whole(BLOG_SIDE, 50),
  locale,
});
export const contentQuery = v.object({
  slug: v.pipe(slug, v.nonEmpty('Must not be empty')),
  limit: whole(BLOG_SIDE, 50),
  page: whole(1, 1000),
  sort: direction('desc'),
  locale,
});
export const slugParams = v.object({ slug });
export const localeQuery = v.object({ locale });

export const postAnswer = v.object({
  id: v.number(),
  slug: v.string(),
  title: v.string(),
  excerpt: v.string(),
  image: v.string(),
  image_alt: v.string(),
  created_at: v.string(),
  blog_category: v.object({ slug: v.string(), name: v.string() }),
  blog_tags: v.array(v.object({ slug: v.string(), tag_name: v.string() })),
});
const meta = v.object({
  current_page: v.number(),
  from: v.nullable(v.number()),
  to: v.nullable(v.number()),
  per_page: v.number(),
  total: v.number(),
});
export const postPageAnswer = v.object({ data: v.array(postAnswer), meta });
/** A category's or a tag's posts, with the name that its page shows. */
export const contentPageAnswer = v.object({ ...postPageAnswer.entries, name: v.string() });
export const postDetailAnswer = v.object({ ...postAnswer.entries, content: v.string() });
export const metaAnswer = v.object({ title: v.string(), description: v.string(), image: v.string() });
export const settingAnswer = v.object({
  limit_per_page: v.number(),
  title: v.string(),
  description: v.string(),
  categories: v.array(v.object({ slug: v.string(), name: v.string() })),
});
