import path from 'node:path';
import { test, type Page } from 'playwright/test';
import { inLocale } from './pages.ts';
import { openStarted } from './started.ts';
import type { Language } from './words.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;
const SITE_LANGUAGES = ['en', 'id'] as const;
const THEMES = ['light', 'dark'] as const;

/** Below the fold a served page is laid out, and its pictures are fetched, when somebody comes near. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.documentElement.removeAttribute('data-served');
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo(0, 0);
    // Also those that somebody would have to scroll sideways for. One that cannot be shown is shown as that.
    const isThere = (picture: HTMLImageElement) => {
      picture.loading = 'eager';
      return picture.decode().catch(() => undefined);
    };
    await Promise.all([...document.images].map(isThere));
  });
}

/** Opens a page of the storefront and waits until all of it is there. */
export async function openWhole(page: Page, address: string): Promise<void> {
  await openStarted(page, address);
  await page.waitForLoadState('networkidle');
  await showAll(page);
}

/** Where pictures go, and what of. */
interface Pictures {
  readonly folder: string;
  /** Said after the name of the test. */
  readonly like?: string;
  /** Leaves out what is above and below. */
  readonly inWindow?: boolean;
}

/** What is open in both themes: the page's own button does the same, and so does a device that turns dark. */
async function photographThemes(page: Page, file: string, inWindow: boolean): Promise<void> {
  for (const theme of THEMES) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme });
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    await page.screenshot({ path: `${file}-${theme}.png`, fullPage: !inWindow, animations: 'disabled' });
  }
}

/** Pictures at both widths, in both languages and themes, of what `open` brings up, named after the test that looks at it. */
export async function photographOpened(
  page: Page,
  { folder, like = '', inWindow = false }: Pictures,
  open: (locale: Language) => Promise<unknown>,
): Promise<void> {
  const name = `${test.info().title} ${like}`
    .toLowerCase()
    .match(/[a-z0-9]+/g)!
    .join('-');
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: THEMES[0] });
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    for (const locale of SITE_LANGUAGES) {
      // Who was on an Indonesian page is led from the English home to the Indonesian one.
      await page
        .context()
        .addCookies([{ name: 'i18n_redirected', value: locale, url: test.info().project.use.baseURL! }]);
      await open(locale);
      await photographThemes(page, path.join(folder, `${name}-${viewport.width}-${locale}`), inWindow);
    }
  }
}

/** Pictures of a page by its address, and what it is like then. */
export const photograph = (page: Page, address: string, folder: string, like = '') =>
  photographOpened(page, { folder, like: `${address.split('?', 1)[0]} ${like}` }, (locale) =>
    openWhole(page, inLocale(locale, address)),
  );
