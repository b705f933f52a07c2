import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from 'playwright/test';
import { apiOf } from '../support/api.ts';
import { actAsPayer, bookAndPay, bookRoom, findOrder, startPayment, type Booked } from '../support/bookings.ts';
import { becomeMember } from '../support/fresh-member.ts';
import { openStarted } from '../support/started.ts';

/** The worker looks after this page, and everything that it was told to save is saved. */
async function isSaved(page: Page, path: string): Promise<boolean> {
  return page.evaluate(async (wanted) => {
    if (!navigator.serviceWorker.controller) return false;
    const pages = await caches.open('wisata-pages-1');
    const answers = [
      ...(await (await caches.open('wisata-member-1')).keys()),
      ...(await (await caches.open('wisata-guest-1')).keys()),
    ];
    return answers.length > 0 && (await pages.match(new URL(wanted, location.origin).href)) !== undefined;
  }, path);
}

/** A page that needs the network anyway writes none of its files to the device a second time. */
const countKeptFiles = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('wisata-assets-1')).keys()).length);

async function expectSaved(page: Page, path: string): Promise<void> {
  await expect.poll(() => isSaved(page, path), { timeout: 30_000 }).toBe(true);
}

const bar = (page: Page) => page.getByText('This page is shown as it was saved at');

async function logOut(page: Page): Promise<void> {
  await openStarted(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Ratih' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Yes, log out' }).click();
  await expect(page).toHaveURL(/\/login/);
}

async function downloadVoucher(page: Page): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download voucher' }).click(),
  ]);
  return readFile(await download.path());
}

async function untilIssued(siteUrl: string, booked: Booked): Promise<void> {
  await expect
    .poll(async () => (await findOrder(apiOf(siteUrl), booked)).carts[0]?.status_issue, { timeout: 60_000 })
    .toBe('issued');
}

test('a guest who saw a paid order opens it again without network', async ({ page, context, baseURL }) => {
  const api = apiOf(baseURL!);
  const booked = await bookAndPay(api, { email: `offline${Date.now()}@example.com` });
  await untilIssued(baseURL!, booked);
  await page.goto(`/order?order_id=${booked.code}&email=${encodeURIComponent(booked.email)}`);
  await expect(page.getByRole('main')).toContainText(booked.hotelName);
  await expectSaved(page, `/order?order_id=${booked.code}`);
  const voucher = await downloadVoucher(page);
  expect(voucher.subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('link', { name: 'See the whole trip' }).click();
  await expect(page.getByRole('article', { name: booked.hotelName })).toBeVisible();
  await expectSaved(page, `/trip?of=${booked.id}`);
  await page.goBack();
  await expect(page.getByRole('main')).toContainText(booked.code);

  await context.setOffline(true);
  await page.goto('/trip');
  await expect(page.getByRole('article', { name: booked.hotelName })).toBeVisible();
  await page.goto(`/order?order_id=${booked.code}`);
  await expect(page.getByRole('main')).toContainText(booked.hotelName);
  await expect(page.getByRole('main')).toContainText(booked.code);
  await expect(bar(page)).toBeVisible();
  await expect(bar(page)).toContainText(/\d\d:\d\d WIB/);
  expect(await downloadVoucher(page)).toEqual(voucher);

  await page.goto('/hotel').catch(() => undefined);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.getByRole('link', { name: booked.hotelName }).last().click();
  await expect(page.getByRole('main')).toContainText(booked.hotelName);

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(booked.hotelName);
  await expect(bar(page)).toBeHidden();
});

test('a member opens voucher and payment without network until they sign out', async ({ page, context, baseURL }) => {
  const api = apiOf(baseURL!);
  const { email, token } = await becomeMember(page, api);
  const booked = await bookRoom(api, { email, token });
  const payment = await startPayment(api, booked, token);
  await actAsPayer(api, payment.payPath, 'pay');
  await openStarted(page, '/help');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await openStarted(page, '/hotel');
  expect(await countKeptFiles(page)).toBe(0);
  const voucher = `/hotel/eticket?id=${booked.id}`;
  const paid = `/payment/process?id=${payment.id}`;
  await page.goto(paid);
  await expect(page.getByRole('main')).toContainText(booked.code);
  await expectSaved(page, paid);
  // The second page is reached without loading a document.
  await openStarted(page, '/dashboard/order');
  await page.locator(`a[href*="${booked.id}"]`).first().click();
  await expect(page).toHaveURL(voucher);
  await expect(page.getByRole('main')).toContainText(booked.code);
  await expectSaved(page, voucher);

  await context.setOffline(true);
  for (const path of [voucher, paid]) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(booked.code);
    await expect(bar(page)).toBeVisible();
  }

  await context.setOffline(false);
  await logOut(page);
  await expect.poll(() => page.evaluate(() => caches.has('wisata-member-1'))).toBe(false);
  await context.setOffline(true);
  await page.goto(voucher);
  await expect(page.getByText(booked.code)).toBeHidden();
});
