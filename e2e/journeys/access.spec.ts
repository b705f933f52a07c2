import { expect, test, type Locator, type Page } from 'playwright/test';
import { apiOf, signIn } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { bookRoom } from '../support/bookings.ts';
import { expectNoSidewaysScroll } from '../support/faults.ts';
import { logIn } from '../support/member.ts';
import { HOTEL_DETAIL, HOTEL_LIST } from '../support/pages.ts';
import { openStarted } from '../support/started.ts';

const MEMBER = 'agent@wisata.test';
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** What opens over a page: how to reach its opener, and what then stands there. */
interface Overlay {
  readonly name: string;
  readonly path: string;
  readonly viewport: typeof PHONE;
  readonly opener: (page: Page) => Locator;
  readonly content: (page: Page) => Locator;
}

const dialog = (page: Page) => page.getByRole('dialog');

const OVERLAYS: readonly Overlay[] = [
  {
    name: 'calendar',
    path: '/',
    viewport: DESKTOP,
    opener: (page) => page.getByRole('main').getByRole('button', { name: /Check-in/ }),
    content: (page) => page.getByRole('grid').first(),
  },
  {
    name: 'calendar on a phone',
    path: '/',
    viewport: PHONE,
    opener: (page) => page.getByRole('main').getByRole('button', { name: /Check-in/ }),
    content: (page) => page.getByRole('grid').first(),
  },
  {
    name: 'guests and rooms',
    path: '/',
    viewport: DESKTOP,
    opener: (page) => page.getByRole('main').getByRole('button', { name: /Guests and rooms/ }),
    content: dialog,
  },
  {
    name: 'filters on a phone',
    path: HOTEL_LIST,
    viewport: PHONE,
    opener: (page) => page.getByRole('button', { name: /All filters|Filters/ }).first(),
    content: dialog,
  },
  {
    name: 'cancellation rules',
    path: HOTEL_DETAIL,
    viewport: DESKTOP,
    opener: (page) => page.getByRole('button', { name: /^Cancellation rules of/ }).first(),
    content: dialog,
  },
  {
    name: 'pictures',
    path: HOTEL_DETAIL,
    viewport: DESKTOP,
    opener: (page) => page.getByRole('button', { name: /^All \d+ pictures/ }),
    content: dialog,
  },
  {
    name: 'menu of a phone',
    path: '/help',
    viewport: PHONE,
    opener: (page) => page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }),
    content: dialog,
  },
  {
    name: 'chat',
    path: '/help',
    viewport: DESKTOP,
    opener: (page) => page.getByRole('button', { name: 'Ask us in the chat' }),
    content: (page) => page.getByRole('textbox', { name: 'Your question' }),
  },
  {
    name: 'chat of a phone, in the header where it lies on nothing that is read',
    path: '/train/list',
    viewport: PHONE,
    opener: (page) => page.getByRole('banner').getByRole('button', { name: 'Ask us in the chat' }),
    content: (page) => page.getByRole('textbox', { name: 'Your question' }),
  },
];

for (const { name, path, viewport, opener, content } of OVERLAYS) {
  test(`${name}: opens and closes by keyboard, gives the focus back and serves everybody`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openStarted(page, path);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(content(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await expect(content(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
}

test('the menu of a member and the question before leaving serve everybody', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, MEMBER);
  const account = page.getByRole('banner').getByRole('button', { name: 'Citra' });
  await account.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Bookings' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Log out' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Are you sure want to logout?')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Are you sure want to logout?')).toBeHidden();
  await expect(account).toBeFocused();
});

test('a booking is taken out of the cart only after a question, by keyboard too', async ({ page, baseURL }) => {
  const api = apiOf(baseURL!);
  const booked = await bookRoom(api, { email: MEMBER, token: await signIn(api, MEMBER) });
  await page.goto('/login');
  await logIn(page, MEMBER);
  await openStarted(page, '/cart');
  const line = page.getByRole('main').getByText(booked.hotelName).first();
  await expect(line).toBeVisible();
  const remove = page.getByRole('button', { name: 'Remove', exact: true }).first();
  await remove.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Remove this booking?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(line).toBeVisible();
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Remove booking' }).press('Enter');
  await expect(page.getByText('Booking Canceled').first()).toBeVisible();
  await expect(line).toBeHidden();
});

test('the first stop of the keyboard skips to the content', async ({ page }) => {
  await openStarted(page, '/help');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
