import { expect, test, type Page } from '@playwright/test';
import { apiOf, type Api } from '../support/api.ts';
import { HOTEL_DETAIL, HOTEL_LIST, inLocale, PAGES } from '../support/pages.ts';
import { visibleTexts } from '../support/visible-text.ts';

/** Looks like a name of a message instead of the message: `hotel.list.title`, `{{count}}`. */
const UNTRANSLATED = /^[a-z][\w-]*(:[\w-]+)?(\.[a-zA-Z]\w*)+$|\{\{/;
/** Words that no Indonesian sentence has. */
const ENGLISH = /\b(the|and|your|with|for|are|you|this|not|from|please)\b/i;
/** Texts that are the same in both languages on purpose: brand, company, domains. */
const SHARED = ['PT Wisata Nusantara Raya', 'wisata'];
/** Fields of the API that hold names of places, hotels, rooms and people. */
const NAME_FIELDS = /^(name|HotelName|roomName|AuthorName|Address|address|area|cityName)$/;

const letters = (text: string) => text.replace(/[^\p{L}]/gu, '').length;

function collectNames(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string' && NAME_FIELDS.test(key)) found.add(inner);
    else collectNames(inner, found);
  }
}

/** Every name that the pages under test may show; longest first, so that none hides inside another. */
async function searchNames(api: Api): Promise<readonly string[]> {
  const query = (path: string) => Object.fromEntries(new URL(path, api.siteUrl).searchParams);
  const counts = { countRoom: 1, countGuest: 2, countChild: 0 };
  const found = new Set(SHARED);
  collectNames(await api.post('/api/v1/hotel/availability', { ...query(HOTEL_LIST), ...counts }), found);
  collectNames(await api.post('/api/v1/hotel/detail', { ...query(HOTEL_DETAIL), ...counts }), found);
  return [...found].sort((a, b) => b.length - a.length);
}

const without = (names: readonly string[], text: string) =>
  names.reduce((rest, name) => rest.replaceAll(name, ''), text);

async function textsOf(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  return visibleTexts(page);
}

test.describe('every text of a page is in the language of its address', () => {
  for (const { name, path } of PAGES) {
    test(name, async ({ page, baseURL }) => {
      const english = await textsOf(page, path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      const indonesian = await textsOf(page, inLocale('id', path));
      await expect(page.locator('html')).toHaveAttribute('lang', 'id');

      expect([...english, ...indonesian].filter((text) => UNTRANSLATED.test(text))).toEqual([]);
      expect(indonesian.filter((text) => ENGLISH.test(text))).toEqual([]);
      const same = indonesian.filter((text) => english.includes(text) && letters(text) > 12);
      const names = same.length > 0 ? await searchNames(apiOf(baseURL!)) : [];
      expect(same.filter((text) => letters(without(names, text)) > 12)).toEqual([]);
    });
  }
});

test.describe('on the root path alone', () => {
  test.use({ locale: 'id-ID' });

  test('a browser in Indonesian is sent to /id, and a remembered choice comes first', async ({
    page,
    context,
    baseURL,
  }) => {
    await page.goto('/?from=letter');
    await expect(page).toHaveURL('/id?from=letter');
    await page.goto('/order');
    await expect(page).toHaveURL('/order');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/');
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
