import { randomInt } from 'node:crypto';
import { expect, test, type Locator, type Page } from 'playwright/test';
import { freshEmail, inDays } from '../support/bookings.ts';
import { watchFaults } from '../support/faults.ts';
import { payBy, settle } from '../support/hotel-journey.ts';
import { openStarted } from '../support/started.ts';
import type { Language } from '../support/words.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const shown = (found: Locator) => found.filter({ visible: true }).first();

const WORDS = {
  en: {
    contact: 'Contact',
    driver: 'Driver',
    fields: ['First name', 'Last name', 'E-mail', 'Mobile phone'],
    title: 'Title',
    book: /^Book for Rp/,
    review: /^(Continue to review|Review)$/,
    confirm: /^Book/,
    pdf: 'Download voucher',
  },
  id: {
    contact: 'Kontak',
    driver: 'Pengemudi',
    fields: ['Nama depan', 'Nama belakang', 'E-mail', 'Nomor ponsel'],
    title: 'Sapaan',
    book: /^Pesan seharga Rp/,
    review: /^(Lanjut ke pemeriksaan|Periksa)$/,
    confirm: /^Pesan/,
    pdf: 'Unduh voucher',
  },
} as const;

const inLocale = (language: Language, address: string) => (language === 'id' ? `/id${address}` : address);

/** A list for a day that no other test is likely to want. */
function listOf(trip: Record<string, string>, days = 0): string {
  const first = randomInt(30, 300);
  const query = new URLSearchParams({ ...trip, pickUpDate: inDays(first) });
  if (trip.mode !== 'transfer') query.set('dropOffDate', inDays(first + days));
  return `/transport/list?${query}`;
}

/** The first vehicle of the list that fits a name, its page, and its price. */
async function choose(page: Page, language: Language, name: RegExp): Promise<string> {
  await shown(page.getByRole('article', { name }).getByRole('link')).click();
  await expect(page).toHaveURL(/\/transport\/detail\?/);
  return (await shown(page.getByRole('link', { name: WORDS[language].book })).textContent())!.match(/Rp.*$/)![0];
}

async function fillContact(page: Page, language: Language): Promise<void> {
  const { contact, fields, title } = WORDS[language];
  const form = card(page, contact);
  await form.getByRole('combobox', { name: title }).selectOption({ index: 1 });
  const said = ['Ayu', 'Lestari', freshEmail('rider'), '0812 3456 7890'];
  for (const [index, label] of fields.entries()) await form.getByRole('textbox', { name: label }).fill(said[index]!);
}

/** From the page of a vehicle to the voucher; the price stays the same all the way. */
async function bookAndPay(page: Page, language: Language, price: string, more?: () => Promise<void>): Promise<void> {
  const { book, review, confirm, pdf } = WORDS[language];
  await shown(page.getByRole('link', { name: book })).click();
  await expect(page).toHaveURL(/\/transport\/checkout\?/);
  await fillContact(page, language);
  await more?.();
  await shown(page.getByRole('button', { name: review })).click();
  await expect(page).toHaveURL(/step=review/);
  await expect(page.getByRole('main')).toContainText(price);
  await shown(page.getByRole('button', { name: confirm })).click();
  await expect(page).toHaveURL(/\/payment\?booking=/);
  await expect(page.getByRole('main')).toContainText(price);
  await payBy(page, language, 'BCA');
  await settle(page, language);
  const download = page.waitForEvent('download');
  await shown(page.getByRole('button', { name: pdf })).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
}

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a car for three days in Bali with a child seat and return elsewhere, from the home page to the voucher', async ({
    page,
  }) => {
    const faults = watchFaults(page);
    await openStarted(page, '/');
    const main = page.getByRole('main');
    await shown(
      main.getByRole('tab', { name: 'Transport' }).or(main.getByRole('link', { name: 'Transport', exact: true })),
    ).tap();
    await page.getByRole('checkbox', { name: 'Return it elsewhere' }).check();
    const elsewhere = page.getByRole('combobox', { name: 'Return the car at' });
    await elsewhere.click();
    await elsewhere.fill('sanur');
    await page
      .getByRole('option', { name: /^Sanur/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Search transport' }).tap();
    await expect(page).toHaveURL(/\/transport\/list\?.*dropOff=/);
    const here = new URL(page.url()).searchParams;
    const trip = { mode: 'self-drive', pickUp: here.get('pickUp')!, dropOff: here.get('dropOff')! };
    await openStarted(page, listOf({ ...trip, pickUpTime: '14:00', dropOffTime: '14:00' }, 3));
    for (const way of await page.getByRole('navigation', { name: 'How you go' }).getByRole('link').all())
      await expect(way).toBeInViewport({ ratio: 1 });
    const before = await choose(page, 'en', /Avanza/);
    await page.getByRole('button', { name: 'Child seat: one more' }).tap();
    const book = shown(page.getByRole('link', { name: WORDS.en.book }));
    await expect(book).not.toContainText(before);
    const price = (await book.textContent())!.match(/Rp.*$/)![0];
    await bookAndPay(page, 'en', price, async () => {
      const driver = card(page, 'Driver');
      const years = { 'Date of birth': -36, 'Licence held since': -10, 'Licence valid until': 3 };
      for (const [name, since] of Object.entries(years)) {
        const day = driver.getByRole('group', { name });
        await day.getByLabel('Day', { exact: true }).fill('17');
        await day.getByLabel('Month', { exact: true }).fill('4');
        await day.getByLabel('Year', { exact: true }).fill(String(new Date().getFullYear() + since));
      }
      await driver.getByLabel('Number of the licence').fill('900417 210355');
    });
    await expect(page.getByRole('main')).toContainText('Sanur');
    expect(faults()).toEqual([]);
  });
});

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a van with a driver in Yogyakarta for twelve hours, in Indonesian', async ({ page }) => {
    const day = { pickUp: 'city:JOG', pickUpTime: '08:00', dropOffTime: '20:00', passengers: '10', bags: '4' };
    await openStarted(page, inLocale('id', listOf({ mode: 'with-driver', ...day })));
    const price = await choose(page, 'id', /Hiace/);
    await bookAndPay(page, 'id', price);
  });

  test('a transfer at half past one at night that waits for a flight', async ({ page }) => {
    const trip = { pickUp: 'airport:DPS', dropOff: 'district:DPS.sanur', pickUpTime: '01:30', flight: 'QG 690' };
    await openStarted(page, listOf({ mode: 'transfer', ...trip }));
    const price = await choose(page, 'en', /Avanza/);
    await expect(page.getByRole('row', { name: /^Night/ })).toBeVisible();
    await bookAndPay(page, 'en', price, () =>
      expect(page.getByRole('textbox', { name: /^Flight number/ })).toHaveValue('QG 690'),
    );
    await expect(page.getByRole('main')).toContainText('QG 690');
    await expect(page.getByRole('link', { name: /^\+62 812/ }).first()).toBeVisible();
  });
});
