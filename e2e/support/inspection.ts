import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { expectNoSidewaysScroll, watchFaults } from './faults.ts';
import { languageFindings } from './language.ts';
import { inLocale } from './pages.ts';
import { photograph } from './photograph.ts';
import { expectRendered, takeOver } from './take-over.ts';
import { visibleTexts } from './visible-text.ts';

interface Inspected {
  /** Texts that somebody wrote in one language, such as the title of a booking. */
  readonly written?: readonly string[];
  /** Whether the page comes rendered. */
  readonly isRendered?: boolean;
}

async function open(page: Page, path: string, isRendered: boolean): Promise<void> {
  const renderedBy = await takeOver(page, path);
  if (isRendered && renderedBy !== 'server') {
    await expectRendered(page, path);
    await takeOver(page, path);
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/**
 * Looks at one page as different people meet it: wide, light and in English; narrow, dark and in Indonesian; at 320 px.
 * A reader's tools find nothing serious, the console is empty, no text is in the wrong language, and the browser takes
 * over what the server has rendered as it is. With a folder in `SHOTS` it takes pictures for a person to look at instead.
 */
export async function inspect(page: Page, path: string, inspected: Inspected = {}): Promise<void> {
  const { written = [], isRendered = false } = inspected;
  if (process.env['SHOTS']) return photograph(page, path, process.env['SHOTS']);
  const faults = watchFaults(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, path, isRendered);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const en = await visibleTexts(page);
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, inLocale('id', path), isRendered);
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  const id = await visibleTexts(page);
  await expectAccessible(page, 'dark');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);

  const translatable = id.map((text) => written.reduce((rest, each) => rest.replace(each, ''), text));
  expect.soft(languageFindings({ en, id: translatable })).toEqual([]);
  expect.soft(faults()).toEqual([]);
}
