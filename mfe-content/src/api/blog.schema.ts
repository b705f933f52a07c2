import * as v from 'valibot';

export const POST = v.object({
  slug: v.string(),
  title: v.string(),
  excerpt: v.optional(v.string(), ''),
  image: v.string(),
  image_alt: v.optional(v.string(), ''),
  created_at: v.string(),
  blog_category: v.nullish(v.object({ slug: v.string(), name: v.string() })),
  blog_tags: v.optional(v.array(v.object({ slug: v.string(), tag_name: v.string() })), []),
});
export type PostRecord = v.InferOutput<typeof POST>;
export const POST_DETAIL = v.object({ ...POST.entries, content: v.string() });

const META = v.object({ current_page: v.number(), per_page: v.number(), total: v.number() });
export const POST_PAGE = v.object({ data: v.array(POST), meta: META, name: v.optional(v.string(), '') });

export const SETTING = v.object({
  limit_per_page: v.optional(v.number(), 12),
  title: v.optional(v.string(), ''),
  description: v.optional(v.string(), ''),
  categories: v.optional(v.array(v.object({ slug: v.string(), name: v.string() })), []),
});
