import { contactProblems, personProblems, problemsAt, type Problem } from '@wisata/kernel/contact-problems';
import type { CheckoutForm, ChildForm } from './checkout-form.rules.ts';

const MAX_WISHES = 500;
/** A hotel asks for the name of the ID, which no ticket shortens. */
const MARKS = 'letters and marks';
/** Eleven is the last age of a child (spec section 3, age bands). */
const CHILD_AGE = /^(\d|1[01])$/;

function ageKey({ age }: ChildForm): string | undefined {
  if (age === '') return 'age';
  return CHILD_AGE.test(age) ? undefined : 'ageBand';
}

/** Everything to fix, in the order of the page; empty when the form can be sent. Whoever books and stays is judged once, as the contact. */
export function findProblems({ contact, isGuest, guests, children, requests }: CheckoutForm): Problem[] {
  return [
    ...problemsAt('contact', contactProblems(contact, MARKS)),
    ...guests.flatMap((guest, room) =>
      isGuest && room === 0 ? [] : problemsAt(`guests.${room}`, personProblems(guest, MARKS)),
    ),
    ...children.flatMap((child, index) => problemsAt(`children.${index}`, [['age', ageKey(child)]])),
    ...problemsAt('requests', [['other', requests.other.length > MAX_WISHES ? 'otherLong' : undefined]]),
  ];
}

const PERSON = ['title', 'firstName', 'lastName'];

/** Every field that may be wrong, in the order of the page. */
export function fieldNames({ guests, children }: Pick<CheckoutForm, 'guests' | 'children'>): string[] {
  const fields = (path: string, names: readonly string[]) => names.map((name) => `${path}.${name}`);
  return [
    ...fields('contact', [...PERSON, 'email', 'phone.national']),
    ...guests.flatMap((_, room) => fields(`guests.${room}`, PERSON)),
    ...children.flatMap((_, index) => fields(`children.${index}`, ['age'])),
    'requests.other',
  ];
}
