import { BLOG_SETTING, POST_DETAIL, POST_META, POST_PAGE, POST_PAGE_OF } from '@wisata/kernel/contracts/blog';
import * as v from 'valibot';
import { startTestBackend } from '../../testing.ts';
import { documentOf } from '../../testing-html.ts';
import type { TestBackend } from '../../testing.ts';
import { bookingsModule } from '../bookings/index.ts';
import { hotelModule } from '../hotel/index.ts';
import { contentModule } from './index.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend({ modules: [bookingsModule, hotelModule, contentModule] });
});
afterAll(() => backend.close());

const read = (path: string, locale = 'en') =>
  backend.call('GET', `/api/v1/blog/${path}`, { headers: { 'accept-language': locale } });
interface Listed {
  readonly slug: string;
  readonly created_at: string;
}
const slugs = (body: { data: { data: Listed[] } }) => body.data.data.map(({ slug }) => slug);

test('the list is oldest first, twelve a page, and can be turned round', async () => {
  const { status, body } = await read('get-list');
  expect(status).toBe(200);
  expect(v.safeParse(POST_PAGE, body.data).issues).toBeUndefined();
  const days = body.data.data.map((post: Listed) => post.created_at);
  expect(days).toEqual([...days].sort());
  expect(body.data.meta).toMatchObject({ current_page: 1, from: 1, to: 12, per_page: 12, total: 24 });
  const all = slugs((await read('get-list?limit=50')).body);
  const newest = await read('get-list?limit=50&sort=DESC');
  expect(slugs(newest.body)).toEqual(all.reverse());
});

test('pages join without a gap or a repeat', async () => {
  const all = slugs((await read('get-list?limit=50')).body);
  const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => read(`get-list?limit=5&page=${page}`)));
  expect(pages.flatMap(({ body }) => slugs(body))).toEqual(all);
  const beyond = await read('get-list?page=99');
  expect(beyond.body.data.meta).toMatchObject({ from: null, to: null });
});

test('the direction may stand where the contract writes it', async () => {
  const days = async (query: string) => {
    const { status, body } = await read(`get-list?limit=3&${query}`);
    expect(status).toBe(200);
    return body.data.data.map(({ created_at: at }: { created_at: string }) => at);
  };
  expect(await days('order_by=created_at%20ASC')).toEqual(await days('order_by=created_at&sort=ASC'));
  expect(await days('order_by=created_at+DESC')).toEqual(await days('sort=desc'));
});

test.each(['limit=0', 'limit=51', 'page=-1', 'sort=up', 'order_by=title'])('refuses %s', async (query) => {
  expect((await read(`get-list?${query}`)).status).toBe(400);
});

test('a post has its text, tags, category and meta in both languages', async () => {
  const [en, id] = await Promise.all([read('detail/borobudur-at-five'), read('detail/borobudur-at-five', 'id')]);
  expect(v.safeParse(POST_DETAIL, en.body.data).issues).toBeUndefined();
  expect(en.body.data.blog_tags.map((tag: { tag_name: string }) => tag.tag_name)).toContain('Yogyakarta');
  expect(documentOf(en.body.data.content).querySelector('h2 + p, h2 + ul')).not.toBeNull();
  expect(id.body.data.title).toBe('Borobudur pukul lima pagi');
  const meta = await read('get-meta/borobudur-at-five');
  expect(v.safeParse(POST_META, meta.body.data).issues).toBeUndefined();
  expect(meta.body.data.title).toBe(en.body.data.title);
});

test('every post is worth reading in both languages, and no two of them look alike', async () => {
  const { body } = await read('get-list?limit=50');
  for (const slug of slugs(body)) {
    const [en, id] = await Promise.all([read(`detail/${slug}`), read(`detail/${slug}`, 'id')]);
    for (const text of [en.body.data.content, id.body.data.content]) {
      expect([slug, text.split(/\s+/).length > 60]).toEqual([slug, true]);
    }
    expect([slug, id.body.data.title !== en.body.data.title]).toEqual([slug, true]);
    // Links of a text stay in its language.
    const foreign = documentOf(id.body.data.content).querySelectorAll('a[href^="/"]:not([href^="/id/"])');
    expect([slug, foreign.length]).toEqual([slug, 0]);
  }
  expect(new Set(body.data.data.map(({ image }: { image: string }) => image)).size).toBe(24);
});

test('an unknown post is not found, whoever asks about it', async () => {
  for (const path of [
    'detail/nothing',
    'get-meta/nothing',
    'get-related?slug=nothing',
    'page-content/get-list?slug=nothing',
  ]) {
    const { status, body } = await read(path);
    expect([path, status, body.message]).toEqual([path, 404, 'Article not found']);
  }
});

test('related posts are of the same category and never the post itself', async () => {
  const { body } = await read('get-related?slug=bromo-from-malang');
  expect(slugs(body)).not.toContain('bromo-from-malang');
  for (const post of body.data.data) expect(post.blog_category.slug).toBe('routes');
  expect(body.data.data.length).toBeGreaterThan(0);
});

test('a category and a tag have pages of their own, newest first', async () => {
  const category = await read('page-content/get-list?slug=routes');
  expect(v.safeParse(POST_PAGE_OF, category.body.data).issues).toBeUndefined();
  expect(category.body.data.name).toBe('Routes');
  const days = category.body.data.data.map((post: Listed) => post.created_at);
  expect(days).toEqual([...days].sort().reverse());
  const tag = await read('page-content/get-list?slug=labuan-bajo');
  expect(slugs(tag.body)).toEqual(['four-days-from-labuan-bajo']);
  expect(tag.body.data.name).toBe('Labuan Bajo');
});

test('settings, popular and additional answer as declared', async () => {
  const setting = await read('page-setting');
  expect(v.safeParse(BLOG_SETTING, setting.body.data).issues).toBeUndefined();
  expect(setting.body.data.limit_per_page).toBe(12);
  for (const path of ['get-popular', 'get-additional-content']) {
    const { body } = await read(`${path}?limit=3`);
    expect(v.safeParse(POST_PAGE, body.data).issues).toBeUndefined();
    expect(body.data.data).toHaveLength(3);
  }
});
