import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, type Page } from 'playwright/test';
import { findFreePort, withCheckout, type Checkout } from '../support/checkout.ts';
import { DEV_SITE, startOwnSite, withDataFolder, type OwnSite } from '../support/own-site.ts';
import { openStarted } from '../support/started.ts';

const TEXTS = 'mfe-hotel/src/messages/en.json';
const FORM = 'mfe-hotel/src/search/search-form.tsx';
const LABEL = "t(isAll ? 'search.submit' : 'search.submitStay')";
const LOOK = 'shared-ui/src/actions/button.module.css';
const DEV = 'platform/cli/src/dev.ts';

const readToken = async (dataDir: string) => (await readFile(path.join(dataDir, 'operator-token'), 'utf8')).trim();
const searchButton = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).first();

async function withSite(use: (site: OwnSite, token: string) => Promise<void>): Promise<void> {
  await withDataFolder('team', async (dataDir) => {
    const site = await startOwnSite(dataDir, {}, DEV_SITE);
    try {
      await use(site, await readToken(dataDir));
    } finally {
      await site.stop();
    }
  });
}

/** What the command says when it cannot begin. */
async function refused(checkout: Checkout, shell: string, token: string): Promise<string> {
  const { code, printed } = await checkout.start([DEV, 'hotel', '--shell', shell], { RELEASE_TOKEN: token }).ended;
  expect([code, printed.split('\n').length]).toEqual([1, 1]);
  return printed;
}

/** A build of a machine that does much else. */
const BUILT = { timeout: 60_000 };

/** Saves texts, a component, a style and a mistake: each is shown, and the page that somebody is working on stays. */
async function saveAll(checkout: Checkout, page: Page): Promise<void> {
  const place = page.getByRole('main').getByRole('combobox', { name: 'City, area or hotel' });
  await place.fill('Ubu');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await checkout.replace(TEXTS, '"Search hotels"', '"Find a bed"');
  await expect(searchButton(page, 'Find a bed')).toBeVisible(BUILT);
  await checkout.replace(FORM, LABEL, `\`\${${LABEL}} now\``);
  await expect(searchButton(page, 'Find a bed now')).toBeVisible(BUILT);
  await checkout.replace(LOOK, 'background: var(--action);', 'background: rgb(1, 2, 3);');
  await expect(searchButton(page, 'Find a bed now')).toHaveCSS('background-color', 'rgb(1, 2, 3)', BUILT);

  const mistakes = page.locator('#webpack-dev-middleware-hot-overlay');
  await checkout.replace(FORM, '} now`', '} now`)');
  await expect(
    mistakes
      .contentFrame()
      .getByText(/search-form\.tsx/)
      .first(),
  ).toBeVisible(BUILT);
  await checkout.replace(FORM, '} now`)', '} at once`');
  await expect(searchButton(page, 'Find a bed at once')).toBeVisible(BUILT);
  await expect(mistakes).toHaveCount(0, BUILT);

  await expect(place).toHaveValue('Ubu');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
}

test('a developer sees their remote in a running site at every save, and nothing is left of it', async ({
  page,
  browser,
}) => {
  // The shell is built once more, for development.
  test.setTimeout(420_000);
  await withSite(async (site, token) => {
    await withCheckout(async (checkout) => {
      expect(await refused(checkout, 'wisata', token)).toContain('--shell takes the address of a site');
      expect(await refused(checkout, 'http://localhost:9', token)).toBe('http://localhost:9 does not answer');
      expect(await refused(checkout, site.url, 'a-token-of-nobody')).toContain('does not take this RELEASE_TOKEN');
      expect(await refused(checkout, site.url, '')).toContain('set RELEASE_TOKEN');

      const port = await findFreePort();
      const env = { RELEASE_TOKEN: token, DEV_PORT: String(port) };
      const dev = checkout.start([DEV, 'hotel', '--shell', site.url], env);
      await openStarted(page, await dev.waitFor(/open (http:\S+\/)/));
      const bar = page.getByRole('complementary').filter({ hasText: `hotel http://localhost:${port}/` });
      await expect(bar).toBeVisible();
      await expect(searchButton(page, 'Search hotels')).toBeVisible();

      await saveAll(checkout, page);
      const visitor = await browser.newPage();
      await visitor.goto(site.url);
      await expect(searchButton(visitor, 'Search hotels')).toBeVisible();
      await visitor.close();

      const { code, printed } = await dev.stop();
      expect([code, printed.match(/cannot be built/g)]).toEqual([0, ['cannot be built']]);
      await expect(searchButton(page, 'Search hotels')).toBeVisible();
      await expect(bar).toHaveCount(0);
    });
  });
});
