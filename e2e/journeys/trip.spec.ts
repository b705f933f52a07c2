import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { beTripper } from '../support/demo-trip.ts';
import { expectNoSidewaysScroll } from '../support/faults.ts';
import { inLocale } from '../support/pages.ts';
import { photograph } from '../support/photograph.ts';
import { openStarted } from '../support/started.ts';

const WORDS = {
  en: {
    clash: /at the same time on/,
    tight: /^Tight: \d+ minutes to spare/,
    back: 'Money coming back',
    pay: 'Choose how to pay',
  },
  id: { clash: /pada waktu yang sama/, tight: /^Mepet: sisa \d+ menit/, back: 'Uang kembali', pay: 'Pilih cara bayar' },
} as const;

/** What clashes, is tight, waits for its payment and was given back. */
async function expectWholeTrip(page: Page, locale: 'en' | 'id'): Promise<void> {
  const { clash, tight, back, pay } = WORDS[locale];
  const main = page.getByRole('main');
  await expect(main.getByText(clash)).toBeVisible();
  await expect(main.getByText(tight)).toBeVisible();
  await expect(main.getByRole('heading', { name: back })).toBeVisible();
  await expect(main.getByRole('link', { name: pay }).first()).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(11);
}

/** The page, its answer and its code are kept for a time without network. */
const isSaved = (page: Page, address: string) =>
  page.evaluate(async (path) => {
    const pages = await caches.open('wisata-pages-1');
    return (await pages.match(new URL(path, location.origin).href)) !== undefined;
  }, address);

for (const who of ['guest', 'member'] as const) {
  test(`a trip through seven services stands by itself for a ${who}, with and without network`, async ({
    page,
    context,
    baseURL,
  }) => {
    await beTripper(page, who, baseURL!);
    const shots = process.env['SHOTS'];
    if (shots) await photograph(page, '/trip', shots);
    await page.setViewportSize({ width: 390, height: 844 });
    const locale = who === 'guest' ? 'id' : 'en';
    const address = inLocale(locale, '/trip');
    // Who has booked here has been here: what keeps pages and answers is at work by then.
    await openStarted(page, '/help');
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await openStarted(page, address);
    await expectWholeTrip(page, locale);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, who === 'guest' ? 'dark' : 'light');
    await expect.poll(() => isSaved(page, address), { timeout: 30_000 }).toBe(true);
    await context.setOffline(true);
    await page.goto(address);
    await expectWholeTrip(page, locale);
    if (shots) await photograph(page, '/trip', shots, 'offline');
  });
}
