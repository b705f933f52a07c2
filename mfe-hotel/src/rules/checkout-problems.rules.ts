import { nameProblem } from '@wisata/kernel/identity';
import { EMAIL_REGEX } from 'valibot';
import type { CheckoutForm, ChildForm, ContactForm, PersonForm } from './checkout-form.rules.ts';

/** One thing to fix: where, and which sentence the page has for it (under `hotel:checkout.problem`). */
export interface Problem {
  readonly name: string;
  readonly key: string;
}

const MAX_NAME = 60;
const MAX_EMAIL = 160;
const MAX_WISHES = 500;
/** Eleven is the last age of a child (spec section 3, age bands). */
const CHILD_AGE = /^(\d|1[01])$/;

type Found = readonly (readonly [field: string, key: string | undefined])[];

function nameKey(text: string, field: 'first' | 'last'): string | undefined {
  const problem = nameProblem(text);
  if (problem === 'NAME_EMPTY') return `${field}Empty`;
  if (problem) return problem === 'NAME_DEGREE' ? 'nameDegree' : 'nameSpecial';
  return text.length > MAX_NAME ? 'nameLong' : undefined;
}

/** One name on the ID: the last name repeats the first, so what stands there does not matter. */
const personProblems = (person: PersonForm): Found => [
  ['title', person.title ? undefined : 'title'],
  ['firstName', nameKey(person.firstName, 'first')],
  ['lastName', person.oneName ? undefined : nameKey(person.lastName, 'last')],
];

function emailKey(text: string): string | undefined {
  const email = text.trim();
  if (email === '') return 'email';
  return EMAIL_REGEX.test(email) && email.length <= MAX_EMAIL ? undefined : 'emailForm';
}

function phoneKey({ national }: ContactForm['phone']): string | undefined {
  if (!/\d/.test(national)) return 'phone';
  return /^[\d\s().-]{6,18}$/.test(national.trim()) ? undefined : 'phoneForm';
}

const contactProblems = (contact: ContactForm): Found => [
  ...personProblems(contact),
  ['email', emailKey(contact.email)],
  ['phone.national', phoneKey(contact.phone)],
];

function ageKey({ age }: ChildForm): string | undefined {
  if (age === '') return 'age';
  return CHILD_AGE.test(age) ? undefined : 'ageBand';
}

const at = (path: string, found: Found): Problem[] =>
  found.flatMap(([field, key]) => (key ? [{ name: `${path}.${field}`, key }] : []));

/** Everything to fix, in the order of the page; empty when the form can be sent. Whoever books and stays is judged once, as the contact. */
export function findProblems({ contact, isGuest, guests, children, requests }: CheckoutForm): Problem[] {
  return [
    ...at('contact', contactProblems(contact)),
    ...guests.flatMap((guest, room) => (isGuest && room === 0 ? [] : at(`guests.${room}`, personProblems(guest)))),
    ...children.flatMap((child, index) => at(`children.${index}`, [...personProblems(child), ['age', ageKey(child)]])),
    ...at('requests', [['other', requests.other.length > MAX_WISHES ? 'otherLong' : undefined]]),
  ];
}

const PERSON = ['title', 'firstName', 'lastName'];

/** Every field that may be wrong, in the order of the page. */
export function fieldNames({ guests, children }: Pick<CheckoutForm, 'guests' | 'children'>): string[] {
  const fields = (path: string, names: readonly string[]) => names.map((name) => `${path}.${name}`);
  return [
    ...fields('contact', [...PERSON, 'email', 'phone.national']),
    ...guests.flatMap((_, room) => fields(`guests.${room}`, PERSON)),
    ...children.flatMap((_, index) => fields(`children.${index}`, [...PERSON, 'age'])),
    'requests.other',
  ];
}
