import { CATEGORY } from '@wisata/kernel/contracts/content-category';
import { CATEGORY_PRODUCTS, SLIDER, SLIDER_PRODUCTS } from '@wisata/kernel/contracts/content-listings';
import { MENU } from '@wisata/kernel/contracts/content-menu';
import type { MenuAnswer } from '@wisata/kernel/contracts/content-menu';
import { NOTICE } from '@wisata/kernel/contracts/content-notice';
import { POPULAR_PRODUCTS, PRODUCT_DETAIL } from '@wisata/kernel/contracts/content-product';
import type { StayProductAnswer } from '@wisata/kernel/contracts/content-product';
import { BANNER, FAQ, PARTNERS } from '@wisata/kernel/contracts/content-texts';
import * as v from 'valibot';
import { startTestBackend } from '../../testing.ts';
import type { TestBackend } from '../../testing.ts';
import { categoryProductModule } from '../category-product/index.ts';
import { auditModule } from '../audit/index.ts';
import { bookingsModule } from '../bookings/index.ts';
import { hotelModule } from '../hotel/index.ts';
import { contentModule } from './index.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend({
    modules: [bookingsModule, hotelModule, categoryProductModule, auditModule, contentModule],
  });
});
afterAll(() => backend.close());

const top = (name: string) => `/api/v1/top/${name}`;
const read = (name: string, locale = 'en') =>
  backend.call('GET', top(name), { headers: { 'accept-language': locale } });
const post = (name: string, json: unknown, as = 'basic') => backend.call('POST', top(name), { json, as });

describe('what every page reads', () => {
  test.each([
    ['get-menu', v.array(MENU), 9],
    ['get-category', v.array(CATEGORY), 8],
    ['get-sliders', v.array(SLIDER), 4],
    ['frontend-faq', v.array(FAQ), 41],
    ['frontend-banner', v.array(BANNER), 1],
    ['frontend-notice', v.array(NOTICE), 1],
  ])('%s answers as declared', async (name, answer, count) => {
    const { status, body } = await read(name);
    expect(status).toBe(200);
    expect(v.safeParse(answer, body.data).issues).toBeUndefined();
    expect(body.data).toHaveLength(count);
  });

  test('partners answers as declared', async () => {
    const { body } = await read('frontend-partners');
    expect(v.safeParse(PARTNERS, body.data).issues).toBeUndefined();
    expect(body.data.items.length).toBeGreaterThan(3);
    const drawn = body.data.items.filter(({ image }: { image: string }) => image.startsWith('data:image/svg+xml,'));
    expect(drawn).toHaveLength(4);
  });

  test('the language follows the browser, and no text is missing in either', async () => {
    for (const name of ['get-menu', 'get-category', 'get-sliders', 'frontend-faq', 'frontend-notice']) {
      const [en, id] = [(await read(name, 'en-US')).body.data, (await read(name, 'id-ID,id;q=0.9')).body.data];
      expect(JSON.stringify(en)).not.toEqual(JSON.stringify(id));
    }
    const chosen = await backend.call('GET', `${top('get-sliders')}?locale=id`);
    expect(chosen.body.data[0].displayName).toBe('Bali, pantai demi pantai');
  });

  test('every entry of the top menu has a picture, and the dashboard is for those who are signed in', async () => {
    const menus: MenuAnswer[] = (await read('get-menu')).body.data;
    expect(menus.filter(({ icon }) => !icon.startsWith('data:image/svg+xml,'))).toEqual([]);
    const dashboard = menus.find(({ name }) => name === 'Dashboard');
    expect(dashboard).toMatchObject({ isNeedAuth: true });
    expect(dashboard?.children).toMatchObject([
      { link: '/dashboard/order', isNeedAuth: true },
      { link: '/dashboard/member', isNeedAuth: true },
    ]);
  });

  test('the menu names every entry of the contract', async () => {
    const menus: MenuAnswer[] = (await read('get-menu')).body.data;
    const names = menus.flatMap(({ name, children }) => [name, ...children.map((child) => child.name)]);
    const company = ['About', 'Clients', 'Career', 'Blog', 'Supplier sign-up', 'Partnerships', 'Sitemap'];
    const groups = ['Group Enquiry', 'Corporate Team Building', 'Educational Tours'];
    const rules = ['Product Services', 'Help Center', 'Terms', 'Privacy', 'Contact'];
    const offers = ['Offers', 'City Passes', 'Promotions'];
    expect(names).toEqual(expect.arrayContaining([...company, ...groups, ...rules, ...offers]));
  });

  test('is closed to those without the site’s credentials', async () => {
    for (const name of ['get-menu', 'get-category', 'get-sliders', 'get-popular-product', 'get-page/about']) {
      expect((await backend.call('GET', top(name), { as: 'none' })).status).toBe(401);
    }
  });

  test('the notice ends on a day that is still to come', async () => {
    const { body } = await read('frontend-notice');
    expect(body.data[0].expired_at).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(body.data[0].expiredAt).toBe(body.data[0].expired_at);
  });
});

