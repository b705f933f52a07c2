import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from 'playwright/test';
import { apiOf, signIn } from '../support/api.ts';
import { actAsPayer, bookRoom, findFreshRoom, freshStay, startPayment } from '../support/bookings.ts';
import { becomeMember } from '../support/fresh-member.ts';
import { logIn } from '../support/member.ts';
import { openStarted } from '../support/started.ts';
import { inSight } from '../support/people.ts';

const HOTEL = 'HTL-DPS-004';

async function savePassenger(page: Page): Promise<void> {
  await openStarted(page, '/member/profile');
  await page
    .getByRole('link', { name: 'Add a passenger' })
    .or(page.getByRole('button', { name: 'Add a passenger' }))
    .click();
  await page.getByRole('combobox', { name: 'Title' }).selectOption({ label: 'Mrs' });
  await page.getByRole('textbox', { name: 'First name' }).last().fill('Kartika');
  await page.getByRole('textbox', { name: 'Last name' }).last().fill('Dewanti');
  await page.getByRole('button', { name: 'Save passenger' }).click();
  await expect(page.getByText('Success create passenger')).toBeVisible();
}

test('a passenger is saved once and fills a checkout in one press', async ({ page, baseURL }) => {
  const api = apiOf(baseURL!);
  await becomeMember(page, api);
  await savePassenger(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: /Kartika Dewanti/ })).toBeVisible();
  await expect(page.getByText('Incomplete')).toBeVisible();

  const { stay, room } = await findFreshRoom(api, HOTEL);
  const query = new URLSearchParams({ ...stay, hotelKey: HOTEL, roomKey: room.roomKey, destinationKey: 'DPS' });
  await openStarted(page, `/hotel/checkout?${query}`);
  await page
    .getByRole('button', { name: /Kartika Dewanti/ })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: 'First name' }).last()).toHaveValue('Kartika');

  await openStarted(page, '/member/profile');
  await page.getByRole('button', { name: 'Delete Kartika Dewanti' }).click();
  await page.getByRole('button', { name: 'Delete passenger' }).click();
  await expect(page.getByText('Success delete passenger')).toBeVisible();
  await expect(page.getByText('No saved passengers yet')).toBeVisible();
});

test('a voucher code lowers what is paid, and one that does not fit says why', async ({ page, baseURL }) => {
  const api = apiOf(baseURL!);
  const { email, token } = await becomeMember(page, api);
  // What a week costs is enough for every code, and not too much for QRIS.
  const booked = await bookRoom(api, { email, token, stay: freshStay(7), atMost: 10_000_000 });
  await openStarted(page, `/payment?booking=${booked.id}`);
  await page.getByText('Enter or choose a voucher code').click();
  const code = page.getByRole('textbox', { name: 'Voucher code' });
  await code.fill('papua');
  await page.getByRole('button', { name: 'Use code' }).click();
  await expect(page.getByText('Voucher code is not valid for this region').first()).toBeVisible();
  await expect(code, 'what was typed is kept').toHaveValue(/papua/i);

  await code.fill('JALAN15');
  await page.getByRole('button', { name: 'Use code' }).click();
  await expect(page.getByText('JALAN15 is in use').first()).toBeVisible();
  const { amount, amount_before_discount: before } = await api.get<{ amount: number; amount_before_discount: number }>(
    `/api/v1/dashboard/booking/${booked.id}`,
    { token },
  );
  expect(amount).toBeLessThan(before);

  await page.getByRole('radio', { name: 'QRIS', exact: true }).check();
  await inSight(page.getByRole('button', { name: /^Pay Rp\./ })).click();
  await expect(page).toHaveURL(/\/gateway\/pay\//);
  await page.getByRole('button', { name: 'Pay now', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Paid. Your voucher is ready' })).toBeVisible({
    timeout: 30_000,
  });
});

test('a paid booking joins the itinerary, leaves as a calendar file and can be asked back', async ({
  page,
  baseURL,
}) => {
  const api = apiOf(baseURL!);
  const { email, token } = await becomeMember(page, api);
  const booked = await bookRoom(api, { email, token });
  await actAsPayer(api, (await startPayment(api, booked, token)).payPath, 'pay');
  const status = () => api.get<{ status_issue: string }>(`/api/v1/dashboard/booking/${booked.id}`, { token });
  await expect.poll(async () => (await status()).status_issue).toBe('issued');

  await openStarted(page, '/dashboard/order');
  await page.getByRole('checkbox', { name: new RegExp(`Select ${booked.code}`) }).check();
  await page.getByRole('button', { name: 'Add to itinerary' }).click();
  await expect(page.getByText('Added to itinerary').first()).toBeVisible();

  await openStarted(page, '/member/itinerary');
  await expect(page.getByRole('main').getByText(booked.hotelName).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Calendar file' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toMatch(/^BEGIN:VCALENDAR/);
  expect(text).toContain('BEGIN:VEVENT');

  await openStarted(page, `/dashboard/order/detail?id=${booked.id}`);
  await page.getByRole('button', { name: 'Ask for a refund' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('My daughter is ill and none of us can travel.');
  await page.getByRole('button', { name: 'Send refund request' }).click();
  await expect(page.getByText('Request is sent').first()).toBeVisible();
  await expect(page.getByText('Received').first()).toBeVisible();
  // The form closes after what it says, and takes its step of the history along.
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => page.evaluate(() => (history.state as { overlays?: number }).overlays ?? 0)).toBe(0);
  await page.reload();
  await expect(page.getByText('My daughter is ill and none of us can travel.')).toBeVisible();
});

test('transactions are filtered by the address, and Back takes one filter off', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, 'member@wisata.test');
  await page.goto('/member/history');
  const found = page.getByRole('link', { name: /Open transaction/ });
  await expect(found.nth(1)).toBeVisible();
  const all = await found.count();
  await page.goto('/member/history?keyword=no-such-booking');
  await expect(page.getByText('Transaction not found')).toBeVisible();
  await page.goBack();
  await expect(found).toHaveCount(all);
});

test('an administrator finds a member, and a member is refused', async ({ page, browser, baseURL }) => {
  await page.goto('/login');
  await logIn(page, 'admin@wisata.test');
  await openStarted(page, '/dashboard/member');
  await page
    .getByRole('textbox', { name: 'Name, e-mail or phone' })
    .or(page.getByRole('searchbox', { name: 'Name, e-mail or phone' }))
    .fill('lestari');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/keyword=lestari/);
  await page
    .getByRole('link', { name: /Ayu Lestari/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/dashboard\/member\/detail\?id=/);
  await expect(page.getByText('member@wisata.test').first()).toBeVisible();

  const stranger = await browser.newPage({ baseURL: baseURL! });
  await stranger.goto('/login');
  await logIn(stranger, 'empty@wisata.test');
  await openStarted(stranger, '/dashboard/member');
  await expect(stranger.getByText('Ayu Lestari')).toHaveCount(0);
  const token = await signIn(apiOf(baseURL!), 'empty@wisata.test');
  expect((await apiOf(baseURL!).call('GET', '/api/v1/admin/member', { token })).status).toBe(403);
});
