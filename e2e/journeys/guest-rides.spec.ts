import { randomInt } from 'node:crypto';
import { expect, test, type Locator } from 'playwright/test';
import { apiOf } from '../support/api.ts';
import { freshEmail } from '../support/bookings.ts';
import { watchFaults } from '../support/faults.ts';
import { payBy, settle } from '../support/hotel-journey.ts';
import { openTrainDays } from '../support/open-day.ts';
import { inSight, partOf } from '../support/people.ts';
import { openStarted } from '../support/started.ts';

/** A number of a KTP that no other test has booked with. */
const nik = () => `317102${randomInt(1_000_000_000, 9_999_999_999)}`;

/** Presses by keyboard alone: goes to the control and presses Enter. */
async function enter(control: Locator): Promise<void> {
  await control.focus();
  await control.press('Enter');
}

test.describe('a family at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('rides there and back by touch, from the home page to the boarding passes', async ({ page, baseURL }) => {
    const faults = watchFaults(page);
    await openStarted(page, '/');
    const main = page.getByRole('main');
    await main
      .getByRole('tab', { name: 'Trains' })
      .or(main.getByRole('link', { name: 'Trains', exact: true }))
      .first()
      .tap();
    await page.getByRole('button', { name: 'Search trains' }).tap();
    await expect(page).toHaveURL(/\/train\/list\?/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const ends = { origin: 'GMR', destination: 'SBI' };
    const days = await openTrainDays(apiOf(baseURL!), { ...ends, adult: 2, nights: 4 });
    const query = new URLSearchParams({ ...ends, ...days, adult: '2', infant: '1' });
    await openStarted(page, `/train/list?${query}`);
    await page.getByRole('button', { name: 'Watch the lowest price' }).tap();
    await openStarted(page, '/');
    await page
      .getByRole('region', { name: 'Prices you watch' })
      .getByRole('link', { name: /^Gambir/ })
      .tap();
    await expect(page).toHaveURL(/\/train\/list\?/);
    const choose = page.getByRole('button', { name: /^Choose .+, .+/, disabled: false }).first();
    await choose.tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose your return train');
    await choose.tap();
    await expect(page).toHaveURL(/\/train\/checkout\?/);
    const contact = partOf(page, 'Contact');
    await contact.getByRole('radio', { name: 'Mrs', exact: true }).check();
    await contact.getByLabel('First name').fill('Ayu');
    await contact.getByLabel('Last name').fill('Lestari');
    await contact.getByLabel('E-mail').fill(freshEmail('rider'));
    await contact.getByRole('textbox', { name: 'Mobile phone' }).fill('0812 3456 7890');
    await partOf(page, 'Adult 1').getByLabel('KTP number (NIK)').fill(nik());
    const second = partOf(page, 'Adult 2');
    await second.getByRole('combobox', { name: 'Title' }).selectOption('MR');
    await second.getByLabel('First name').fill('Budi');
    await second.getByLabel('Last name').fill('Santoso');
    await second.getByLabel('KTP number (NIK)').fill(nik());
    const infant = partOf(page, 'Infant 1');
    const lastYear = String(new Date().getFullYear() - 1);
    const born = { Day: '2', Month: '9', Year: lastYear };
    for (const [label, text] of Object.entries({ 'First name': 'Naya', 'Last name': 'Santoso', ...born }))
      await infant.getByLabel(label, { exact: true }).fill(text);
    await inSight(page.getByRole('button', { name: /^(Continue to review|Review)$/ })).tap();
    await expect(page).toHaveURL(/step=review/);
    await inSight(page.getByRole('button', { name: /^Book/ })).tap();
    await expect(page).toHaveURL(/\/payment\?booking=/);
    await payBy(page, 'en', 'BCA');
    await settle(page, 'en');
    await expect(page.getByRole('main').getByRole('img', { name: /^QR code of booking code/ })).toHaveCount(6);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'PDF boarding passes' }).first().tap();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    expect(faults()).toEqual([]);
  });
});

test.describe('one person at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('goes from Bandung to Yogyakarta by keyboard alone, in Indonesian', async ({ page, baseURL }) => {
    const ends = { origin: 'BD', destination: 'YK' };
    const { departDate } = await openTrainDays(apiOf(baseURL!), { ...ends, adult: 1 });
    const query = new URLSearchParams({ ...ends, departDate, adult: '1', infant: '0' });
    await openStarted(page, `/id/train/list?${query}`);
    await enter(page.getByRole('button', { name: /^Pilih .+, .+/, disabled: false }).first());
    await expect(page).toHaveURL(/\/id\/train\/checkout\?/);
    const contact = partOf(page, 'Kontak');
    await contact.getByRole('radio', { name: 'Tuan', exact: true }).press('Space');
    for (const [label, text] of [
      ['Nama depan', 'Budi'],
      ['Nama belakang', 'Santoso'],
      ['E-mail', freshEmail('rider')],
      ['Nomor ponsel', '0812 3456 7890'],
    ] as const) {
      const field = contact.getByRole('textbox', { name: label });
      await field.focus();
      await page.keyboard.type(text);
    }
    await partOf(page, 'Dewasa 1').getByLabel('Nomor KTP (NIK)').focus();
    await page.keyboard.type(nik());
    await enter(page.getByRole('button', { name: 'Pilih kursi' }));
    const sheet = page.getByRole('dialog', { name: 'Pilih kursi' });
    await sheet
      .getByRole('checkbox', { name: /^Gerbong .*kosong$/ })
      .first()
      .press('Space');
    await enter(sheet.getByRole('button', { name: 'Tahan lima menit' }));
    await expect(page.getByText(/^Kursi Anda ditahan sampai/)).toBeVisible();
    await enter(inSight(page.getByRole('button', { name: /^(Lanjut ke pemeriksaan|Periksa)$/ })));
    await expect(page).toHaveURL(/step=review/);
    await enter(inSight(page.getByRole('button', { name: /^Pesan/ })));
    await expect(page).toHaveURL(/\/payment\?booking=/);
    await payBy(page, 'id', 'BCA');
    await settle(page, 'id');
    await expect(page.getByRole('main').getByRole('img', { name: /^Kode QR/ })).toHaveCount(1);
  });
});