describe('links of menus and texts', () => {
  test('lead to pages, posts, promotions and products that exist', async () => {
    const sources = [
      'get-menu',
      'frontend-faq',
      'frontend-notice',
      'get-page/about',
      'get-page/terms',
      'get-page/career',
      'get-page/clients',
      'get-page/city-passes',
    ];
    const texts = await Promise.all(sources.map(async (name) => JSON.stringify((await read(name)).body.data)));
    const posts = await backend.call('GET', '/api/v1/blog/get-list?limit=50');
    for (const { slug } of posts.body.data.data) {
      texts.push(JSON.stringify((await backend.call('GET', `/api/v1/blog/detail/${slug}`)).body.data));
    }
    const links = new Set(texts.join('').match(/(?<=")\/[a-z][^"\\]*/g));
    const known = [
      '/popular',
      '/tour/list',
      '/venue/list',
      '/promotion',
      '/promotion/checkout',
      '/help',
      '/help#contact',
      '/order',
      '/cart',
      '/blog',
      '/forgot-password',
    ];
    known.push('/dashboard/order', '/dashboard/member');
    const targets: [RegExp, (slug: string) => Promise<{ status: number }>][] = [
      [/^\/menu\/page\/(.+)$/, (slug) => read(`get-page/${slug}`)],
      [/^\/blog\/(.+)$/, (slug) => backend.call('GET', `/api/v1/blog/detail/${slug}`)],
      [/^\/enquiry\/(.+)$/, (CategoryId) => post('get-category-product', { CategoryId })],
      [/^\/promotion\/(.+)$/, (SlideId) => post('get-sliders-product', { SlideId })],
      [/^\/(?:product\?page=|category\/page\/)(.+)$/, (CategoryId) => post('get-category-product', { CategoryId })],
    ];
    for (const link of links) {
      if (known.includes(link) || /^\/[a-z]+\/list(\?city=|$)/.test(link) || link.startsWith('/media/')) continue;
      const target = targets.find(([pattern]) => pattern.test(link));
      expect([link, Boolean(target)]).toEqual([link, true]);
      const { status } = await target![1](target![0].exec(link)![1]!);
      expect([link, status]).toEqual([link, 200]);
    }
    expect(links.size).toBeGreaterThan(15);
  });
});

