import { expect, test, type Page } from 'playwright/test';
import { apiOf, readMails } from '../support/api.ts';
import { actAsPayer, bookRoom, findOrder, freshEmail, startPayment, type Booked } from '../support/bookings.ts';
import { payBy, settle } from '../support/hotel-journey.ts';
import { openStarted } from '../support/started.ts';

/** Makes this browser the guest who booked: the e-mail is what proves it. */
async function becomeGuest(page: Page, { email }: Booked): Promise<void> {
  await page.goto('/order');
  await page.evaluate((text) => sessionStorage.setItem('aerowisata_guest_email', text), email);
}

test('a payment that fails is tried again with another method', async ({ page, baseURL }) => {
  const api = apiOf(baseURL!);
  const booked = await bookRoom(api, { email: freshEmail('retry') });
  await becomeGuest(page, booked);
  await openStarted(page, `/payment?booking=${booked.id}`);
  await payBy(page, 'en', 'BNI');
  await page.getByRole('button', { name: 'Let the payment fail' }).click();
  await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible();

  await page.getByRole('link', { name: 'Try another method' }).click();
  await payBy(page, 'en', 'BRI');
  expect(await settle(page, 'en')).toBe(booked.code);
  const { transactions } = await findOrder(api, booked);
  expect(transactions.map(({ paymentStatus }) => paymentStatus).sort()).toEqual(['failed', 'paid']);
});

test('a page that waits shows the result by itself', async ({ page, baseURL }) => {
  const api = apiOf(baseURL!);
  const booked = await bookRoom(api, { email: freshEmail('wait') });
  const payment = await startPayment(api, booked);
  await becomeGuest(page, booked);
  await page.goto(`/payment/process?id=${payment.id}`);
  await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
  await actAsPayer(api, payment.payPath, 'pay');
  await expect(page.getByRole('heading', { name: 'Paid. Your voucher is ready' })).toBeVisible({ timeout: 20_000 });
});

test('a callback that comes twice changes nothing twice', async ({ baseURL }) => {
  const api = apiOf(baseURL!);
  const booked = await bookRoom(api, { email: freshEmail('twice') });
  const payment = await startPayment(api, booked);
  await actAsPayer(api, payment.payPath, 'twice');
  await expect
    .poll(async () => (await findOrder(api, booked)).carts[0]?.status_issue, { timeout: 30_000 })
    .toBe('issued');
  const { transactions } = await findOrder(api, booked);
  expect(transactions.map(({ paymentStatus }) => paymentStatus)).toEqual(['paid']);
  await expect.poll(async () => (await readMails(api, booked.email)).length, { timeout: 20_000 }).toBe(3);
  const subjects = (await readMails(api, booked.email)).map(({ subject }) => subject).reverse();
  expect(subjects[0]).toContain(`Order ${booked.code}`);
  expect(subjects[1]).toContain('Payment received');
  expect(subjects[2]).toContain('Your voucher');
});
