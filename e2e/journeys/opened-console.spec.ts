import { expect, type Page } from 'playwright/test';
import { takeNewerDays } from '../support/build-machine.ts';
import { photographOpened } from '../support/photograph.ts';
import { PEOPLE, test } from '../support/release-site.ts';
import { openStarted } from '../support/started.ts';
import { throwIn } from '../support/thrown.ts';
import type { Language } from '../support/words.ts';

// Only photographed: other journeys use all of this and say what has to hold.
const SHOTS = process.env['SHOTS']!;

const BUILT = {
  commit: '1a2b3c4'.padEnd(40, '0'),
  author: 'Rani',
  subject: 'Prices say what is in them',
  buildUrl: 'https://ci.example/12',
};

async function openConsole(page: Page, locale: Language): Promise<void> {
  // Right after the first start of all, the page is still being built; it opens itself.
  await page.goto('/ops/');
  const language = page.getByRole('button', { name: locale === 'id' ? /Bahasa Indonesia/ : /English/ });
  await expect(language).toBeVisible({ timeout: 60_000 });
  await language.click();
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
}

/** The console asks again and again: it is whole when nothing in it says that it is asking. */
const expectWhole = (page: Page) => expect(page.getByText(/ …$/).filter({ visible: true })).toHaveCount(0);

/** Everything that a press would unfold, the folded inside it too. */
async function unfoldAll(page: Page): Promise<void> {
  const folded = page.locator('details:not([open]) > summary:visible');
  while (await folded.count()) await folded.first().press('Enter');
  await expectWhole(page);
}

test('the console with all that can happen', async ({ page, request, site, before }) => {
  test.setTimeout(600_000);
  const of = (name: string) => before.versions[name]!;
  const sharper = `${of('hotel')}-sharper`;
  await site.publishCopy({
    name: 'hotel',
    version: of('hotel'),
    twin: sharper,
    change: takeNewerDays,
    built: BUILT,
  });
  for (const name of ['transport', 'train'] as const)
    await site.publishCopy({ name, version: of(name), twin: `${of(name)}-seats` });
  await site.release('canary', 'hotel', sharper, 'sharper pictures', '--locale', 'id', '--country', 'SG');
  await site.release('preview', 'transport', '7', `${of('transport')}-seats`, 'seats are sold');
  await site.release('slot', 'flight', 'search-form', 'off', 'shows old prices');
  await site.release('activate', 'transport', `${of('transport')}-seats`, 'seats can be chosen');
  await site.release('rollback', 'transport', 'seats of two trains are mixed up');
  await site.release('freeze', 'content', 'until monday');
  await expect(site.release('activate', 'content', of('content'), 'now')).rejects.toThrow('frozen');
  await site.release('approvals', 'train', 'on', 'seats are sold now');
  // What waits for a second person is asked for by a person, not by a shared token.
  const asked = await request.post(`${site.url}/ops/api/packages/train/actions`, {
    headers: { authorization: `Bearer ${PEOPLE.budi}` },
    data: { kind: 'activate', version: `${of('train')}-seats`, reason: 'seats can be chosen' },
  });
  expect(asked.ok()).toBe(true);
  await openStarted(page, '/');
  await throwIn(page, `hotel/${of('hotel')}/remoteEntry.js:1:2`);

  await photographOpened(page, { folder: SHOTS, like: 'sign in' }, async (locale) => {
    await openConsole(page, locale);
    await page.locator('form button[type="submit"]').click();
    await expect(page.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  });
  await page.getByRole('textbox').fill(PEOPLE.rani);
  await page.locator('form button[type="submit"]').click();
  await expect(page.getByRole('article', { name: 'hotel' })).toBeVisible();
  const open = async (locale: Language) => {
    await openConsole(page, locale);
    await expect(page.getByRole('article', { name: 'hotel' })).toContainText(sharper);
    await expectWhole(page);
  };
  await photographOpened(page, { folder: SHOTS, like: 'folded' }, open);
  await photographOpened(page, { folder: SHOTS, like: 'unfolded' }, async (locale) => {
    await open(locale);
    await unfoldAll(page);
  });
  await photographOpened(page, { folder: SHOTS, like: 'promote', inWindow: true }, async (locale) => {
    await open(locale);
    await page
      .getByRole('article', { name: 'hotel' })
      .getByRole('button', { name: /^(Promote|Rilis ke semua)/ })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
