import { randomInt } from 'node:crypto';
import { expect, test, type Page } from 'playwright/test';
import { freshEmail, inDays } from '../support/bookings.ts';
import { watchFaults } from '../support/faults.ts';
import { downloadVoucher, payBy, settle } from '../support/hotel-journey.ts';
import { fillContact, inSight, partOf } from '../support/people.ts';
import { openStarted } from '../support/started.ts';
import { wordsOf, type Language } from '../support/words.ts';

/** The button of a vehicle's page. */
const BOOK: Readonly<Record<Language, RegExp>> = { en: /^Book for Rp/, id: /^Pesan seharga Rp/ };

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
  await inSight(page.getByRole('article', { name }).getByRole('link')).click();
  await expect(page).toHaveURL(/\/transport\/detail\?/);
  return (await inSight(page.getByRole('link', { name: BOOK[language] })).textContent())!.match(/Rp.*$/)![0];
}

/** From the page of a vehicle to the voucher; the price stays the same all the way. */
async function bookAndPay(page: Page, language: Language, price: string, more?: () => Promise<void>): Promise<void> {
  const words = wordsOf(language);
  await inSight(page.getByRole('link', { name: BOOK[language] })).click();
  await expect(page).toHaveURL(/\/transport\/checkout\?/);
  await fillContact(page, language, { title: 'Mrs', firstName: 'Ayu' }, freshEmail('rider'));
  await more?.();
  await inSight(page.getByRole('button', { name: words.review })).click();
  await expect(page).toHaveURL(/step=review/);
  await expect(page.getByRole('main')).toContainText(price);
  await inSight(page.getByRole('button', { name: words.book })).click();
  await expect(page).toHaveURL(/\/payment\?booking=/);
  await expect(page.getByRole('main')).toContainText(price);
  await payBy(page, language, 'BCA');
  await settle(page, language);
  expect((await downloadVoucher(page, language)).suggestedFilename()).toMatch(/\.pdf$/);
}

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a car for three days in Bali with a child seat and return elsewhere, from the home page to the voucher', async ({
    page,
  }) => {
    const faults = watchFaults(page);
    await openStarted(page, '/');
    const main = page.getByRole('main');
    await inSight(
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
    const book = inSight(page.getByRole('link', { name: BOOK.en }));
    await expect(book).not.toContainText(before);
    const price = (await book.textContent())!.match(/Rp.*$/)![0];
    await bookAndPay(page, 'en', price, async () => {
      const driver = partOf(page, 'Driver');
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