describe('products', () => {
  test('popular stays have rooms for two tomorrow night, taxes in, from different cities', async () => {
    const { status, body } = await backend.call('GET', `${top('get-popular-product')}?limit=4`);
    expect(status).toBe(200);
    expect(v.safeParse(POPULAR_PRODUCTS, body.data).issues).toBeUndefined();
    const stays: StayProductAnswer[] = body.data.data;
    expect(stays).toHaveLength(4);
    expect(body.data.total).toBeGreaterThan(4);
    expect(new Set(stays.map(({ cityKey }) => cityKey)).size).toBe(4);
    for (const stay of stays) {
      expect(stay).toMatchObject({ checkInDate: '2026-11-21', checkOutDate: '2026-11-22', countGuest: 2 });
      expect(stay.totalPrice).toBeGreaterThan(0);
    }
  });

  test('the price of a popular stay is the price of its search', async () => {
    const { body } = await backend.call('GET', `${top('get-popular-product')}?limit=1`);
    const [stay] = body.data.data;
    const found = await backend.call('POST', '/api/v1/hotel/availability', {
      json: {
        destinationKey: stay.cityKey,
        hotelKey: stay.hotelKey,
        checkInDate: stay.checkInDate,
        checkOutDate: stay.checkOutDate,
        countGuest: 2,
      },
    });
    expect(found.body.data.data.hotels[0].lowestRoomPrice).toBe(stay.totalPrice);
  });

  test('a price is asked for again after a minute and after midnight', async () => {
    const first = await backend.call('GET', `${top('get-popular-product')}?limit=1`);
    backend.clock.set('2026-11-20T16:59:50Z');
    await backend.call('GET', `${top('get-popular-product')}?limit=1`);
    backend.clock.set('2026-11-20T17:00:10Z');
    const next = await backend.call('GET', `${top('get-popular-product')}?limit=1`);
    backend.clock.set('2026-11-20T03:00:00Z');
    expect(first.body.data.data[0].checkInDate).toBe('2026-11-21');
    expect(next.body.data.data[0].checkInDate).toBe('2026-11-22');
  });

  test.each([
    ['0', 1],
    ['25', 24],
    ['4000', 24],
  ])('a limit of %s is taken as far as it goes', async (limit, most) => {
    const { status, body } = await backend.call('GET', `${top('get-popular-product')}?limit=${limit}`);
    expect(status).toBe(200);
    expect(body.data.data.length).toBeGreaterThan(0);
    expect(body.data.data.length).toBeLessThanOrEqual(most);
  });

  test('a limit that is no number is refused', async () => {
    const { status, body } = await backend.call('GET', `${top('get-popular-product')}?limit=many`);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['limit']]);
  });

  test('categories are found by number, slug and the form with both', async () => {
    for (const CategoryId of [1, '1', 'seaside-stays', '1-by-the-sea']) {
      const { status, body } = await post('get-category-product', { CategoryId });
      expect(status).toBe(200);
      expect(v.safeParse(CATEGORY_PRODUCTS, body.data).issues).toBeUndefined();
      expect([body.data.slug, body.data.products.length]).toEqual(['seaside-stays', 8]);
    }
    expect((await post('get-category-product', { CategoryId: 'nowhere' })).status).toBe(404);
    expect((await post('get-category-product', {})).status).toBe(400);
    expect((await post('get-category-product', { CategoryId: 1 }, 'none')).status).toBe(401);
  });

  test('a category unfolds into its products, sub-categories or promotions', async () => {
    const { body } = await read('get-category');
    const [seaside, , , activities, extras, destinations, promotions] = body.data;
    expect([activities.subCategory.length, extras.subCategory.length]).toEqual([12, 8]);
    const product = await post('get-product', { CategoryProductId: seaside.subCategory[0].slug });
    expect(product.body.data.title).toBe(seaside.subCategory[0].categoryName);
    expect(destinations.subCategory.map((sub: { slug: string }) => sub.slug)).toContain('bali');
    expect(promotions.subCategory).toHaveLength(4);
  });

  test('a product is found by number and slug, with pictures and its categories', async () => {
    const listed = await post('get-category-product', { CategoryId: 2 });
    const { categoryProductId, slug } = listed.body.data.products[0];
    for (const CategoryProductId of [categoryProductId, slug]) {
      const { status, body } = await post('get-product', { CategoryProductId });
      expect(status).toBe(200);
      expect(v.safeParse(PRODUCT_DETAIL, body.data).issues).toBeUndefined();
      expect(body.data.imageGallery.length).toBeGreaterThan(2);
      expect(body.data.categories.map((category: { slug: string }) => category.slug)).toContain('cool-hills');
      expect(body.data.meta.description.length).toBeLessThanOrEqual(160);
    }
    expect((await post('get-product', { CategoryProductId: 'nothing' })).status).toBe(404);
    expect((await post('get-product', { CategoryProductId: '' })).status).toBe(400);
  });

  test.each([
    ['surf-class-kuta', 'activities', 'First waves: surf class in Kuta', 325_000],
    ['sim-card-indonesia', 'ancillary', 'SIM card for Indonesia, ready at the airport', null],
  ])('%s has a page with what can be bought of it', async (CategoryProductId, type, title, priceChild) => {
    const { body } = await post('get-product', { CategoryProductId });
    expect(v.safeParse(PRODUCT_DETAIL, body.data).issues).toBeUndefined();
    expect(body.data).toMatchObject({
      title,
      reservationType: type,
      reservation_type: type,
      sale: { options: [{ priceChild }, {}] },
    });
    expect(body.data.inclusions.split('\n').length).toBeGreaterThan(2);
    expect(body.data.price).toBe(
      Math.min(...body.data.sale.options.map((each: { priceAdult: number }) => each.priceAdult)),
    );
  });

  test('only an editor takes a product out of a promotion, and a new start does not bring it back', async () => {
    const before = await post('get-sliders-product', { SlideId: 1 });
    expect(v.safeParse(SLIDER_PRODUCTS, before.body.data).issues).toBeUndefined();
    const [first] = before.body.data.products;
    const json = { SlideId: 1, CategoryProductId: first.categoryProductId };
    expect((await post('remove-product-sliders', json)).status).toBe(401);
    expect((await post('remove-product-sliders', json, 'member')).status).toBe(403);
    expect((await post('remove-product-sliders', json, 'support')).status).toBe(403);
    expect((await post('remove-product-sliders', {}, 'content')).status).toBe(400);
    expect((await post('remove-product-sliders', json, 'content')).status).toBe(200);
    expect((await post('remove-product-sliders', json, 'admin')).status).toBe(404);
    await contentModule.seed?.(backend.context);
    const after = await post('get-sliders-product', { SlideId: 1 });
    expect(after.body.data.products).toHaveLength(before.body.data.products.length - 1);
    expect((await post('get-sliders-product', { SlideId: 99 })).status).toBe(404);
  });

  test('a product that was taken out of a promotion is put back where it stood, once', async () => {
    const listed = async (): Promise<number[]> => {
      const { body } = await post('get-sliders-product', { SlideId: 2 });
      return body.data.products.map(({ categoryProductId }: { categoryProductId: number }) => categoryProductId);
    };
    const before = await listed();
    await post('remove-product-sliders', { SlideId: 2, CategoryProductId: before[1] }, 'content');
    expect(await listed()).toEqual(before.toSpliced(1, 1));
    const [entry] = (await backend.call('GET', '/api/v1/admin/audit', { as: 'content' })).body.data.data;
    expect(entry).toMatchObject({ actor: 'content@wisata.test', action: 'taken-out', area: 'content', can_undo: true });
    const undo = () => backend.call('POST', `/api/v1/admin/audit/${entry.id}/undo`, { as: 'content' });
    expect((await undo()).status).toBe(200);
    expect(await listed()).toEqual(before);
    expect((await undo()).body.code).toBe('AUDIT_UNDONE');
  });

  test('an unknown page is a 404', async () => {
    const { status, body } = await read('get-page/nothing');
    expect([status, body.code]).toEqual([404, 'CONTENT_PAGE_NOT_FOUND']);
  });
});
