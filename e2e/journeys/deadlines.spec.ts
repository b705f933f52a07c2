import { expect, type Browser, type Page } from 'playwright/test';
import { apiOf, readMails, signIn, type Api } from '../support/api.ts';
import { bookRoom, findOrder, freshEmail, freshStay, searchRooms, type Booked } from '../support/bookings.ts';
import { payBy } from '../support/hotel-journey.ts';
import { cartLink, logIn } from '../support/member.ts';
import type { OwnSite } from '../support/own-site.ts';
import { inSight } from '../support/people.ts';
import { test } from '../support/release-site.ts';
import { LIMIT_SECONDS } from '../support/troubles.ts';

/** A page looks again every few seconds, and the job that ends bookings runs every few seconds too. */
const SOON = { timeout: (LIMIT_SECONDS + 30) * 1000 };
const MEMBER = 'member@wisata.test';
const ENDED = 'Payment deadline has expired';

async function roomsLeft(api: Api, { hotelKey, stay, roomKey }: Booked): Promise<number> {
  const rooms = await searchRooms(api, hotelKey, stay);
  return rooms.find((room) => room.roomKey === roomKey)?.roomsLeft ?? 0;
}

async function openAsGuest(browser: Browser, site: OwnSite, { email, id }: Booked): Promise<Page> {
  const page = await browser.newPage({ baseURL: site.url });
  await page.goto('/order');
  await page.evaluate((text) => sessionStorage.setItem('aerowisata_guest_email', text), email);
  await page.goto(`/payment?booking=${id}`);
  return page;
}

/** Nobody reloads these pages: what they say at the end, they say by themselves. */
async function watchPaymentPage(browser: Browser, site: OwnSite): Promise<void> {
  const api = apiOf(site.url);
  const stay = freshStay();
  const booked = await bookRoom(api, { email: freshEmail('slow'), stay });
  const during = await roomsLeft(api, booked);
  const page = await openAsGuest(browser, site, booked);
  await expect(inSight(page.getByRole('timer'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: ENDED })).toBeVisible(SOON);
  await expect(page.getByRole('link', { name: 'Search again' })).toBeVisible();
  await expect.poll(() => roomsLeft(api, booked), SOON).toBe(during + 1);
  expect((await findOrder(api, booked)).carts[0]?.payment_status).toBe('expired');
  await expect.poll(async () => (await readMails(api, booked.email))[0]?.subject, SOON).toContain('has expired');
}

async function watchCart(browser: Browser, site: OwnSite): Promise<void> {
  const api = apiOf(site.url);
  const page = await browser.newPage({ baseURL: site.url });
  await page.goto('/cart');
  await logIn(page, MEMBER);
  const booked = await bookRoom(api, { email: MEMBER, token: await signIn(api, MEMBER) });
  await page.goto('/cart');
  await expect(page.getByRole('main')).toContainText(booked.hotelName);
  await expect(cartLink(page)).toContainText('1');
  await expect(cartLink(page)).not.toContainText('1', SOON);
  await expect(page.getByRole('link', { name: 'Choose how to pay' })).toHaveCount(0);
}

async function payTooLate(browser: Browser, site: OwnSite): Promise<void> {
  const api = apiOf(site.url);
  const booked = await bookRoom(api, { email: freshEmail('late') });
  const page = await openAsGuest(browser, site, booked);
  await payBy(page, 'en', 'Visa, Mastercard, JCB');
  await page.getByRole('button', { name: 'Pay 5 seconds after the deadline' }).click();
  await expect(page.getByText(/The test payer pays 5 seconds after/)).toBeVisible();
  await expect.poll(async () => (await readMails(api, booked.email))[0]?.subject, SOON).toContain('We will refund');
  expect((await findOrder(api, booked)).carts[0]?.payment_status).toBe('expired');
  await page.getByRole('link', { name: 'See the order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: ENDED })).toBeVisible();
  await expect(
    page.getByText(/^Rp\..* arrived too late or twice and will be returned to you in full\.$/),
  ).toBeVisible();
}

test('a booking that is not paid in time ends by itself on every open page, and late money goes back', async ({
  browser,
  site,
}) => {
  await Promise.all([watchPaymentPage(browser, site), watchCart(browser, site), payTooLate(browser, site)]);
});
