import { expect, test, type Page, type Route } from '@playwright/test';
import { apiOf } from '../support/api.ts';
import { bookRoom, freshEmail } from '../support/bookings.ts';
import { expectPage } from '../support/document.ts';
import { HOTEL_DETAIL, HOTEL_LIST, inLocale, PAGES } from '../support/pages.ts';
import { openStarted } from '../support/started.ts';

test.use({ serviceWorkers: 'block' });

/** What can be wrong with the files of a remote, as the browser meets it. */
const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'cannot be reached': (route) => route.abort(),
  'are gone': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'fail on the server': (route) => route.fulfill({ status: 500, body: 'Error' }),
  'are not what was released': (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error()' }),
};

const RESTING = {
  hotel: 'Hotels are resting for a moment',
  content: 'This page is resting for a moment',
  account: 'Accounts and orders are resting for a moment',
} as const;
type Remote = keyof typeof RESTING;
const REMOTES = Object.keys(RESTING) as Remote[];
const OWN_PAGE: Readonly<Record<Remote, string>> = { hotel: HOTEL_LIST, content: '/', account: '/order' };

const ONE_PAGE_EACH = PAGES.filter(({ owner }, index) => PAGES.findIndex((each) => each.owner === owner) === index);

const filesOf = (remote: string) => `**/r/${remote}/**`;

async function expectResting(page: Page, remote: Remote): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: RESTING[remote] })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
}

for (const remote of REMOTES) {
  // Hotels meet every fault; the loading is the same for all, so the others meet the first and the last.
  const met = Object.entries(FAULTS).filter((_, index, all) => remote === 'hotel' || index % (all.length - 1) === 0);
  for (const [what, fault] of met) {
    test(`when the files of ${remote} ${what}, its page says so and comes back on its own button`, async ({ page }) => {
      await page.route(filesOf(remote), fault);
      await page.goto(OWN_PAGE[remote]);
      await expectResting(page, remote);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expectResting(page, remote);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
      await page.unroute(filesOf(remote));
      await page.getByRole('button', { name: 'Try again' }).click();
      await expectPage(page);
    });
  }

  test(`without ${remote} the pages of all others work`, async ({ page }) => {
    await page.route(filesOf(remote), FAULTS['cannot be reached']!);
    for (const { name, path } of ONE_PAGE_EACH.filter(({ owner }) => owner !== remote)) {
      await test.step(name, async () => {
        await openStarted(page, path);
        await expectPage(page);
      });
    }
  });
}

test('a page that is left for a remote that is down stays usable, in Indonesian too', async ({ page }) => {
  await page.route(filesOf('hotel'), FAULTS['cannot be reached']!);
  await openStarted(page, inLocale('id', '/order'));
  await page.getByRole('banner').getByRole('link', { name: 'Hotel' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Layanan hotel sedang istirahat sebentar' })).toBeVisible();
  await page.goBack();
  await expectPage(page);
  await expect(page.getByRole('textbox', { name: 'ID pesanan' })).toBeVisible();
});

test('an order keeps its price, deadline and way to pay while hotels are down', async ({ page, baseURL }) => {
  const booked = await bookRoom(apiOf(baseURL!), { email: freshEmail('resting') });
  await page.route(filesOf('hotel'), FAULTS['fail on the server']!);
  await openStarted(page, '/order');
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(booked.email);
  await page.getByRole('textbox', { name: 'Order ID' }).fill(booked.code);
  await page.getByRole('button', { name: 'Find my order' }).click();

  const main = page.getByRole('main');
  await expect(main.getByText('Your booking and its price are safe.')).toBeVisible();
  await expect(main.getByText(new RegExp(booked.hotelName)).first()).toBeVisible();
  await expect(main.getByText(/^Rp\.\s[\d.]+$/)).toBeVisible();
  await expect(main.getByText(/pay by .* WIB/)).toBeVisible();
  await expect(main.getByText(booked.code).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Choose how to pay' })).toHaveAttribute('href', /\/payment\?booking=/);

  await page.unroute(filesOf('hotel'));
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByText('Your booking and its price are safe.')).toBeHidden();
  await expect(main.getByText(new RegExp(booked.hotelName)).first()).toBeVisible();
});

test('a hotel that is open when the connection to its files is lost stays on the screen', async ({ page }) => {
  await openStarted(page, HOTEL_DETAIL);
  await expectPage(page);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.route(filesOf('hotel'), FAULTS['cannot be reached']!);
  await page.getByRole('banner').getByRole('link', { name: 'Find my order' }).click();
  await expect(page).toHaveURL('/order');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});
