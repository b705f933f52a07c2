import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectNoSidewaysScroll, watchFaults } from '../support/faults.ts';
import { inLocale, PAGES } from '../support/pages.ts';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

for (const { name, path } of PAGES) {
  test(`${name}: usable by everybody, wide in English and narrow in Indonesian`, async ({ page }) => {
    const faults = watchFaults(page);
    await open(page, path);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, inLocale('id', path));
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    expect(faults()).toEqual([]);
  });
}
