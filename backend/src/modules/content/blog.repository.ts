import { sql } from 'kysely';
import type { Db } from '../../app/schema.ts';
import type { PostBody } from './tables.ts';
import type { Translated } from './translated.ts';

export interface Post {
  readonly id: number;
  readonly slug: string;
  readonly tags: readonly string[];
  readonly createdAt: Date;
  readonly body: PostBody;
  readonly category: string;
  readonly categoryName: Translated;
}

export interface PostFilter {
  readonly category?: string;
  readonly tag?: string;
  readonly exceptSlug?: string;
}

interface PostOrder {
  readonly by: 'created_at' | 'position';
  readonly sort: 'asc' | 'desc';
  readonly page: number;
  readonly limit: number;
}

function filtered(db: Db, { category, tag, exceptSlug }: PostFilter) {
  let query = db
    .selectFrom('blog_posts')
    .innerJoin('blog_categories', 'blog_categories.slug', 'blog_posts.category')
    .where('blog_posts.is_active', '=', true);
  if (category !== undefined) query = query.where('blog_posts.category', '=', category);
  if (tag !== undefined) query = query.where(sql<boolean>`blog_posts.tags @> array[${tag}]`);
  if (exceptSlug !== undefined) query = query.where('blog_posts.slug', '!=', exceptSlug);
  return query;
}

const COLUMNS = [
  'blog_posts.id',
  'blog_posts.slug',
  'blog_posts.tags',
  'blog_posts.created_at as createdAt',
  'blog_posts.body',
  'blog_posts.category',
  'blog_categories.name as categoryName',
] as const;

export async function searchPosts(db: Db, filter: PostFilter, { by, sort, page, limit }: PostOrder): Promise<Post[]> {
  return filtered(db, filter)
    .select(COLUMNS)
    .orderBy(`blog_posts.${by}`, sort)
    .orderBy('blog_posts.id', sort)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

export async function countPosts(db: Db, filter: PostFilter): Promise<number> {
  const { total } = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export function findPost(db: Db, slug: string): Promise<Post | undefined> {
  return filtered(db, {}).select(COLUMNS).where('blog_posts.slug', '=', slug).executeTakeFirst();
}

export function searchBlogCategories(db: Db): Promise<{ slug: string; name: Translated }[]> {
  return db.selectFrom('blog_categories').select(['slug', 'name']).orderBy('position').execute();
}
