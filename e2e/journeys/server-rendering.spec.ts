import { expect, test, type Page } from '@playwright/test';
import { apiOf } from '../support/api.ts';
import { expectPage } from '../support/document.ts';
import { watchFaults } from '../support/faults.ts';
import { becomeMember } from '../support/fresh-member.ts';
import { HOTEL_DETAIL, HOTEL_LIST, inLocale, PAGES } from '../support/pages.ts';
import { openStarted } from '../support/started.ts';

test.use({ serviceWorkers: 'block' });

/** Pages of the shell's own, and those that begin from what only the browser has. */
const RENDERED_HERE = new Set([
  'checkout without a room',
  'flight checkout without a flight',
  'ticket of nothing',
  'login',
  'register form',
  'registered',
  'check your mail',
  'forgotten password',
  'order lookup',
  'payment of nothing',
  'result of nothing',
  'maintenance',
]);

/** How an address comes. A machine that is busy may need more than the time limit, and leaves a page to the browser then. */
async function expectRendered(page: Page, path: string): Promise<void> {
  const how = async () => (await page.request.get(path)).headers()['x-wisata-rendered'];
  await expect.poll(how, { message: `${path} is rendered on the server` }).toBe('server');
}

/** Opens an address and waits until the shell has taken the page over. Gives where the two renders differ. */
async function takeOver(page: Page, path: string): Promise<readonly string[]> {
  await page.addInitScript(() => {
    const seen: unknown[] = [];
    Object.assign(window, { mismatches: seen });
    window.addEventListener('wisata:analytics', (event) => {
      const { detail } = event as CustomEvent<{ event: string; properties: unknown }>;
      if (detail.event === 'hydration-mismatch') seen.push(JSON.stringify(detail.properties));
    });
  });
  await openStarted(page, path);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => (window as unknown as { mismatches: string[] }).mismatches);
}

for (const locale of ['en', 'id'] as const) {
  for (const { name, path } of PAGES) {
    test(`${name} (${locale}) is taken over by the browser as it came`, async ({ page }) => {
      const faults = watchFaults(page);
      const address = inLocale(locale, path);
      if (!RENDERED_HERE.has(name)) await expectRendered(page, address);
      expect(await takeOver(page, address)).toEqual([]);
      expect(faults()).toEqual([]);
    });
  }
}

test('a member finds their name in a page that nobody else gets', async ({ page, baseURL }) => {
  await becomeMember(page, apiOf(baseURL!));
  await expectRendered(page, '/member/profile');
  const answer = await page.request.get('/member/profile');
  expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-wisata-rendered': 'server' });
  const [banner = ''] = /<header.*?<\/header>/s.exec(await answer.text()) ?? [];
  expect(banner).toContain('Ratih');
  const faults = watchFaults(page);
  expect(await takeOver(page, '/member/profile')).toEqual([]);
  await expectPage(page);
  expect(faults()).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  const READABLE = [
    { path: '/', text: /One place to book it/ },
    { path: HOTEL_LIST, text: /See rooms/ },
    { path: HOTEL_DETAIL, text: /Rp\.\s[\d.]+/ },
    { path: '/blog/nyepi-in-bali', text: /Nyepi/ },
    { path: '/help', text: /refund/i },
  ];
  for (const { path, text } of READABLE) {
    test(`${path.split('?', 1)[0]} can be read`, async ({ page }) => {
      await expectRendered(page, path);
      await page.goto(path);
      await expectPage(page);
      await expect(page.getByRole('main')).toContainText(text);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }

  test('links lead from the list to a hotel, to the other language and home', async ({ page }) => {
    await page.goto(HOTEL_LIST);
    await page.getByRole('main').getByRole('link', { name: 'See rooms' }).first().click();
    await expect(page).toHaveURL(/\/hotel\/detail\?/);
    await expectPage(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Bahasa Indonesia/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/id\/hotel\/detail\?/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'id');
    await expectPage(page);
  });
});
