import { expect, test, type Page } from 'playwright/test';
import { apiOf, readMails } from '../support/api.ts';
import { freshEmail } from '../support/bookings.ts';
import { watchFaults } from '../support/faults.ts';
import { downloadVoucher, payBy, payByCard, settle } from '../support/hotel-journey.ts';
import { openDay } from '../support/open-day.ts';
import { fillContact, fillPerson, inSight } from '../support/people.ts';
import { openStarted } from '../support/started.ts';
import { wordsOf, type Language } from '../support/words.ts';

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
    await inSight(page.getByRole('link', { name: /^Book for S\$/ })).click();
    await expect(page).toHaveURL(/\/venue\/checkout\?/);
    const email = freshEmail('visitor');
    await fillContact(page, 'en', { title: 'Mrs', firstName: 'Ayu' }, email);
    await fillPerson(page, 'en', 'Adult 2', { title: 'Mr', firstName: 'Budi' });
    await fillPerson(page, 'en', 'Child 1', { title: 'MISS', firstName: 'Naya', age: 6 });
    await inSight(page.getByRole('button', { name: /^(Continue to review|Review)$/ })).click();
    await expect(page).toHaveURL(/step=review/);
    await inSight(page.getByRole('button', { name: /^Book/ })).click();
    await findByMail(page, 'en', email);
    await page.getByRole('link', { name: 'Choose how to pay' }).click();
    await payByCard(page, 'en');
    await settle(page, 'en');
    await expect(page.getByRole('main').getByRole('img', { name: /^QR code of ticket/ })).toHaveCount(3);
    expect((await downloadVoucher(page, 'en', 'PDF tickets')).suggestedFilename()).toMatch(/\.pdf$/);
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
    await inSight(page.getByRole('link', { name: /^Pesan Rp\./ })).click();
    await expect(page).toHaveURL(/\/id\/venue\/checkout\?/);
    const email = freshEmail('visitor');
    await fillContact(page, 'id', { title: 'Mr', firstName: 'Budi' }, email);
    await inSight(page.getByRole('button', { name: /^(Lanjut ke pemeriksaan|Periksa)$/ })).click();
    await expect(page).toHaveURL(/step=review/);
    await inSight(page.getByRole('button', { name: /^Pesan/ })).click();
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
