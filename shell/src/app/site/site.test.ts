import { expect, test } from '@jest/globals';
import { createTestApp, refusal } from '@wisata/runtime/testing';
import { STATIC_MENUS } from '../../rules/menu.rules.ts';
import { createSite } from './site.ts';

const MENU = { name: 'About', link: '/menu/page/about', isLocal: 1, isActive: 1, noTranslate: '1' };
const NOTICE = {
  notice: '<b>News</b>',
  expired_at: '2026-12-31',
  is_active: 1,
  bg_color: '#14532d',
};
const ANSWERS = {
  'GET /api/v1/top/get-menu': () => [MENU],
  'GET /api/v1/top/get-category': () => [
    {
      categoryId: 3,
      categoryName: 'Passes',
      pageType: 'Product',
      slug: 'passes',
      subCategory: [{ categoryId: 4, categoryName: 'Bali', slug: 'bali' }],
    },
  ],
  'GET /api/v1/top/frontend-notice': () => NOTICE,
};
const never = () => new Promise<void>(() => undefined);

test('menus, categories and the notice arrive', async () => {
  const { app } = createTestApp({ handlers: ANSWERS });
  const site = await createSite(app, { pause: never }).read();
  expect(site.isComplete).toBe(true);
  expect(site.menus).toEqual([
    expect.objectContaining({ name: 'About', isLocal: true, isNeedAuth: false, noTranslate: true }),
  ]);
  expect(site.categories).toEqual([
    { name: 'Passes', path: '/product?page=passes', children: [{ name: 'Bali', path: '/product/bali', children: [] }] },
  ]);
  expect(site.notice).toMatchObject({ html: '<b>News</b>', ground: '#14532d' });
});

test('what the document brought is taken as it is, and nothing is asked for', async () => {
  const { app, requests } = createTestApp({ handlers: ANSWERS });
  const rendered = { menus: STATIC_MENUS, categories: [], isComplete: true };
  const site = createSite(app, { rendered, pause: never });
  expect([await site.read(), site.isComplete()]).toEqual([rendered, true]);
  expect(requests).toEqual([]);
});

test('a menu that cannot be fetched is the static one, and that is told', async () => {
  const { app, tracked, requests } = createTestApp({
    handlers: { ...ANSWERS, 'GET /api/v1/top/get-menu': () => refusal(400, 'No') },
  });
  const site = await createSite(app, { pause: never }).read();
  expect(site.menus).toEqual(STATIC_MENUS);
  expect(site.isComplete).toBe(false);
  expect(tracked).toContainEqual({ event: 'site-data-failed', properties: { message: 'Failed fetch menus' } });
  const asked = requests.filter(({ target }) => target === 'GET /api/v1/top/get-menu');
  expect(asked).toHaveLength(1);
});

test('categories that were refused are told apart from a site that does not answer at all', async () => {
  const refused = { 'GET /api/v1/top/get-category': () => refusal(400, 'No') };
  const { app } = createTestApp({ handlers: { ...ANSWERS, ...refused } });
  expect(await createSite(app, { pause: never }).read()).toMatchObject({ hasNoCategories: true, isComplete: false });
  const { app: silent } = createTestApp({
    handlers: { ...ANSWERS, ...refused, 'GET /api/v1/top/get-menu': () => refusal(400, 'No') },
  });
  expect(await createSite(silent, { pause: never }).read()).not.toHaveProperty('hasNoCategories');
});

test('a page never waits for late menus and finds them the next time', async () => {
  let answer: (menus: unknown) => void = () => undefined;
  const late = new Promise((resolve) => (answer = resolve));
  const { app } = createTestApp({ handlers: { ...ANSWERS, 'GET /api/v1/top/get-menu': () => late } });
  let over: () => void = () => undefined;
  const site = createSite(app, { pause: () => new Promise((resolve) => (over = resolve)) });
  const first = site.read();
  over();
  expect((await first).menus).toEqual(STATIC_MENUS);
  answer([MENU]);
  const second = await site.read();
  expect(second.menus).toHaveLength(1);
});

test('a notice ends at 23:59:59 of its day in Jakarta', async () => {
  const noticeAt = async (now: string) => {
    const { app } = createTestApp({ handlers: ANSWERS, nowMs: Date.parse(now) });
    const { notice, isComplete } = await createSite(app, { pause: never }).read();
    expect(isComplete).toBe(true);
    return notice?.html;
  };
  expect(await noticeAt('2026-12-31T23:59:58+07:00')).toBe('<b>News</b>');
  expect(await noticeAt('2026-12-31T23:59:59+07:00')).toBeUndefined();
});
