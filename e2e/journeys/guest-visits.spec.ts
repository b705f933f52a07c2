import { randomInt } from 'node:crypto';
import { expect, test, type Page } from 'playwright/test';
import { apiOf, readMails } from '../support/api.ts';
import { freshEmail } from '../support/bookings.ts';
import { watchFaults } from '../support/faults.ts';
import { payBy, settle } from '../support/hotel-journey.ts';
import { openDay } from '../support/open-day.ts';
import { openStarted } from '../support/started.ts';
import { wordsOf, type Language } from '../support/words.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const shown = (page: Page, name: RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first();

/** A name that no other test has booked with: nobody goes twice at the same time. */
const freshName = () => [...String(randomInt(1_000_000))].map((digit) => 'abcdefghij'[Number(digit)]).join('');

/** The booking call answers nothing: the order ID comes by mail. */
async function findByMail(page: Page, language: Language, email: string): Promise<void> {
  const words = wordsOf(language);
  await expect(page).toHaveURL(/\/order$/);
  await expect(page.getByRole('textbox', { name: words.orderEmail })).toHaveValue(email);
  const [mail] = await readMails(apiOf(new URL(page.url()).origin), email);
  const code = /WS[A-Z0-9]{8}/.exec(mail?.subject ?? '')?.[0];
  expect(code, 'the order ID is in the subject').toBeDefined();
  await page.getByRole('textbox', { name: words.orderId }).fill(code!);
  await page.getByRole('button', { name: words.findOrder }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.yourOrder })).toBeVisible();
}

test.describe('a guest at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('books tickets for a time in Singapore dollars, from the list to a code for each person', async ({
    page,
    baseURL,
  }) => {
    const faults = watchFaults(page);
    await openStarted(page, '/venue/list');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/venues in Singapore$/);
    await page
      .getByRole('link', { name: /aquarium/i })
      .first()
      .click();
    await expect(page).toHaveURL(/\/venue\/detail\?/);
    const id = new URL(page.url()).searchParams.get('uniqueId')!;
    const day = await openDay(apiOf(baseURL!), 'venue', id, 3);
    const query = new URLSearchParams({ uniqueId: id, date: day });
    for (const pax of ['A', 'A', 'C']) query.append('pax', pax);
    await openStarted(page, `/venue/detail?${query}`);
    await page.getByRole('radio', { name: /free$/ }).first().click();
    await page
      .getByRole('link', { name: /^Book for S\$/ })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page).toHaveURL(/\/venue\/checkout\?/);
    const email = freshEmail('visitor');
    const contact = card(page, 'Contact');
    await contact.getByRole('combobox', { name: 'Title' }).selectOption('Mrs');
    await contact.getByLabel('First name').fill('Ayu');
    await contact.getByLabel('Last name').fill(freshName());
    await contact.getByLabel('E-mail').fill(email);
    await contact.getByRole('textbox', { name: 'Mobile phone' }).fill('8123 4567');
    const second = card(page, 'Adult 2');
    await second.getByRole('combobox', { name: 'Title' }).selectOption('Mr');
    await second.getByLabel('First name').fill('Budi');
    await second.getByLabel('Last name').fill(freshName());
    const child = card(page, 'Child 1');
    await child.getByRole('combobox', { name: 'Title' }).selectOption('MISS');
    await child.getByLabel('First name').fill('Naya');
    await child.getByLabel('Last name').fill(freshName());
    for (const [label, text] of [
      ['Day', '2'],
      ['Month', '9'],
      ['Year', String(new Date().getFullYear() - 6)],
    ] as const)
      await child.getByLabel(label, { exact: true }).fill(text);
    await shown(page, /^(Continue to review|Review)$/).click();
    await expect(page).toHaveURL(/step=review/);
    await shown(page, /^Book/).click();
    await findByMail(page, 'en', email);
    await page.getByRole('link', { name: 'Choose how to pay' }).click();
    await page.getByRole('radio', { name: /card/i }).first().check();
    await shown(page, /^Pay S\$/).click();
    await expect(page).toHaveURL(/\/gateway\/pay\//);
    await page.getByRole('button', { name: 'Pay now', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: wordsOf('en').ready })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('main').getByRole('img', { name: /^QR code of ticket/ })).toHaveCount(3);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'PDF tickets' }).first().click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    expect(faults()).toEqual([]);
  });
});

test.describe('a guest at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('buys an indoor pass without a day in rupiah, in Indonesian', async ({ page }) => {
    const faults = watchFaults(page);
    await openStarted(page, '/id/venue/list?location=JKT&participants=1&anyDay=1');
    await openStarted(page, '/id/venue/detail?uniqueId=VEN-014&pax=A');
    await expect(page.getByRole('radio')).toHaveCount(0);
    await page
      .getByRole('link', { name: /^Pesan Rp\./ })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page).toHaveURL(/\/id\/venue\/checkout\?/);
    const email = freshEmail('visitor');
    const contact = card(page, 'Kontak');
    await contact.getByRole('combobox', { name: 'Sapaan' }).selectOption('Mr');
    await contact.getByLabel('Nama depan').fill('Budi');
    await contact.getByLabel('Nama belakang').fill(freshName());
    await contact.getByLabel('E-mail').fill(email);
    await contact.getByRole('textbox', { name: 'Nomor ponsel' }).fill('8123 4567');
    await shown(page, /^(Lanjut ke pemeriksaan|Periksa)$/).click();
    await expect(page).toHaveURL(/step=review/);
    await shown(page, /^Pesan/).click();
    await findByMail(page, 'id', email);
    await page.getByRole('link', { name: 'Pilih cara bayar' }).click();
    await payBy(page, 'id', 'BCA');
    await settle(page, 'id');
    const ticket = page.getByRole('main').getByRole('article').first();
    await expect(ticket).toContainText(/Hari apa saja sampai/);
    await expect(ticket.getByRole('img', { name: /^Kode QR tiket/ })).toBeVisible();
    expect(faults()).toEqual([]);
  });
});
