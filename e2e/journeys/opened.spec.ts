import { expect, test, type Page } from 'playwright/test';
import { apiOf, readMails, type Api } from '../support/api.ts';
import { actAsPayer, bookAndPay, bookRoom, freshEmail } from '../support/bookings.ts';
import { HOTEL_LIST, inLocale } from '../support/pages.ts';
import { openWhole, photographOpened, withAnswers } from '../support/photograph.ts';
import { LANGUAGES, wordsOf, type Language } from '../support/words.ts';

// Only photographed: other journeys use all of this and say what has to hold.
const SHOTS = process.env['SHOTS']!;

test.use({ serviceWorkers: 'block' });

async function openCalendar(page: Page, label: RegExp): Promise<void> {
  await withAnswers(page, () => page.getByRole('button', { name: label }).first().click());
  await expect(page.getByRole('gridcell').first()).toBeVisible();
}

/** A list has its form behind a button. */
async function openSearch(page: Page, locale: Language): Promise<void> {
  await page
    .getByRole('region', { name: wordsOf(locale).yourSearch })
    .getByRole('button')
    .first()
    .click();
}

async function typePlace(page: Page, label: RegExp, text: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label }).first();
  await field.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  if (text === '') return;
  await field.pressSequentially(text);
  await expect(page.getByRole('option', { name: new RegExp(text, 'i') }).first()).toBeVisible();
}

const OPENED: readonly {
  readonly name: string;
  readonly path: string;
  readonly open: (page: Page, locale: Language) => Promise<unknown>;
}[] = [
  { name: 'days of a stay', path: '/', open: (page) => openCalendar(page, /^Check-in/) },
  {
    name: 'days of a stay over a list',
    path: HOTEL_LIST,
    async open(page, locale) {
      await openSearch(page, locale);
      await openCalendar(page, /^Check-in/);
    },
  },
  ...(['flight', 'train'] as const).map((service) => ({
    name: `days of a ${service} trip`,
    path: `/${service}/list`,
    async open(page: Page, locale: Language) {
      await openSearch(page, locale);
      await openCalendar(page, /^(Departure|Berangkat)/);
    },
  })),
  { name: 'places', path: '/', open: (page, locale) => typePlace(page, wordsOf(locale).destination, '') },
  { name: 'places found', path: '/', open: (page, locale) => typePlace(page, wordsOf(locale).destination, 'bali') },
  {
    name: 'airports found',
    path: '/flight/list',
    async open(page, locale) {
      await openSearch(page, locale);
      await typePlace(page, /^(From|Dari)/, 'denpasar');
    },
  },
];

test.describe('what a press opens:', () => {
  for (const { name, path, open } of OPENED)
    test(name, ({ page }) =>
      photographOpened(page, { folder: SHOTS, inWindow: true }, async (locale) => {
        await openWhole(page, inLocale(locale, path));
        await open(page, locale);
      }),
    );
});

/** Something in each language: what is booked keeps the language that it was booked in. */
async function inBoth<T>(make: (locale: Language) => Promise<T>): Promise<Readonly<Record<Language, T>>> {
  const [en, id] = [await make(LANGUAGES[0]), await make(LANGUAGES[1])];
  return { en, id };
}

/** The gateway's page of a payment by one way. */
async function startPaymentBy(api: Api, locale: Language, [bankCode, productCode]: Way): Promise<string> {
  const { id, email } = await bookRoom(api, { email: freshEmail('gateway'), atMost: 2_000_000, locale });
  const choice = { bookings: [id], bank_code: bankCode, product_code: productCode, email, locale };
  const payment = await api.post<{ id: string }>('/api/v1/payment/add', choice);
  const page = await api.post<{ redirect_url: string }>('/api/v1/merchant/redirect-url', { id: payment.id, email });
  return new URL(page.redirect_url, api.siteUrl).pathname;
}

type Way = readonly [bankCode: string, productCode: string];

const BANK: Way = ['014', 'BCAVA'];
const WAYS: readonly Way[] = [BANK, ['QRIS', 'QRIS'], ['GOPAY', 'GOPAY'], ['PAYLATER', 'PAYLATER']];

test.describe('the page of the payment gateway:', () => {
  for (const way of WAYS)
    test(`gateway ${way[1]}`, async ({ page, baseURL }) => {
      const path = await inBoth((locale) => startPaymentBy(apiOf(baseURL!), locale, way));
      await photographOpened(page, { folder: SHOTS }, (locale) => page.goto(path[locale]));
      if (way[0] !== 'GOPAY') return;
      await photographOpened(page, { folder: SHOTS, like: 'app' }, (locale) => page.goto(`${path[locale]}/app`));
    });

  for (const end of ['pay', 'fail', 'late'] as const)
    test(`gateway after ${end}`, async ({ page, baseURL }) => {
      const api = apiOf(baseURL!);
      const path = await inBoth((locale) => startPaymentBy(api, locale, BANK));
      for (const each of Object.values(path)) await actAsPayer(api, each, end);
      await photographOpened(page, { folder: SHOTS }, (locale) => page.goto(path[locale]));
    });

  test('gateway card', async ({ page, baseURL }) => {
    const path = await inBoth((locale) => startPaymentBy(apiOf(baseURL!), locale, ['CARD', 'CREDITCARD']));
    const form = page.locator('form[action$="/card"]');
    await photographOpened(page, { folder: SHOTS }, (locale) => page.goto(path[locale]));
    await photographOpened(page, { folder: SHOTS, like: 'refused' }, async (locale) => {
      await page.goto(path[locale]);
      await form.getByRole('button').click();
      await expect(page.getByRole('alert')).toBeVisible();
    });
    await photographOpened(page, { folder: SHOTS, like: 'asked for the code' }, async (locale) => {
      await page.goto(path[locale]);
      for (const [index, text] of ['4811111111111114', '12/40', '123', 'Ayu Lestari'].entries())
        await form.getByRole('textbox').nth(index).fill(text);
      await form.getByRole('button').click();
      await expect(page).toHaveURL(/\/verify$/);
    });
  });
});

test('mails', async ({ page, baseURL }) => {
  const api = apiOf(baseURL!);
  const email = await inBoth(async (locale) => {
    const booked = await bookAndPay(api, { email: freshEmail('mails'), locale });
    await expect.poll(async () => (await readMails(api, booked.email)).length, { timeout: 30_000 }).toBe(3);
    return booked.email;
  });
  const list = (locale: Language) => `/dev/inbox?to=${encodeURIComponent(email[locale])}`;
  await photographOpened(page, { folder: SHOTS, like: 'list' }, (locale) => page.goto(list(locale)));
  for (const index of [0, 1, 2])
    await photographOpened(page, { folder: SHOTS, like: `${index}` }, async (locale) => {
      await page.goto(list(locale));
      await page.getByRole('listitem').getByRole('link').nth(index).click();
      await page.waitForLoadState('networkidle');
    });
});
