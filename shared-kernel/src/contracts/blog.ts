import * as v from 'valibot';
import { CLEAN_HTML } from './clean-html.ts';

/** A post of the blog, as lists have it. */
export const POST = v.object({
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
/** One page of posts; the page facts are in `meta` (spec section 7, Blog). */
export const POST_PAGE = v.object({ data: v.array(POST), meta });
/** A category's or a tag's posts, with the name that its page shows. */
export const POST_PAGE_OF = v.object({ ...POST_PAGE.entries, name: v.string() });
/** A post with its text as HTML. */
export const POST_DETAIL = v.object({ ...POST.entries, content: CLEAN_HTML });
/** Words about a post for search engines and shared links. */
export const POST_META = v.object({ title: v.string(), description: v.string(), image: v.string() });
/** What the pages of the blog say and how many posts they show. */
export const BLOG_SETTING = v.object({
  limit_per_page: v.number(),
  title: v.string(),
  description: v.string(),
  categories: v.array(v.object({ slug: v.string(), name: v.string() })),
});
/** A post as it is answered. */
export type PostAnswer = v.InferOutput<typeof POST>;
/** A page of posts as it is answered. */
export type PostPageAnswer = v.InferOutput<typeof POST_PAGE_OF>;
