import { expect, type Locator, type Page } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { languageFindings } from '../support/language.ts';
import { openStarted } from '../support/started.ts';
import { throwIn } from '../support/thrown.ts';
import { PEOPLE, test } from '../support/release-site.ts';
import { visibleTexts } from '../support/visible-text.ts';

const PHONE = { width: 390, height: 844 };

test.use({ locale: 'id-ID', viewport: PHONE });

/** Everything that is said is Indonesian, and nothing is cut off or pushes the page wide. */
async function expectIndonesian(page: Page): Promise<void> {
  expect(languageFindings({ en: [], id: await visibleTexts(page) })).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
}

const press = (control: Locator) => control.press('Enter');

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/ops/`);
  const token = page.getByLabel('Token rilis');
  // Right after the first start of all, the page is still being built; it opens itself.
  await expect(token).toBeVisible({ timeout: 60_000 });
  await token.fill('not-a-token-that-anybody-was-given');
  await token.press('Enter');
  await expect(page.getByText('Token ini tidak diberikan kepada siapa pun.')).toBeVisible();
  await expectIndonesian(page);
  await expectAccessible(page);
  await token.fill(PEOPLE.rani);
  await token.press('Enter');
}

test('an operator who reads Indonesian begins and ends a trial on a phone, by keyboard alone', async ({
  page,
  site,
  before,
}) => {
  const stable = before.versions['transport']!;
  const next = `${stable}-kursi`;
  await site.publishCopy({ name: 'transport', version: stable, twin: next });
  await site.release('preview', 'transport', '7', next, 'kursi baru');
  await openStarted(page, '/');
  await throwIn(page, `transport/${stable}/remoteEntry.js:1:2`);
  await signIn(page, site.url);
  const row = page.getByRole('article', { name: 'transport' });
  const dialog = page.getByRole('dialog');
  const history = page.getByRole('list', { name: 'Riwayat' }).getByRole('listitem');
  await expect(row).toContainText(stable);
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  await expectAccessible(page);

  await press(row.locator('summary').filter({ hasText: `Kesalahan di ${stable}` }));
  await expect(row.getByText('transport/remoteEntry.js:1:2')).toBeVisible();
  await expectIndonesian(page);
  await expectAccessible(page);

  const preview = page.getByRole('list', { name: 'Pratinjau' }).getByRole('listitem');
  const link = await preview.getByRole('link', { name: /^Buka/ }).getAttribute('href');
  await openStarted(page, link ?? '');
  await expect(page.getByRole('complementary', { name: 'Versi uji' })).toContainText(`transport ${next}`);
  await page.goto(`${site.url}/ops/`);
  await press(preview.getByRole('button', { name: /^Akhiri/ }));
  await expect(preview).toHaveCount(0);
  // For two seconds an edge goes by what it was told before.
  await expect(async () => {
    await openStarted(page, '/id');
    expect(await page.getByRole('complementary', { name: 'Versi uji' }).count()).toBe(0);
  }).toPass();
  await page.goto(`${site.url}/ops/`);

  await press(row.getByText('Lainnya'));
  await expectIndonesian(page);
  await press(row.getByRole('button', { name: 'Mulai uji coba' }));
  await dialog.getByLabel('Bahasa').selectOption('id');
  await press(dialog.getByRole('button', { name: 'Mulai uji coba' }));
  await expect(dialog.getByText('Isi alasannya: disimpan dalam riwayat.')).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Perbedaan' })).toContainText('1 berkas');
  await expectIndonesian(page);
  await expectAccessible(page, 'dark');
  await dialog.getByLabel('Negara').fill('S');
  await dialog.getByLabel('Alasan').fill('kursi bisa dipilih');
  await press(dialog.getByRole('button', { name: 'Mulai uji coba' }));
  const refusal = dialog.getByRole('alert');
  await expect(refusal).toContainText('Registri tidak dapat menerima isian ini.');
  await expect(refusal.locator('[lang=en]')).toHaveText('A country has two capital letters: SG.');
  await dialog.getByLabel('Negara').fill('');
  await press(dialog.getByRole('button', { name: 'Mulai uji coba' }));
  await expect(row.getByRole('list', { name: 'Rencana: sekarang 1%' })).toBeVisible();
  await expect(history.first()).toContainText(
    `Uji coba transport dimulai: ${next} pada 1% pengunjung yang membaca bahasa Indonesia: “kursi bisa dipilih”`,
  );
  await expectIndonesian(page);

  await press(row.getByRole('button', { name: 'Hentikan uji coba' }));
  await expectAccessible(page);
  await dialog.getByLabel('Alasan').fill('cukup');
  await press(dialog.getByRole('button', { name: `Hentikan uji coba, kembali ke ${stable}` }));
  await expect(history.first()).toContainText(`Uji coba transport dihentikan, ${stable} untuk semua: “cukup”`);
  await site.expectVersions(before.versions);

  await press(page.getByRole('button', { name: 'EN English' }));
  await expect(page.getByRole('heading', { name: 'Releases', level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('list', { name: 'History' }).getByRole('listitem').first()).toContainText(
    `transport canary stopped, ${stable} for everybody: “cukup”`,
  );
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
