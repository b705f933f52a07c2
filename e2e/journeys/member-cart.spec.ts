import { expect, test } from 'playwright/test';
import { apiOf, signIn } from '../support/api.ts';
import { chooseRoom, confirmBooking, moveToFreshNights, payBy, searchStays, settle } from '../support/hotel-journey.ts';
import { cartLink, logIn } from '../support/member.ts';
import { openStarted } from '../support/started.ts';

const MEMBER = 'member2@wisata.test';

/** Empties the member's cart, so that the badge starts from nothing. */
async function emptyCart(siteUrl: string): Promise<void> {
  const api = apiOf(siteUrl);
  const token = await signIn(api, MEMBER);
  const { carts } = await api.get<{ carts: { id: string }[] }>('/api/v1/cart', { token });
  for (const { id } of carts) await api.call('DELETE', `/api/v1/dashboard/booking/${id}`, { token });
}

test('a member books, sees the badge change in both tabs, pays from the cart and keeps the voucher', async ({
  page,
  context,
  baseURL,
}) => {
  await emptyCart(baseURL!);
  await page.goto('/cart');
  await expect(page, 'a guest is sent to the login page').toHaveURL(/\/login/);
  await logIn(page, MEMBER);
  await expect(page, 'and back to the page that was wanted').toHaveURL(/\/cart$/);
  await expect(page.getByText('Your cart is currently empty. Please place an order now.')).toBeVisible();

  const other = await context.newPage();
  await openStarted(other, '/help');
  await expect(cartLink(other)).toBeVisible();
  await expect(cartLink(other)).not.toContainText('1');

  await searchStays(page, 'en');
  await moveToFreshNights(page);
  await chooseRoom(page, 'en');
  await expect(page.getByRole('textbox', { name: 'First name' })).not.toHaveValue('');
  const title = page.getByRole('combobox', { name: 'Title' });
  if ((await title.inputValue()) === '') await title.selectOption({ index: 1 });
  await confirmBooking(page, 'en');
  await expect(cartLink(other), 'the other tab counts the booking').toContainText('1');

  await page.goto('/cart');
  await expect(cartLink(page)).toContainText('1');
  await page.getByRole('link', { name: 'Choose how to pay' }).click();
  await payBy(page, 'en', 'Mandiri');
  const code = await settle(page, 'en');
  await expect(cartLink(other), 'paid bookings leave the cart').not.toContainText('1');

  await page.goto('/member/history');
  await expect(page.getByText(code).first()).toBeVisible();
});

test('signing out in one tab signs the other out', async ({ page, context }) => {
  await page.goto('/login');
  await logIn(page, 'member@wisata.test');
  const other = await context.newPage();
  await openStarted(other, '/help');
  await expect(other.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveCount(0);

  await page.getByRole('banner').getByRole('button', { name: 'Ayu' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('Are you sure want to logout?')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, log out' }).click();
  await expect(page.getByText('You have successfully logged out!')).toBeVisible();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
});
