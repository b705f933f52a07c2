import { expect, test, type Page } from 'playwright/test';
import { expectNoSidewaysScroll } from '../support/faults.ts';
import { openStarted } from '../support/started.ts';
import { expectWholeText } from '../support/whole-text.ts';

const CHECK_IN = /^Check-in/;

/** Chooses a place and opens the days of a whole month, with what a night costs under each. */
async function openCalendar(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'City, area or hotel' }).fill('bali');
  await page.getByRole('option', { name: /^Bali/ }).first().click();
  await page.getByRole('button', { name: CHECK_IN }).click();
  await page.getByRole('button', { name: 'Later months' }).click();
  await expect(page.getByRole('button', { name: /from Rp\./ }).first()).toBeVisible();
}

for (const width of [390, 1440])
  test(`text of twice the size is whole in a search at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openStarted(page, '/');
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expectNoSidewaysScroll(page);
    await expectWholeText(page.getByRole('banner'));
    await expectWholeText(page.getByRole('region', { name: 'Search' }));
    await openCalendar(page);
    await expectWholeText(page.getByRole('dialog'));
  });

test('a page that is read from right to left keeps its panels on the screen, and arrows lead where they point', async ({
  page,
}) => {
  await openStarted(page, '/');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await openCalendar(page);
  const opener = (await page.getByRole('button', { name: CHECK_IN }).boundingBox())!;
  const panel = (await page.getByRole('dialog').boundingBox())!;
  expect(panel.x).toBeGreaterThanOrEqual(0);
  expect(panel.x + panel.width).toBeCloseTo(opener.x + opener.width, 0);
  const month = page.getByRole('grid').first();
  const day = month.getByRole('button', { name: /day 16 / });
  await day.focus();
  await page.keyboard.press('ArrowLeft');
  const next = month.getByRole('button', { name: /day 17 / });
  await expect(next).toBeFocused();
  expect((await next.boundingBox())!.x).toBeLessThan((await day.boundingBox())!.x);
});
