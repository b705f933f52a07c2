import { expect, test, type Page, type Route } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { apiOf } from '../support/api.ts';
import { bookRoom, freshEmail } from '../support/bookings.ts';
import { expectPage } from '../support/document.ts';
import { FLIGHT_LIST, HOTEL_DETAIL, HOTEL_LIST, inLocale, PAGES } from '../support/pages.ts';
import { openStarted } from '../support/started.ts';
import { expectRendered } from '../support/take-over.ts';

test.use({ serviceWorkers: 'block' });

/** What can be wrong with the files of a remote, as the browser meets it. */
const FAULTS = {
  'cannot be reached': (route) => route.abort(),
  'fail on the server': (route) => route.fulfill({ status: 500, body: 'Error' }),
  'are not what was released': (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error()' }),
} as const satisfies Readonly<Record<string, (route: Route) => Promise<void>>>;

/** Pages that the browser draws. */
const RESTING = {
  flight: 'Flights are resting for a moment',
  account: 'Accounts and orders are resting for a moment',
} as const;
type Remote = keyof typeof RESTING;
const OWN_PAGE: Readonly<Record<Remote, string>> = { flight: '/flight/eticket', account: '/order' };
/** Pages that come finished. */
const FINISHED = { home: '/', 'hotel list': HOTEL_LIST, 'flight list': FLIGHT_LIST } as const;
const OWNER = { home: 'content', 'hotel list': 'hotel', 'flight list': 'flight' } as const;

const ONE_PAGE_EACH = PAGES.filter(({ owner }, index) => PAGES.findIndex((each) => each.owner === owner) === index);

const filesOf = (remote: string) => `**/r/${remote}/**`;

async function expectResting(page: Page, remote: Remote): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: RESTING[remote] })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
}

/** The loading is the same for all, and knows a script that came from one that did not: each is met once, 404 with the releases. */
const MET = [
  ['flight', 'fail on the server'],
  ['account', 'cannot be reached'],
  ['account', 'are not what was released'],
] as const satisfies readonly [Remote, keyof typeof FAULTS][];

for (const [remote, what] of MET)
  test(`when the files of ${remote} ${what}, its page says so and comes back on its own button`, async ({ page }) => {
    await page.route(filesOf(remote), FAULTS[what]);
    await page.goto(OWN_PAGE[remote]);
    await expectResting(page, remote);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectResting(page, remote);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await page.unroute(filesOf(remote));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectPage(page);
  });

test('a page of each remote works without all the others', async ({ page }) => {
  for (const { name, path, owner = 'shell' } of ONE_PAGE_EACH)
    await test.step(name, async () => {
      await page.unrouteAll();
      await page.route(
        (address) => /^\/r\/(?!shell\/)/.test(address.pathname) && !address.pathname.startsWith(`/r/${owner}/`),
        FAULTS['cannot be reached'],
      );
      await openStarted(page, path);
      await expectPage(page);
    });
});

const standsAlone = (page: Page) =>
  page.getByRole('complementary', { name: /^(What does not work|Yang tidak berfungsi)$/ });

/** What keeps a page is the same for all, whatever has lost its files. */
const LOST = [
  ['home', 'fail on the server'],
  ['hotel list', 'are not what was released'],
  ['flight list', 'fail on the server'],
] as const satisfies readonly [keyof typeof FINISHED, keyof typeof FAULTS][];

for (const [name, what] of LOST)
  test(`the ${name} that came finished stays when the files of its remote ${what}`, async ({ page }) => {
    const path = FINISHED[name];
    await expectRendered(page, path);
    await page.route(filesOf(OWNER[name]), FAULTS[what]);
    await page.goto(path);
    await expect(standsAlone(page)).toBeVisible();
    await expectPage(page);
    await page.unroute(filesOf(OWNER[name]));
    await standsAlone(page).getByRole('link', { name: 'Try again' }).click();
    await expect(standsAlone(page)).toHaveCount(0);
    await expectPage(page);
  });

