import * as v from 'valibot';
import { LOCALE_QUERY } from './request-fields.ts';

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

const { locale } = LOCALE_QUERY.entries;
/** How many posts a page of the blog has. */
export const BLOG_PAGE = 12;
/** How many posts a list beside one has. */
const BLOG_SIDE = 10;

/** The contract writes `created_at ASC`; the direction may also stand in `sort`. */
const order = v.optional(
  v.pipe(v.string(), v.trim(), v.regex(/^created_at( +(asc|desc))?$/i, 'Must be created_at, ASC or DESC')),
  'created_at',
);

/** Query of `GET blog/get-list`. */
export const POSTS_QUERY = v.pipe(
  v.object({ page: whole(1, 1000), limit: whole(BLOG_PAGE, 50), order_by: order, sort: direction('asc'), locale }),
  v.transform(({ order_by: by, ...query }) => {
    const named = /(asc|desc)$/i.exec(by)?.[1]?.toLowerCase();
    return named ? { ...query, sort: named as 'asc' | 'desc' } : query;
  }),
);
/** Query of `GET blog/get-popular` and `blog/get-additional-content`. */
export const SIDE_POSTS_QUERY = v.object({ limit: whole(BLOG_SIDE, 50), locale });
/** Query of `GET blog/get-related`. */
export const RELATED_POSTS_QUERY = v.object({
  slug: v.pipe(slug, v.nonEmpty('Must not be empty')),
  limit: whole(BLOG_SIDE, 50),
  locale,
});
/** Query of `GET blog/page-content/get-list`; the slug is of a category or a tag. */
export const POSTS_OF_QUERY = v.object({
  slug: v.pipe(slug, v.nonEmpty('Must not be empty')),
  limit: whole(BLOG_SIDE, 50),
  page: whole(1, 1000),
  sort: direction('desc'),
  locale,
});
/** The post that a path names. */
export const POST_PARAMS = v.object({ slug });
