import { expect, test } from 'playwright/test';
import { apiOf, readMails } from '../support/api.ts';
import { freshEmail } from '../support/bookings.ts';
import { watchFaults } from '../support/faults.ts';
import { becomeMember } from '../support/fresh-member.ts';
import { downloadVoucher, payByCard, settle } from '../support/hotel-journey.ts';
import { openDay } from '../support/open-day.ts';
import { fillContact, fillPerson, inSight, partOf } from '../support/people.ts';
import { openStarted } from '../support/started.ts';

test.describe('a guest at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('books a tour for two adults and a child with an extra bed, from the home page to the voucher', async ({
    page,
    baseURL,
  }) => {
    const faults = watchFaults(page);
    await openStarted(page, '/');
    const main = page.getByRole('main');
    await inSight(
      main.getByRole('tab', { name: 'Tours' }).or(main.getByRole('link', { name: 'Tours', exact: true })),
    ).click();
    await page.getByRole('button', { name: 'Search tours' }).click();
    await expect(page).toHaveURL(/\/tour\/list\?/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/tours? from Jakarta$|^Tour not found$/);
    await openStarted(page, '/tour/list?location=SUB&participants=2');
    await page
      .getByRole('link', { name: /^Bromo/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/tour\/detail\?uniqueId=TUR-001/);
    const day = await openDay(apiOf(baseURL!), 'tour', 'TUR-001', 3);
    await openStarted(page, `/tour/detail?uniqueId=TUR-001&date=${day}&adult=2`);
    await page.getByRole('button', { name: 'One child with extra bed more' }).click();
    await page
      .getByRole('group', { name: 'Adult 1', exact: true })
      .getByRole('checkbox', { name: /^Horse/ })
      .click();
    const book = page.getByRole('complementary', { name: 'Price check' }).getByRole('link', { name: /^Book for S\$/ });
    await expect(page.getByText(/^Same price, checked/)).toBeVisible();
    await expect(page.getByRole('row', { name: /^Horse/ })).toBeVisible();
    const price = (await book.textContent())!.replace('Book for ', '');
    await book.click();
    await expect(page).toHaveURL(/\/tour\/checkout\?/);
    await fillContact(page, 'en', { title: 'Mrs', firstName: 'Ayu' }, freshEmail('tourist'));
    await fillPerson(page, 'en', 'Adult 2', { title: 'Mr', firstName: 'Budi' });
    await fillPerson(page, 'en', 'Child 1', { title: 'MISS', firstName: 'Naya', age: 6 });
    await inSight(page.getByRole('button', { name: /^(Continue to review|Review)$/ })).click();
    await expect(page).toHaveURL(/step=review/);
    await expect(page.getByRole('main')).toContainText(price);
    await inSight(page.getByRole('button', { name: /^Book/ })).click();
    await expect(page).toHaveURL(/\/payment\?booking=/);
    await expect(page.getByRole('main')).toContainText(price);
    // Virtual accounts take rupiah; a total in dollars is paid by card.
    await payByCard(page, 'en');
    await settle(page, 'en');
    expect((await downloadVoucher(page, 'en', 'PDF voucher')).suggestedFilename()).toMatch(/\.pdf$/);
    expect(faults()).toEqual([]);
  });
});

test.describe('with less motion at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

  test('the map of tours and of venues is a press away', async ({ page }) => {
    for (const list of ['/tour/list', '/venue/list']) {
      await openStarted(page, list);
      await page.getByRole('button', { name: 'Map', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Map of the list' })).toBeVisible();
    }
  });
});

test.describe('a member at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("sends an enquiry about a departure and books it at the member's price, in Indonesian", async ({
    page,
    baseURL,
  }) => {
    const api = apiOf(baseURL!);
    const day = await openDay(api, 'tour', 'TUR-007', 2);
    const { email } = await becomeMember(page, api);
    await openStarted(page, `/id/tour/detail?uniqueId=TUR-007&date=${day}&adult=2`);
    await expect(page.getByText('Harga anggota').first()).toBeVisible();
    await expect(page.getByText(/^Harga sama, dicek/)).toBeVisible();
    await page.getByRole('button', { name: 'Kirim permintaan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tanya sebelum memesan' });
    await dialog.getByRole('combobox', { name: 'Sapaan' }).selectOption('Mrs');
    await dialog.getByLabel(/Pertanyaan atau keinginan/).fill('Bisa vegetarian?');
    await dialog.getByRole('button', { name: 'Kirim permintaan' }).click();
    const reference = await dialog.getByText(/^Referensi /).textContent();
    await dialog.getByRole('button', { name: 'Selesai' }).click();
    const mails = await readMails(api, email);
    expect(mails.map(({ subject }) => subject).join()).toContain(reference!.replace('Referensi ', ''));
    const book = inSight(page.getByRole('link', { name: /^Pesan S\$/ }));
    const price = (await book.textContent())!.replace('Pesan ', '');
    await book.click();
    await expect(page).toHaveURL(/\/id\/tour\/checkout\?/);
    await inSight(partOf(page, 'Kontak').getByRole('combobox', { name: 'Sapaan' })).selectOption('Mrs');
    await fillPerson(page, 'id', 'Dewasa 2', { title: 'Mr', firstName: 'Budi' });
    await inSight(page.getByRole('button', { name: /^(Lanjut ke pemeriksaan|Periksa)$/ })).click();
    await expect(page).toHaveURL(/step=review/);
    await inSight(page.getByRole('button', { name: /^Pesan/ })).click();
    await expect(page).toHaveURL(/\/payment\?booking=/);
    await expect(page.getByRole('main')).toContainText(price);
    await payByCard(page, 'id');
    await settle(page, 'id');
    expect((await downloadVoucher(page, 'id', 'PDF voucher')).suggestedFilename()).toMatch(/\.pdf$/);
    await openStarted(page, '/id/dashboard/order');
    await expect(page.getByRole('main')).toContainText(price);
  });
});
