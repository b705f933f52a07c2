import { expect, test } from 'playwright/test';
import { HOTEL_LIST } from '../support/pages.ts';
import { openStarted } from '../support/started.ts';

test.describe('on the root path alone', () => {
  test.use({ locale: 'id-ID' });

  test('a browser in Indonesian is sent to /id, and a remembered choice comes first', async ({
    page,
    context,
    baseURL,
  }) => {
    await page.goto('/?from=letter');
    await expect(page).toHaveURL('/id?from=letter');
    // The page remembers its language when it starts.
    await openStarted(page, '/order');
    await expect(page).toHaveURL('/order');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await openStarted(page, '/');
    await expect(page).toHaveURL('/');
    const cookie = (await context.cookies()).find((each) => each.name === 'i18n_redirected');
    expect(cookie?.value).toBe('en');
    expect(cookie!.expires * 1000 - Date.now()).toBeGreaterThan(364 * 86_400_000);
    await context.clearCookies();
    await context.addCookies([{ name: 'i18n_redirected', value: 'id', url: baseURL! }]);
    await page.goto('/');
    await expect(page).toHaveURL('/id');
  });
});

test('the language switch keeps page, query and place, and every link stays in the language', async ({ page }) => {
  await page.goto(`${HOTEL_LIST}&sort=price_asc`);
  const address = new URL(page.url());
  await page.getByRole('banner').getByRole('link', { name: /^ID/ }).click();
  await expect(page).toHaveURL(`/id${address.pathname}${address.search}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/penginapan di Bali/);
  const hrefs = await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => `${link.getAttribute('hreflang') ?? ''} ${link.getAttribute('href')}`));
  const leaving = hrefs.filter(
    (href) => /^\S* \//.test(href) && !href.startsWith('en ') && !/ \/id(\/|\?|$)/.test(href),
  );
  expect(leaving).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: /^EN/ }).click();
  await expect(page).toHaveURL(`${address.pathname}${address.search}`);
});
