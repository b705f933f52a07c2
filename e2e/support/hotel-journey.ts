import { expect, type Download, type Page } from 'playwright/test';
import { freshEmail, freshStay } from './bookings.ts';
import { inSight } from './people.ts';
import { openStarted } from './started.ts';
import { wordsOf, type Language } from './words.ts';

const inLocale = (language: Language, path: string) => (language === 'id' ? `/id${path === '/' ? '' : path}` : path);

/** From the home page to a list of stays in Bali, found by typing. */
export async function searchStays(page: Page, language: Language): Promise<void> {
  const words = wordsOf(language);
  await openStarted(page, inLocale(language, '/'));
  const destination = page.getByRole('combobox', { name: words.destination });
  await destination.click();
  await destination.fill('bali');
  await page.getByRole('option', { name: /^Bali/ }).first().click();
  await page.getByRole('button', { name: words.search }).click();
  await expect(page).toHaveURL(/\/hotel\/list\?/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bali');
}

/** The same list for nights of its own, so that tests running beside each other never want the same last room. */
export async function moveToFreshNights(page: Page): Promise<void> {
  const address = new URL(page.url());
  const { checkInDate, checkOutDate } = freshStay();
  address.searchParams.set('checkInDate', checkInDate);
  address.searchParams.set('checkOutDate', checkOutDate);
  await openStarted(page, address.pathname + address.search);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bali');
}

/** Opens the first stay of the list and chooses its first rate. */
export async function chooseRoom(page: Page, language: Language): Promise<void> {
  const words = wordsOf(language);
  await page.getByRole('link', { name: words.seeRooms }).first().click();
  await expect(page).toHaveURL(/\/hotel\/detail\?/);
  await page.getByRole('link', { name: words.chooseRate }).first().click();
  await expect(page).toHaveURL(/\/hotel\/checkout\?/);
}

/** Fills the checkout as a guest. */
export async function fillIn(
  page: Page,
  language: Language,
  email: string,
  [firstName, lastName] = ['Budi', 'Santoso'],
): Promise<void> {
  const words = wordsOf(language);
  await page.getByRole('combobox', { name: words.title }).selectOption({ index: 1 });
  await page.getByRole('textbox', { name: words.firstName }).fill(firstName);
  await page.getByRole('textbox', { name: words.lastName }).fill(lastName);
  await page.getByRole('textbox', { name: words.email }).fill(email);
  await page.getByRole('textbox', { name: words.phone }).fill('0812 3456 7890');
}

/** Fills the checkout as a guest and confirms the booking; ends on the payment page. */
export async function checkOut(
  page: Page,
  language: Language,
  email = freshEmail('guest'),
  name?: [string, string],
): Promise<string> {
  await fillIn(page, language, email, name);
  await confirmBooking(page, language);
  return email;
}

/** From a filled checkout over the review to the payment page. */
export async function confirmBooking(page: Page, language: Language): Promise<void> {
  const words = wordsOf(language);
  await inSight(page.getByRole('button', { name: words.review })).click();
  await expect(page).toHaveURL(/step=review/);
  await expect(page.getByRole('main')).toContainText(words.noChanges);
  await inSight(page.getByRole('button', { name: words.book })).click();
  await expect(page).toHaveURL(/\/payment\?booking=/);
}

/** Chooses a bank's virtual account and goes to the gateway's page. */
export async function payBy(page: Page, language: Language, merchant: string): Promise<void> {
  const words = wordsOf(language);
  await page.getByRole('radio', { name: merchant, exact: true }).check();
  await inSight(page.getByRole('button', { name: words.pay })).click();
  await expect(page).toHaveURL(/\/gateway\/pay\//);
}

/** The same by card, which takes other money than rupiah too. */
export async function payByCard(page: Page, language: Language): Promise<void> {
  const words = wordsOf(language);
  await page.getByRole('radio', { name: 'Visa, Mastercard, JCB' }).check();
  await inSight(page.getByRole('button', { name: words.payDollars })).click();
  await expect(page).toHaveURL(/\/gateway\/pay\//);
}

/** Plays the payer on the gateway's page and waits for the voucher. */
export async function settle(page: Page, language: Language): Promise<string> {
  const words = wordsOf(language);
  await page.getByRole('button', { name: words.payNow, exact: true }).click();
  await expect(page).toHaveURL(/\/payment\/process\?id=/);
  await expect(page.getByRole('heading', { level: 1, name: words.ready })).toBeVisible({ timeout: 30_000 });
  const code = /WS[A-Z0-9]{8}/.exec(await page.getByRole('main').innerText())?.[0];
  expect(code, 'the order ID is on the page').toBeDefined();
  return code ?? '';
}

/** Downloads the voucher that the page shows. */
export async function downloadVoucher(
  page: Page,
  language: Language,
  name: string | RegExp = wordsOf(language).download,
): Promise<Download> {
  const download = page.waitForEvent('download');
  await inSight(page.getByRole('button', { name })).click();
  return download;
}
