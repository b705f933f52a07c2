import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page } from 'playwright/test';
import { freshEmail, inDays } from './bookings.ts';
import { flightWordsOf } from './flight-words.ts';
import { openStarted } from './started.ts';
import type { Language } from './words.ts';
import { inSight } from './people.ts';

type Day = readonly [day: number, month: number, year: number];

/** One person on the form: which card, what they are called, when they were born. */
export interface Traveller {
  readonly card: string;
  readonly name: readonly [first: string, last: string];
  readonly born: Day;
  readonly title?: string;
}

const inLocale = (language: Language, path: string) => (language === 'id' ? `/id${path === '/' ? '' : path}` : path);

/** From the home page through the search form to a list of flights. */
export async function searchFlights(page: Page, language: Language): Promise<void> {
  const words = flightWordsOf(language);
  await openStarted(page, inLocale(language, '/'));
  await page
    .getByRole('main')
    .getByRole('tab', { name: words.tab })
    .or(page.getByRole('main').getByRole('link', { name: words.tab, exact: true }))
    .first()
    .click();
  await page.getByRole('button', { name: words.search }).click();
  await expect(page).toHaveURL(/\/flight\/list\?/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The list of another search, on days of its own so that nobody takes somebody else's last seat. */
export async function openList(
  page: Page,
  language: Language,
  search: Readonly<Record<string, string>>,
): Promise<void> {
  const first = randomInt(40, 200);
  const days = { departDate: inDays(first), ...(search['returnDate'] === '' ? {} : { returnDate: inDays(first + 4) }) };
  const query = new URLSearchParams({ cabinClass: 'Economy', ...search, ...days });
  if (search['returnDate'] === '') query.delete('returnDate');
  await openStarted(page, `${inLocale(language, '/flight/list')}?${query}`);
}

/** Chooses the first flight that the list shows; a pair of flights above it is another way. */
export async function chooseFlight(page: Page, language: Language): Promise<void> {
  const flight = page.getByRole('article').getByRole('button', { name: flightWordsOf(language).choose });
  await inSight(flight).click();
}

async function fillDay(group: Locator, [day, month, year]: Day, language: Language): Promise<void> {
  const words = flightWordsOf(language);
  await group.getByLabel(words.day).fill(String(day));
  await group.getByLabel(words.month).fill(String(month));
  await group.getByLabel(words.year).fill(String(year));
}

async function fillContact(page: Page, language: Language, email: string): Promise<void> {
  const words = flightWordsOf(language);
  const contact = page.getByRole('region', { name: words.contact });
  await contact.getByRole('radio', { name: words.mr, exact: true }).check();
  await contact.getByRole('textbox', { name: words.firstName }).fill('Budi');
  await contact.getByRole('textbox', { name: words.lastName }).fill('Santoso');
  await contact.getByRole('textbox', { name: words.email }).fill(email);
  await contact.getByRole('textbox', { name: words.phone }).fill('0812 3456 7890');
}

async function fillTraveller(page: Page, language: Language, traveller: Traveller, passport: boolean): Promise<void> {
  const words = flightWordsOf(language);
  const card = page.getByRole('region', { name: traveller.card });
  await fillDay(card.getByRole('group', { name: words.birth }), traveller.born, language);
  if (traveller.title) await card.getByRole('radio', { name: traveller.title, exact: true }).check();
  const firstName = card.getByRole('textbox', { name: words.firstName });
  if ((await firstName.count()) > 0) {
    await firstName.fill(traveller.name[0]);
    await card.getByRole('textbox', { name: words.lastName }).fill(traveller.name[1]);
  }
  if (!passport) return;
  await card.getByRole('textbox', { name: words.passport }).fill(`C${randomInt(1_000_000, 9_999_999)}`);
  const expiry = new Date().getFullYear() + 6;
  await fillDay(card.getByRole('group', { name: words.validUntil }), [17, 8, expiry], language);
}

/** Fills the checkout as a guest and confirms; ends on the payment page. Gives the e-mail. */
export async function bookFlights(
  page: Page,
  language: Language,
  { travellers, passport }: { readonly travellers: readonly Traveller[]; readonly passport: boolean },
): Promise<string> {
  const words = flightWordsOf(language);
  const email = freshEmail('flyer');
  await expect(page).toHaveURL(/\/flight\/checkout\?/);
  await fillContact(page, language, email);
  for (const traveller of travellers) await fillTraveller(page, language, traveller, passport);
  await inSight(page.getByRole('button', { name: words.review })).click();
  await expect(page).toHaveURL(/step=review/);
  await inSight(page.getByRole('button', { name: words.book })).click();
  await expect(page).toHaveURL(/\/payment\?booking=/);
  return email;
}
