import { expect, test, type Page } from 'playwright/test';
import { openStarted } from '../support/started.ts';
import { inSight } from '../support/people.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const LIST = '/hotel/list?destinationKey=DPS&city=Bali';

/** Opens a layer, goes Back, and expects the page under it to be the same as before. */
async function closesByBack(page: Page, opener: string | RegExp, layer: string | RegExp): Promise<void> {
  const address = page.url();
  await inSight(page.getByRole('button', { name: opener })).click();
  await expect(page.getByRole('dialog', { name: layer })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.url()).toBe(address);
}

/** Opens a layer and closes it by its cross. */
async function closesByCross(page: Page, opener: string | RegExp): Promise<void> {
  await inSight(page.getByRole('button', { name: opener })).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('Back closes pictures, map, menu and rules one at a time, and then leads to the page before', async ({ page }) => {
  const asked: string[] = [];
  await openStarted(page, LIST);
  await closesByBack(page, 'Open map', 'Map of the hotels');
  await closesByBack(page, 'Menu', 'Menu');
  await page
    .getByRole('link', { name: /See rooms/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/hotel\/detail\?/);
  // The address is of the hotel before its page is drawn.
  await expect(page.getByRole('heading', { name: 'Rooms and rates' })).toBeVisible();
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  page.on('request', (request) => request.url().includes('/api/hotel/') && asked.push(request.url()));

  await closesByBack(page, /^Open picture 1 of/, name);
  await closesByBack(page, 'Cancellation rules', 'Cancellation rules');
  await closesByCross(page, /^Open picture 2 of/);
  expect(asked.filter((url) => !url.includes('cancel-policy'))).toEqual([]);

  await page.goBack();
  await expect(page).toHaveURL(/\/hotel\/list/);
});

test('a page that is gone to from the menu takes its place in the history', async ({ page }) => {
  await openStarted(page, LIST);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Flights' }).click();
  await expect(page).toHaveURL(/\/flight/);
  await page.goBack();
  await expect(page).toHaveURL(/\/hotel\/list/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
