import type { ApiClient } from '@wisata/kernel/api';
import { pageCount, readObject } from '@wisata/kernel/envelope';
import { failure, success, type Outcome } from '@wisata/kernel/outcome';
import type { InferOutput } from 'valibot';
import { toMedia } from './content-adapter.ts';
import type { BlogSetting, Post, PostDetail, PostMeta, PostPage } from './blog.model.ts';
import * as schema from './blog.schema.ts';

/** Literals of spec section 8; a page that is not there keeps the server's own words. */
const FALLBACKS = {
  setting: 'Fetch blog setting failed',
  list: 'Fetch blog list failed',
  additional: 'Fetch blog additional failed',
  popular: 'Fetch blog popular failed',
  related: 'Fetch blog related failed',
  category: 'Fetch blog category failed',
  detail: 'Fetch blog detail failed',
  meta: 'Fetch blog meta failed',
} as const;

function finish<A, B>(answer: Outcome<A>, operation: keyof typeof FALLBACKS, change: (data: A) => B): Outcome<B> {
  if (answer.ok) return success(change(answer.data));
  const { code, message: _message, ...more } = answer.failure;
  return failure(code, FALLBACKS[operation], more);
}

function toPost(record: schema.PostRecord): Post {
  return {
    slug: record.slug,
    title: record.title,
    excerpt: record.excerpt,
    picture: toMedia(record.image, record.image_alt),
    createdAt: record.created_at,
    category: record.blog_category ?? undefined,
    tags: record.blog_tags.map(({ slug, tag_name: name }) => ({ slug, name })),
  };
}

function toPage({ data, meta, name }: InferOutput<typeof schema.POST_PAGE>): PostPage {
  const { current_page: page, per_page: size, total } = meta;
  return { posts: data.map(toPost), name, page, pageCount: pageCount(total, size), total };
}

export type PostOrder = 'oldest' | 'newest';
const SORTS: Readonly<Record<PostOrder, string>> = { oldest: 'ASC', newest: 'DESC' };

interface ListQuery {
  readonly page: number;
  readonly limit: number;
  readonly order: PostOrder;
}

export async function searchPosts(api: ApiClient, { page, limit, order }: ListQuery): Promise<Outcome<PostPage>> {
  const answer = await api.call({
    method: 'GET',
    path: '/api/v1/blog/get-list',
    query: { page, limit, order_by: 'created_at', sort: SORTS[order] },
    operation: 'blog list',
    read: readObject(schema.POST_PAGE),
  });
  return finish(answer, 'list', toPage);
}

/** Posts of a category or a tag, newest first. */
export async function searchPostsOf(api: ApiClient, slug: string, page: number): Promise<Outcome<PostPage>> {
  const answer = await api.call({
    method: 'GET',
    path: '/api/v1/blog/page-content/get-list',
    query: { slug, page, limit: 10 },
    operation: 'blog category',
    read: readObject(schema.POST_PAGE),
  });
  return finish(answer, 'category', toPage);
}

export async function searchPopularPosts(api: ApiClient, limit: number): Promise<Outcome<readonly Post[]>> {
  const answer = await api.call({
    method: 'GET',
    path: '/api/v1/blog/get-popular',
    query: { limit },
    operation: 'blog popular',
    read: readObject(schema.POST_PAGE),
  });
  return finish(answer, 'popular', ({ data }) => data.map(toPost));
}

/** Posts in the order in which editors want them seen. */
export async function searchFeaturedPosts(api: ApiClient, limit: number): Promise<Outcome<readonly Post[]>> {
  const answer = await api.call({
    method: 'GET',
    path: '/api/v1/blog/get-additional-content',
    query: { limit },
    operation: 'blog additional',
    read: readObject(schema.POST_PAGE),
  });
  return finish(answer, 'additional', ({ data }) => data.map(toPost));
}

export async function searchRelatedPosts(
  api: ApiClient,
  slug: string,
  limit: number,
): Promise<Outcome<readonly Post[]>> {
  const answer = await api.call({
    method: 'GET',
    path: '/api/v1/blog/get-related',
    query: { slug, limit },
    operation: 'blog related',
    read: readObject(schema.POST_PAGE),
  });
  return finish(answer, 'related', ({ data }) => data.map(toPost));
}

export async function getPost(api: ApiClient, slug: string): Promise<Outcome<PostDetail>> {
  const answer = await api.call({
    method: 'GET',
    path: `/api/v1/blog/detail/${encodeURIComponent(slug)}`,
    operation: 'blog detail',
    read: readObject(schema.POST_DETAIL),
  });
  return finish(answer, 'detail', (record) => ({ ...toPost(record), html: record.content }));
}

/** Words about a post for search engines and shared links. */
export async function getPostMeta(api: ApiClient, slug: string): Promise<Outcome<PostMeta>> {
  const answer = await api.call({
    method: 'GET',
    path: `/api/v1/blog/get-meta/${encodeURIComponent(slug)}`,
    operation: 'blog meta',
    read: readObject(schema.POST_META),
  });
  return finish(answer, 'meta', ({ title, description, image }) => ({
    title,
    description,
    picture: toMedia(image, ''),
  }));
}

export async function getBlogSetting(api: ApiClient): Promise<Outcome<BlogSetting>> {
  const answer = await api.call({
    method: 'GET',
    path: '/api/v1/blog/page-setting',
    operation: 'blog setting',
    read: readObject(schema.SETTING),
  });
  return finish(answer, 'setting', ({ limit_per_page: pageSize, ...setting }) => ({ pageSize, ...setting }));
}
