import path from 'node:path';
import { test, type Page } from 'playwright/test';
import { inLocale } from './pages.ts';
import { openStarted } from './started.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/** Below the fold a served page is laid out, and its pictures are fetched, when somebody comes near. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.documentElement.removeAttribute('data-served');
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Pictures of a page at both widths, in both languages and themes, named after the test that looks at it and what it is like then. */
export async function photograph(page: Page, address: string, folder: string, like = ''): Promise<void> {
  const name = `${test.info().title} ${address.split('?', 1)[0]} ${like}`
    .toLowerCase()
    .match(/[a-z0-9]+/g)!
    .join('-');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const theme of ['light', 'dark'] as const) {
    await page
      .context()
      .addCookies([{ name: 'aerowisata_theme', value: theme, url: test.info().project.use.baseURL! }]);
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      for (const locale of ['en', 'id'] as const) {
        await openStarted(page, inLocale(locale, address));
        await page.waitForLoadState('networkidle');
        await showAll(page);
        const file = `${name}-${viewport.width}-${locale}-${theme}.png`;
        await page.screenshot({ path: path.join(folder, file), fullPage: true });
      }
    }
  }
}
