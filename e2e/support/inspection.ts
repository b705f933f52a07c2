import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expectNoSidewaysScroll, watchFaults } from './faults.ts';
import { languageFindings } from './language.ts';
import { inLocale } from './pages.ts';
import { visibleTexts } from './visible-text.ts';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/**
 * Looks at one page as different people meet it: wide, light and in English; narrow, dark and in Indonesian; at 320 px.
 * A reader's tools find nothing serious, the console is empty, no text is in the wrong language. `written` are texts
 * that somebody wrote in one language, such as the title of a booking.
 */
export async function inspect(page: Page, path: string, written: readonly string[] = []): Promise<void> {
  const faults = watchFaults(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, path);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const en = await visibleTexts(page);
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, inLocale('id', path));
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  const id = await visibleTexts(page);
  await expectAccessible(page, 'dark');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);

  const translatable = id.map((text) => written.reduce((rest, each) => rest.replace(each, ''), text));
  expect.soft(languageFindings({ en, id: translatable })).toEqual([]);
  expect.soft(faults()).toEqual([]);
}
