import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '@wisata/runtime/testing';
import { POST_PAGE_SAMPLE, POST_SAMPLE, SLIDER_SAMPLE } from './api/content.fixture.ts';
import { CONTENT_HANDLERS } from './testing/content-handlers.ts';
import { openContent } from './testing/content-pages.tsx';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

test.each([
  ['/promotion', 'Promotions'],
  ['/promotion?page=seaside-stays', 'By the sea'],
  ['/promotion/sanur-to-uluwatu', 'Bali, shore by shore'],
  ['/promotion/detail', 'Promotions'],
  ['/promotion/detail/sanur-to-uluwatu', 'Bali, shore by shore'],
  ['/promotion/checkout', 'Voucher codes'],
  ['/blog', 'Trip ideas'],
  ['/blog/category/practical', 'Practical'],
  ['/blog/category', 'Trip ideas'],
  ['/blog/tag', 'Trip ideas'],
  ['/blog/tag/yogyakarta', 'Posts about Practical'],
  ['/blog/borobudur-at-five', 'Borobudur at five in the morning'],
  ['/popular', 'Popular stays'],
  ['/category', 'Destinations and themes'],
  ['/category/page', 'Destinations and themes'],
  ['/category/page/seaside-stays', 'By the sea'],
  ['/product?page=seaside-stays', 'By the sea'],
  ['/product', 'Activities, extras and stays'],
  ['/product?slug=arunika-sanur-bali&date=2026-12-12', 'Arunika Sanur'],
  ['/product/arunika-sanur-bali', 'Arunika Sanur'],
  ['/enquiry', 'Groups and companies'],
  ['/enquiry/detail', 'Groups and companies'],
  ['/menu', 'Sitemap'],
  ['/menu/page', 'Sitemap'],
  ['/menu/page/about', 'About us'],
])('%s is the page %s', async (url, name) => {
  await openContent(url);
  expect(await heading(name)).toBeVisible();
});

test.each([
  ['/promotion/nothing', 'POST /api/v1/top/get-sliders-product'],
  ['/category/page/nothing', 'POST /api/v1/top/get-category-product'],
  ['/product?page=nothing', 'POST /api/v1/top/get-category-product'],
  ['/product/nothing', 'POST /api/v1/top/get-product'],
  ['/enquiry/nothing', 'POST /api/v1/top/get-category-product'],
  ['/blog/category/nothing', 'GET /api/v1/blog/page-content/get-list'],
  ['/blog/nothing', 'GET /api/v1/blog/detail/nothing'],
  ['/menu/page/nothing', 'GET /api/v1/top/get-page/nothing'],
])('%s does not exist', async (url, target) => {
  await openContent(url, { handlers: { [target]: () => refusal(404, 'Not found', { code: 'CONTENT_NOT_FOUND' }) } });
  expect(await heading('404 Not Found')).toBeVisible();
});

test.each([
  ['/promotion/sanur-to-uluwatu', 'POST /api/v1/top/get-sliders-product', 'Out of order'],
  ['/blog', 'GET /api/v1/blog/get-list', 'Fetch blog list failed'],
  ['/blog/borobudur-at-five', 'GET /api/v1/blog/detail/borobudur-at-five', 'Fetch blog detail failed'],
  ['/blog/category/practical', 'GET /api/v1/blog/page-content/get-list', 'Fetch blog category failed'],
  ['/popular', 'GET /api/v1/top/get-popular-product', 'Out of order'],
])('%s says why it cannot be shown, and tries again', async (url, target, message) => {
  let isDown = true;
  const answer = (CONTENT_HANDLERS as Record<string, () => unknown>)[target]!;
  await openContent(url, { handlers: { [target]: () => (isDown ? refusal(400, 'Out of order') : answer()) } });
  expect(await screen.findByText(message)).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('navigation', { name: 'You are here' })).toBeVisible();
});

