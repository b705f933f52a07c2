import { expect, test } from '@jest/globals';
import { failure, success } from '@wisata/kernel/outcome';
import type { Post, PostPage } from '../api/blog.model.ts';
import { joinPages, longerSpan, pageSpan, pagesOf, spanQuery } from './post-pages.rules.ts';

const span = (query: string) => pageSpan(new URLSearchParams(query));
const post = (slug: string): Post => ({
  slug,
  title: slug,
  excerpt: '',
  picture: { path: '', alt: '', width: 4, height: 3 },
  createdAt: '2026-10-14T02:00:00.000Z',
  category: undefined,
  tags: [],
});
const page = (number: number, ...slugs: string[]): PostPage => ({
  posts: slugs.map(post),
  name: '',
  page: number,
  pageCount: 3,
  total: 5,
});

test.each([
  ['', [1]],
  ['page=2', [2]],
  ['pages=2', [1, 2]],
  ['page=2&pages=2', [2, 3]],
  ['pages=0', [1]],
  ['pages=all', [1]],
])('?%s shows pages %j', (query, numbers) => {
  expect(pagesOf(span(query))).toEqual(numbers);
});

test('an address cannot ask for more pages than a list may have', () => {
  expect(pagesOf(span('pages=99'))).toHaveLength(10);
});

test('the address of a list says no more than it has to, and is read back as it was', () => {
  expect(spanQuery({ first: 1, count: 1 })).toBe('');
  expect(spanQuery({ first: 1, count: 2 }, { sort: 'newest' })).toBe('?sort=newest&pages=2');
  expect(span(spanQuery({ first: 2, count: 3 }))).toEqual({ first: 2, count: 3 });
});

test('a list grows by a page until it shows the last one', () => {
  expect(longerSpan({ first: 1, count: 1 }, 3)).toEqual({ first: 1, count: 2 });
  expect(longerSpan({ first: 2, count: 2 }, 3)).toBeUndefined();
});

test('posts of the pages follow each other, and a page that fails takes no other along', () => {
  const down = failure('API_DOWN', 'Fetch blog list failed');
  const joined = joinPages([success(page(1, 'a', 'b')), down, success(page(3, 'e'))]);
  expect(joined.ok && joined.data.posts.map(({ slug }) => slug)).toEqual(['a', 'b', 'e']);
  expect(joined.ok && joined.data.page).toBe(1);
  expect(joinPages([down, success(page(2, 'c'))])).toBe(down);
});
