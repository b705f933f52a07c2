import { expect, test, type Locator, type Page } from 'playwright/test';
import { freshEmail } from '../support/bookings.ts';
import { moveToFreshNights } from '../support/hotel-journey.ts';
import { inSight } from '../support/people.ts';
import { openStarted } from '../support/started.ts';

const MOST_STEPS = 120;

/** Goes on with Tab until the control has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  const visible = inSight(control);
  await expect(visible).toBeVisible();
  // Found once: to look for a control by its role takes longer than to press a key.
  const goal = await visible.evaluateHandle((element) => element);
  for (let step = 0; step < MOST_STEPS; step++) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MOST_STEPS} presses of Tab do not reach ${String(control)}`);
}

async function pressOn(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

async function search(page: Page): Promise<void> {
  await openStarted(page, '/');
  await tabTo(page, page.getByRole('combobox', { name: /City, area or hotel/ }));
  await page.keyboard.type('bali');
  await expect(page.getByRole('option', { name: /^Bali/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await pressOn(page, page.getByRole('button', { name: 'Search hotels' }));
  await expect(page).toHaveURL(/\/hotel\/list\?/);
}

async function fillIn(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('combobox', { name: 'Title' }));
  await page.keyboard.press('ArrowDown');
  await typeInto(page, 'First name', 'Sari');
  await typeInto(page, 'Last name', 'Wulandari');
  await typeInto(page, 'E-mail', freshEmail('keyboard'));
  await typeInto(page, 'Mobile phone', '081234567890');
  await pressOn(page, page.getByRole('button', { name: /^(Continue to review|Review)$/ }));
  await expect(page).toHaveURL(/step=review/);
}

test('a stay is found, booked and paid with the keyboard alone', async ({ page }) => {
  await search(page);
  await moveToFreshNights(page);
  await pressOn(page, page.getByRole('link', { name: /See rooms/ }));
  await expect(page).toHaveURL(/\/hotel\/detail\?/);
  await pressOn(page, page.getByRole('link', { name: /^Choose(?! a room)/ }));
  await expect(page).toHaveURL(/\/hotel\/checkout\?/);
  await fillIn(page);
  await pressOn(page, page.getByRole('button', { name: /^Book/ }));
  await expect(page).toHaveURL(/\/payment\?booking=/);

  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('Space');
  await pressOn(page, page.getByRole('button', { name: /^Pay Rp\./ }));
  await expect(page).toHaveURL(/\/gateway\/pay\//);
  await pressOn(page, page.getByRole('button', { name: 'Pay now', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Paid. Your voucher is ready' })).toBeVisible({
    timeout: 30_000,
  });
});
