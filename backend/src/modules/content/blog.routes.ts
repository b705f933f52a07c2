import { BLOG_SETTING, POST_DETAIL, POST_META, POST_PAGE, POST_PAGE_OF } from '@wisata/kernel/contracts/blog';
import {
  BLOG_PAGE,
  POSTS_OF_QUERY,
  POSTS_QUERY,
  POST_PARAMS,
  RELATED_POSTS_QUERY,
  SIDE_POSTS_QUERY,
} from '@wisata/kernel/contracts/blog-requests';
import { LOCALE_QUERY } from '@wisata/kernel/contracts/request-fields';
import type { Locale } from '@wisata/kernel/locale';
import { notFound } from '../../app/envelope.ts';
import type { Db } from '../../app/schema.ts';
import { lookupRoute, recordRoute } from '../../app/public-route.ts';
import * as repository from './blog.repository.ts';
import type { Post, PostFilter } from './blog.repository.ts';
import { cleanText } from './clean-html.ts';
import { localize } from './translated.ts';

function toPost({ id, slug, tags, createdAt, body, category, categoryName }: Post, locale: Locale) {
  const { title, excerpt, image, tagNames } = localize(body, locale);
  return {
    id,
    slug,
    title,
    excerpt,
    image: image.uri,
    image_alt: image.alt,
    created_at: createdAt.toISOString(),
    blog_category: { slug: category, name: categoryName[locale] },
    blog_tags: tags.map((tag, index) => ({ slug: tag, tag_name: tagNames[index] ?? tag })),
  };
}

type Order = Parameters<typeof repository.searchPosts>[2];

async function postPage(db: Db, filter: PostFilter, order: Order, locale: Locale) {
  const [posts, total] = await Promise.all([
    repository.searchPosts(db, filter, order),
    repository.countPosts(db, filter),
  ]);
  const start = (order.page - 1) * order.limit;
  return {
    data: posts.map((post) => toPost(post, locale)),
    meta: {
      current_page: order.page,
      from: posts.length > 0 ? start + 1 : null,
      to: posts.length > 0 ? start + posts.length : null,
      per_page: order.limit,
      total,
    },
  };
}

async function getPost(db: Db, slug: string): Promise<Post> {
  const post = await repository.findPost(db, slug);
  if (!post) throw notFound('Article not found', 'BLOG_POST_NOT_FOUND');
  return post;
}

const WORDS = {
  title: { en: 'Trip ideas', id: 'Ide perjalanan' },
  description: {
    en: 'Routes, towns and practical things, from people who travel Indonesia for a living.',
    id: 'Rute, kota, dan hal-hal praktis dari orang-orang yang pekerjaannya berkeliling Indonesia.',
  },
};

const settingRoute = lookupRoute({
  path: '/api/v1/blog/page-setting',
  summary: 'Settings of the blog pages',
  query: LOCALE_QUERY,
  response: BLOG_SETTING,
  async answer(_query, locale, { db }) {
    const categories = await repository.searchBlogCategories(db);
    return { limit_per_page: BLOG_PAGE, ...localize(WORDS, locale), categories: localize(categories, locale) };
  },
});

const listRoute = lookupRoute({
  path: '/api/v1/blog/get-list',
  summary: 'Posts by date',
  query: POSTS_QUERY,
  response: POST_PAGE,
  answer: (query, locale, { db }) => postPage(db, {}, { ...query, by: 'created_at' }, locale),
});

/** The first posts in an order of their own. */
const sideRoute = (path: `/api/${string}`, summary: string, order: Pick<Order, 'by' | 'sort'>) =>
  lookupRoute({
    path,
    summary,
    query: SIDE_POSTS_QUERY,
    response: POST_PAGE,
    isSameForAll: true,
    answer: (query, locale, { db }) => postPage(db, {}, { ...order, page: 1, limit: query.limit }, locale),
  });

const additionalRoute = sideRoute(
  '/api/v1/blog/get-additional-content',
  'Posts that editors want to be seen, in their order',
  { by: 'position', sort: 'asc' },
);

const popularRoute = sideRoute('/api/v1/blog/get-popular', 'The newest posts', { by: 'created_at', sort: 'desc' });

const relatedRoute = lookupRoute({
  path: '/api/v1/blog/get-related',
  summary: 'Other posts of the same category',
  query: RELATED_POSTS_QUERY,
  response: POST_PAGE,
  async answer(query, locale, { db }) {
    const { category } = await getPost(db, query.slug);
    const order: Order = { by: 'position', sort: 'asc', page: 1, limit: query.limit };
    return postPage(db, { category, exceptSlug: query.slug }, order, locale);
  },
});

const contentListRoute = lookupRoute({
  path: '/api/v1/blog/page-content/get-list',
  summary: 'Posts of a category or a tag, newest first',
  query: POSTS_OF_QUERY,
  response: POST_PAGE_OF,
  async answer(query, locale, { db }) {
    const order: Order = { by: 'created_at', sort: query.sort, page: query.page, limit: query.limit };
    const categories = await repository.searchBlogCategories(db);
    const category = categories.find(({ slug }) => slug === query.slug);
    if (category)
      return { name: category.name[locale], ...(await postPage(db, { category: query.slug }, order, locale)) };
    const page = await postPage(db, { tag: query.slug }, order, locale);
    const name = page.data.flatMap((post) => post.blog_tags).find(({ slug }) => slug === query.slug)?.tag_name;
    if (page.meta.total === 0) throw notFound('Article not found', 'BLOG_CATEGORY_NOT_FOUND');
    return { name: name ?? query.slug, ...page };
  },
});

const detailRoute = recordRoute({
  path: '/api/v1/blog/detail/:slug',
  summary: 'One post with its text as HTML',
  params: POST_PARAMS,
  response: POST_DETAIL,
  async answer({ slug }, locale, { db }) {
    const post = await getPost(db, slug);
    return { ...toPost(post, locale), content: cleanText(post.body.content[locale]) };
  },
});

const metaRoute = recordRoute({
  path: '/api/v1/blog/get-meta/:slug',
  summary: 'Words about a post for search engines and shared links',
  params: POST_PARAMS,
  response: POST_META,
  async answer({ slug }, locale, { db }) {
    const { title, excerpt, image } = localize((await getPost(db, slug)).body, locale);
    return { title, description: excerpt, image: image.uri };
  },
});

/** Spec section 7, Blog. */
export const blogRoutes = [
  settingRoute,
  listRoute,
  additionalRoute,
  popularRoute,
  relatedRoute,
  contentListRoute,
  detailRoute,
  metaRoute,
];