test.each([
  ['/promotion/sanur-to-uluwatu', 'POST /api/v1/top/get-sliders-product'],
  ['/product/arunika-sanur-bali', 'POST /api/v1/top/get-product'],
])('%s that fails has the title of the contract and no list', async (url, target) => {
  await openContent(url, { handlers: { [target]: () => refusal(400, 'Out of order') } });
  expect(await heading('An error occured')).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test('the sitemap leaves out what needs a sign-in', async () => {
  await openContent('/menu/page/sitemap');
  expect(await screen.findByRole('region', { name: 'Company' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Dashboard' })).not.toBeInTheDocument();
});

test('a post shows its text, leads on and can be shared with its hashtags', async () => {
  await openContent('/blog/borobudur-at-five');
  expect(await screen.findByRole('heading', { level: 2, name: 'From the hill' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Stays' })).toHaveAttribute('href', '/promotion/sanur-to-uluwatu');
  expect(screen.getByRole('link', { name: 'yogyakarta' })).toHaveAttribute('href', '/blog/tag/yogyakarta');
  const share = new URL(screen.getByRole('link', { name: 'Share on X' }).getAttribute('href')!).searchParams;
  expect(share.get('hashtags')).toBe('Practical,yogyakarta');
  expect(share.get('url')).toBe('http://wisata.test/blog/borobudur-at-five');
  const related = within(await screen.findByRole('region', { name: 'Read on' }));
  expect(related.getByRole('link')).toHaveAttribute('href', '/blog/borobudur-at-five');
});

test('where nothing is related the newest posts follow, without the one that was read', async () => {
  const other = { ...POST_SAMPLE, slug: 'ubud', title: 'Ubud without a car' };
  await openContent('/blog/borobudur-at-five', {
    handlers: {
      'GET /api/v1/blog/get-related': () => ({ ...POST_PAGE_SAMPLE, data: [] }),
      'GET /api/v1/blog/get-popular': () => ({ ...POST_PAGE_SAMPLE, data: [POST_SAMPLE, other] }),
    },
  });
  const more = within(await screen.findByRole('region', { name: 'Read on' }));
  expect(more.getAllByRole('link').map((link) => link.textContent)).toEqual(['Ubud without a car']);
});

test('the list of posts is asked for as the contract says and can be turned round', async () => {
  const { requests } = await openContent('/blog?page=2');
  await userEvent.click(await screen.findByRole('link', { name: 'Newest first' }));
  expect(await screen.findByRole('link', { name: 'Oldest first' })).toBeVisible();
  const lists = requests
    .filter(({ target }) => target.endsWith('get-list'))
    .map(({ query }) => Object.fromEntries(query));
  expect(lists).toEqual([
    { page: '2', limit: '12', order_by: 'created_at', sort: 'ASC' },
    { page: '1', limit: '12', order_by: 'created_at', sort: 'DESC' },
  ]);
});

test('more posts are appended to those that are there, and the address says so', async () => {
  const of = (page: number) => ({
    data: [{ ...POST_SAMPLE, slug: `post-${page}`, title: `Post ${page}` }],
    meta: { current_page: page, from: page, to: page, per_page: 1, total: 2 },
  });
  const { router } = await openContent('/blog', {
    handlers: { 'GET /api/v1/blog/get-list': ({ query }) => of(Number(query.get('page'))) },
  });
  expect(await screen.findByText('1 of 2 posts')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'More posts' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Post 2' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Post 1' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('2 of 2 posts');
  expect(router.state.location.search).toBe('?pages=2');
  expect(screen.queryByRole('link', { name: 'More posts' })).not.toBeInTheDocument();
});

test('what is popular stands beside the posts, and may fail alone', async () => {
  await openContent('/blog');
  const popular = within(await screen.findByRole('complementary', { name: 'New and popular' }));
  expect(await popular.findByRole('link')).toHaveAttribute('href', '/blog/borobudur-at-five');
});

test('a voucher code can be remembered for the payment and let go again', async () => {
  await openContent('/promotion/checkout');
  await userEvent.click(await screen.findByRole('button', { name: 'Remember for payment: MALAM15' }));
  expect(window.localStorage.getItem('aerowisata_promo_code')).toBe('MALAM15');
  await userEvent.click(screen.getByRole('button', { name: 'Waits for your payment: MALAM15' }));
  expect(window.localStorage.getItem('aerowisata_promo_code')).toBeNull();
});

test('an empty collection offers two ways to rooms', async () => {
  await openContent('/promotion/sanur-to-uluwatu', {
    handlers: { 'POST /api/v1/top/get-sliders-product': () => ({ ...SLIDER_SAMPLE, products: [] }) },
  });
  expect(await screen.findByText('No stay in this collection')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search hotels' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'All popular stays' })).toHaveAttribute('href', '/popular');
});

test('a product leads to its rooms and to its city, and a question about it names it', async () => {
  await import('@wisata/ui/phone-field');
  const { requests } = await openContent('/product/arunika-sanur-bali', {
    handlers: { 'POST /api/v1/messages/create-new': () => null },
  });
  const rooms = await screen.findByRole('link', { name: 'See rooms and rates' });
  expect(rooms.getAttribute('href')).toMatch(/^\/hotel\/detail\?.*hotelKey=HTL-DPS-008/);
  const city = new URL(screen.getByRole('link', { name: 'Other hotels in Bali' }).getAttribute('href')!, 'http://x');
  expect([city.pathname, city.searchParams.get('destinationKey')]).toEqual(['/hotel/list', 'DPS']);
  await userEvent.type(screen.getByRole('textbox', { name: /^First name/ }), 'Ratna');
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ratna@example.com');
  await userEvent.type(screen.getByRole('textbox', { name: 'Your message' }), 'Is there a lift in the house?');
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText(/We answer to ratna@example.com/)).toBeVisible();
  expect(requests.at(-1)?.json).toMatchObject({ topic: 'Arunika Sanur' });
});
