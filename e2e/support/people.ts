import { randomInt } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { wordsOf, type Language } from './words.ts';

/** A part of the page by its heading. */
export const partOf = (page: Page, name: string | RegExp) => page.getByRole('region', { name, exact: true });

/** The first of these that is in sight: a phone has some of them at its foot as well. */
export const inSight = (found: Locator) => found.filter({ visible: true }).first();

/** A name that no other test has booked with: nobody goes twice at the same time. */
const freshName = () => [...String(randomInt(1_000_000))].map((digit) => 'abcdefghij'[Number(digit)]).join('');

interface Person {
  /** As the list of titles keeps it. */
  readonly title: string;
  readonly firstName: string;
  /** In years; undefined: the form does not ask. */
  readonly age?: number;
}

/** Fills the card of one person, with a last name of its own. */
export async function fillPerson(page: Page, language: Language, card: string | RegExp, person: Person): Promise<void> {
  const words = wordsOf(language);
  const form = partOf(page, card);
  await form.getByRole('combobox', { name: words.title }).selectOption(person.title);
  await form.getByLabel(words.firstName).fill(person.firstName);
  await form.getByLabel(words.lastName).fill(freshName());
  if (person.age === undefined) return;
  const born = ['2', '9', String(new Date().getFullYear() - person.age)];
  for (const [index, label] of words.born.entries()) await form.getByLabel(label, { exact: true }).fill(born[index]!);
}

/** Fills who is written to, who is the first to go as well. */
export async function fillContact(page: Page, language: Language, person: Person, email: string): Promise<void> {
  const words = wordsOf(language);
  await fillPerson(page, language, words.contact, person);
  const contact = partOf(page, words.contact);
  await contact.getByLabel(words.email).fill(email);
  await contact.getByRole('textbox', { name: words.phone }).fill('8123 4567');
}
