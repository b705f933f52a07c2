import path from 'node:path';
import { expect, test, type Page, type Request } from 'playwright/test';
import { inLocale } from './pages.ts';
import { openStarted } from './started.ts';
import { LANGUAGES, type Language } from './words.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;
const THEMES = ['light', 'dark'] as const;

/** Without a request for this long, nothing more is on its way. */
const QUIET_MS = 500;
/** How long a page may go on waiting for something; then it is shown as one that waits. */
const MOST_MS = 15_000;

const comesTrue = (page: Page, isSo: () => boolean) =>
  page.waitForFunction(isSo, undefined, { timeout: MOST_MS }).catch(() => undefined);

/**
 * Nothing on the page waits for its content: no region is busy, and no grey piece stands for what will come. Out of sight
 * one does: a calendar that is drawn ahead of its press.
 */
const isFilled = (page: Page) =>
  comesTrue(page, () =>
    [...document.querySelectorAll('[aria-busy="true"], [class*="-bone-"]')].every((each) => !each.checkVisibility()),
  );

/** Waits until what is asked for from now on is answered, and what the answers ask for. */
export async function withAnswers(page: Page, act: () => Promise<unknown>): Promise<void> {
  const asked = new Set<Request>();
  const since = { last: 0 };
  const note = (request: Request) => asked.add(request);
  const end = (request: Request) => {
    asked.delete(request);
    since.last = Date.now();
  };
  page.on('request', note).on('requestfinished', end).on('requestfailed', end);
  await act();
  since.last = Date.now();
  const isQuiet = () => asked.size === 0 && Date.now() - since.last > QUIET_MS;
  await expect
    .poll(isQuiet, { intervals: [100], timeout: MOST_MS })
    .toBe(true)
    .catch(() => undefined);
  page.off('request', note).off('requestfinished', end).off('requestfailed', end);
}

/** Below the fold a served page is laid out, and its pictures and parts are fetched, when somebody comes near. */
const comeNearAll = (page: Page) =>
  page.evaluate(async () => {
    document.documentElement.removeAttribute('data-served');
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo(0, 0);
  });

/** Also those that somebody would have to scroll sideways for. */
async function showPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const picture of document.images) picture.loading = 'eager';
  });
  await comesTrue(page, () => [...document.images].every(({ complete }) => complete));
}

/** Opens a page of the storefront and waits until all of it is there. */
export async function openWhole(page: Page, address: string): Promise<void> {
  await openStarted(page, address);
  await page.waitForLoadState('networkidle');
  await isFilled(page);
  await withAnswers(page, () => comeNearAll(page));
  await isFilled(page);
  await showPictures(page);
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
    // A window as high as the page, which the picture before took, has a map come anew now and then.
    await isFilled(page);
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
    for (const locale of LANGUAGES) {
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
