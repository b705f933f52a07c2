import { expect, test, type Page } from 'playwright/test';
import { apiOf } from '../support/api.ts';
import { findFreshRoom } from '../support/bookings.ts';
import { logIn } from '../support/member.ts';
import { openStarted } from '../support/started.ts';

const HOTEL = 'HTL-DPS-003';

async function openCheckout(page: Page, baseURL: string, more: Record<string, string> = {}): Promise<number> {
  const { stay, room } = await findFreshRoom(apiOf(baseURL), HOTEL);
  const query = new URLSearchParams({
    ...stay,
    hotelKey: HOTEL,
    roomKey: room.roomKey,
    destinationKey: 'DPS',
    city: 'Bali',
    ...more,
  });
  await openStarted(page, `/hotel/checkout?${query}`);
  return room.totalPrice;
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

async function type(page: Page): Promise<void> {
  await field(page, 'First name').fill('Rahmawati');
  await field(page, 'Last name').fill('Kusuma');
  await field(page, 'E-mail').fill('rahma@example.com');
}

async function expectTyped(page: Page, email = 'rahma@example.com'): Promise<void> {
  await expect(field(page, 'First name')).toHaveValue('Rahmawati');
  await expect(field(page, 'Last name')).toHaveValue('Kusuma');
  await expect(field(page, 'E-mail')).toHaveValue(email);
}

test('a reload in the middle of a checkout keeps every field', async ({ page, baseURL }) => {
  await openCheckout(page, baseURL!);
  await type(page);
  await page.reload();
  await expectTyped(page);
});

test('signing in in the middle of a checkout comes back to it with every field', async ({ page, baseURL }) => {
  await openCheckout(page, baseURL!);
  await type(page);
  const checkout = new URL(page.url());
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
  await logIn(page, 'member2@wisata.test');
  await expect(page).toHaveURL((url) => url.pathname === checkout.pathname && url.search === checkout.search);
  // The address is the member's own: whoever typed before signing in may have been somebody else.
  await expectTyped(page, 'member2@wisata.test');
});

test('a price that moved since the choice is told with the old one, and the form stays as it was', async ({
  page,
  baseURL,
}) => {
  await openCheckout(page, baseURL!, { totalPrice: '1000' });
  const dialog = page.getByRole('alertdialog', { name: 'The price has changed' });
  await expect(dialog).toContainText('1.000');
  await dialog.getByRole('button', { name: /^Accept/ }).click();
  await expect(dialog).toHaveCount(0);
  await type(page);
  await page.reload();
  await expect(dialog).toHaveCount(0);
  await expectTyped(page);
});