test('links of a page that stands alone lead on', async ({ page }) => {
  await expectRendered(page, '/');
  await page.route(filesOf('content'), FAULTS['fail on the server']);
  await page.goto('/');
  await expect(standsAlone(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Find my order' }).click();
  await expect(page.getByRole('textbox', { name: 'Order ID' })).toBeVisible();
  await expect(standsAlone(page)).toHaveCount(0);
});

/** A machine that is busy, or a shell of before, knows the page by its service alone. */
for (const [locale, again, name] of [
  ['en', 'Try again', /^(Log in|Your account and orders)/],
  ['id', 'Coba lagi', /^(Masuk|Akun dan pesanan Anda)/],
] as const)
  test(`a page that the browser draws is not blank without the files of the shell: ${locale}`, async ({ page }) => {
    const path = inLocale(locale, '/login');
    await page.route(filesOf('shell'), FAULTS['fail on the server']);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveTitle(name);
    await expect(page.getByRole('banner').getByRole('link')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '021 5084 7000' })).toHaveAttribute('href', /^tel:/);
    await expectAccessible(page);
    await page.unroute(filesOf('shell'));
    await page.getByRole('link', { name: again }).click();
    await expect(page.getByRole('textbox').first()).toBeVisible();
  });

test('a finished page stays, and says what does not work, without the files of the shell and without any script', async ({
  page,
}) => {
  await expectRendered(page, '/');
  await page.route(/\/(r\/shell\/|rescue\.)/, FAULTS['fail on the server']);
  await page.goto('/');
  await expect(standsAlone(page)).toBeVisible();
  await expectPage(page);
  await expectAccessible(page);
});

test('a page that is left for a remote that is down stays usable, in Indonesian too', async ({ page }) => {
  await page.route(filesOf('hotel'), FAULTS['cannot be reached']);
  await openStarted(page, inLocale('id', '/order'));
  await page.getByRole('banner').getByRole('link', { name: 'Hotel' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Layanan hotel sedang istirahat sebentar' })).toBeVisible();
  await page.goBack();
  await expectPage(page);
  await expect(page.getByRole('textbox', { name: 'ID pesanan' })).toBeVisible();
});

test('an order keeps its price, deadline and way to pay while hotels are down', async ({ page, baseURL }) => {
  const booked = await bookRoom(apiOf(baseURL!), { email: freshEmail('resting') });
  await page.route(filesOf('hotel'), FAULTS['fail on the server']);
  await openStarted(page, '/order');
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(booked.email);
  await page.getByRole('textbox', { name: 'Order ID' }).fill(booked.code);
  await page.getByRole('button', { name: 'Find my order' }).click();

  const main = page.getByRole('main');
  await expect(main.getByText('Your booking and its price are safe.')).toBeVisible();
  await expect(main.getByText(new RegExp(booked.hotelName)).first()).toBeVisible();
  await expect(main.getByText(/^Rp\.\s[\d.]+$/).first()).toBeVisible();
  await expect(main.getByText(/pay by .* WIB/i)).toBeVisible();
  await expect(main.getByText(booked.code).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Choose how to pay' })).toHaveAttribute('href', /\/payment\?booking=/);

  await page.unroute(filesOf('hotel'));
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByText('Your booking and its price are safe.')).toBeHidden();
  await expect(main.getByText(new RegExp(booked.hotelName)).first()).toBeVisible();
});

test('a hotel that is open when the connection to its files is lost stays on the screen, and what is asked for comes once it is back', async ({
  page,
}) => {
  await openStarted(page, HOTEL_DETAIL);
  await expectPage(page);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.route(filesOf('hotel'), FAULTS['cannot be reached']);
  await page
    .getByRole('button', { name: /^Room pictures and details: / })
    .first()
    .click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute(filesOf('hotel'));
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.route(filesOf('hotel'), FAULTS['cannot be reached']);
  await page.getByRole('banner').getByRole('link', { name: 'Find my order' }).click();
  await expect(page).toHaveURL('/order');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});
