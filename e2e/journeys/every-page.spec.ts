import { expect, type Page } from 'playwright/test';
import { apiOf } from '../support/api.ts';
import { bookAndPay, bookRoom, findFreshRoom, findOrder, freshEmail, startPayment } from '../support/bookings.ts';
import { inspect } from '../support/inspection.ts';
import { bookFlights, chooseFlight } from '../support/flight-journey.ts';
import { payBy, settle } from '../support/hotel-journey.ts';
import { beSignedIn } from '../support/member.ts';
import { FLIGHT_LIST, inLocale, PAGES } from '../support/pages.ts';
import { openStarted } from '../support/started.ts';
import { test } from '../support/visitor.ts';

/** Pages of the shell's own, and those that begin from what only the browser has. */
const RENDERED_HERE = new Set([
  'ticket of nothing',
  'login',
  'register form',
  'registered',
  'check your mail',
  'forgotten password',
  'order lookup',
  'payment of nothing',
  'result of nothing',
  'maintenance',
]);

test.use({ serviceWorkers: 'block' });

test.describe('every page serves everybody in both languages, rendered on the server:', () => {
  for (const { name, path } of PAGES)
    test(name, ({ page }) => inspect(page, path, { isRendered: !RENDERED_HERE.has(name) }));
});

const WITHOUT_A_RECORD = [
  '/blog/zzz',
  '/blog/category/zzz',
  '/product/zzz',
  '/promotion/zzz',
  '/category/page/zzz',
  '/menu/page/zzz',
  '/enquiry/zzz',
  '/popular/zzz',
  '/popular/flights/zzz',
];

test('an address without a record is the page that says so, in both languages', async ({ page }) => {
  for (const address of WITHOUT_A_RECORD.flatMap((path) => [path, inLocale('id', path)]))
    await test.step(address, async () => {
      await openStarted(page, address);
      await expect(page.getByRole('heading', { level: 1, name: '404 Not Found' })).toBeVisible();
      await expect(page).toHaveTitle(/^404 Not Found/);
      // A busy machine leaves a page to the browser now and then, and its answer cannot know.
      await expect.poll(async () => (await page.request.get(address)).status()).toBe(404);
    });
});

/** This browser is the guest who booked. */
const isGuest = (page: Page, email: string) =>
  page.addInitScript((text) => sessionStorage.setItem('aerowisata_guest_email', text), email);

test.describe('every page around an order serves everybody in both languages:', () => {
  test('checkout', async ({ page, baseURL }) => {
    const { stay, room } = await findFreshRoom(apiOf(baseURL!), 'HTL-DPS-002');
    const query = new URLSearchParams({
      ...stay,
      hotelKey: 'HTL-DPS-002',
      roomKey: room.roomKey,
      destinationKey: 'DPS',
      city: 'Bali',
    });
    await inspect(page, `/hotel/checkout?${query}`, { isRendered: true });
  });

  test('ways to pay', async ({ page, baseURL }) => {
    const api = apiOf(baseURL!);
    const booked = await bookRoom(api, { email: freshEmail('ways') });
    const titles = (await findOrder(api, booked)).carts.map(({ title }) => title);
    await isGuest(page, booked.email);
    await inspect(page, `/payment?booking=${booked.id}`, { written: titles });
  });

  test('waiting for a payment', async ({ page, baseURL }) => {
    const booked = await bookRoom(apiOf(baseURL!), { email: freshEmail('waiting') });
    const { id } = await startPayment(apiOf(baseURL!), booked);
    await isGuest(page, booked.email);
    await inspect(page, `/payment/process?id=${id}`);
  });

  test('voucher', async ({ page, baseURL }) => {
    const api = apiOf(baseURL!);
    const booked = await bookAndPay(api, { email: freshEmail('voucher') });
    await expect.poll(async () => (await findOrder(api, booked)).carts[0]?.status_issue).toBe('issued');
    await isGuest(page, booked.email);
    await inspect(page, `/order?order_id=${booked.code}`);
    await inspect(page, `/hotel/eticket?id=${booked.id}`);
  });
});

/** An order keeps the names of the language that it was booked in. */
async function bookedTitles(baseURL: string, token: string): Promise<string[]> {
  const { data } = await apiOf(baseURL).get<{ data: { title: string }[] }>('/api/v1/dashboard/booking?limit=100', {
    token,
  });
  return data.map(({ title }) => title);
}

test.describe('every page of a member serves everybody in both languages:', () => {
  for (const path of ['/dashboard', '/cart', '/member/profile', '/member/profile?passenger=new', '/member/history']) {
    test(path, async ({ page, baseURL }) => {
      const token = await beSignedIn(page, 'member@wisata.test');
      await inspect(page, path, { written: await bookedTitles(baseURL!, token) });
    });
  }
});

test('a list of bookings and one of them serve everybody in both languages', async ({ page, baseURL }) => {
  const api = apiOf(baseURL!);
  const token = await beSignedIn(page, 'orders@wisata.test');
  const { data } = await api.get<{ data: { id: string }[] }>('/api/v1/dashboard/booking', { token });
  const written = await bookedTitles(baseURL!, token);
  await inspect(page, '/dashboard/order', { written });
  await inspect(page, `/dashboard/order/detail?id=${data[0]!.id}`, { written });
});

test('a flight that was chosen and its ticket serve everybody in both languages', async ({ page }) => {
  await openStarted(page, FLIGHT_LIST);
  await chooseFlight(page, 'en');
  await expect(page).toHaveURL(/\/flight\/checkout\?/);
  const checkout = page.url().slice(new URL(page.url()).origin.length);
  // The same word in both languages.
  const written = ['terminal'];
  await inspect(page, checkout, { written, isRendered: true });
  await openStarted(page, checkout);
  const travellers = [{ card: 'Adult 1', name: ['Budi', 'Santoso'], born: [4, 3, 1990] }] as const;
  await bookFlights(page, 'en', { travellers, passport: false });
  const booking = new URL(page.url()).searchParams.get('booking');
  await payBy(page, 'en', 'BCA');
  await settle(page, 'en');
  await inspect(page, `/flight/eticket?id=${booking}`, { written });
});

test('an itinerary serves everybody in both languages', async ({ page, baseURL }) => {
  const api = apiOf(baseURL!);
  const token = await beSignedIn(page, 'member@wisata.test');
  const { data } = await api.get<{ data: { title: string; note: string; place: string }[] }>(
    '/api/v1/itinerary?limit=100',
    {
      token,
    },
  );
  const written = data.flatMap(({ title, note, place }) => [title, note, place]).filter(Boolean);
  await inspect(page, '/member/itinerary', { written });
});

test('the list of members serves everybody in both languages', async ({ page }) => {
  await beSignedIn(page, 'admin@wisata.test');
  await inspect(page, '/dashboard/member');
});
