import { EMAIL_REGEX } from 'valibot';
import type { ContactForm, PersonForm } from './contact-form.ts';
import { nameProblem, type NameMarks } from './identity.ts';

/** One thing to fix in a booking form: where, and the key of the sentence that the page has for it. */
export interface Problem {
  readonly name: string;
  readonly key: string;
}

/** What was found in the fields of one part of a form; undefined where a field is right. */
export type Found = readonly (readonly [field: string, key: string | undefined])[];

const MAX_NAME = 60;
const MAX_EMAIL = 160;

function nameKey(text: string, field: 'first' | 'last', marks: NameMarks): string | undefined {
  const problem = nameProblem(text, marks);
  if (problem === 'NAME_EMPTY') return `${field}Empty`;
  if (problem) return problem === 'NAME_DEGREE' ? 'nameDegree' : 'nameSpecial';
  return text.trim().length > MAX_NAME ? 'nameLong' : undefined;
}

function emailKey(text: string): string | undefined {
  const email = text.trim();
  if (email === '') return 'email';
  return EMAIL_REGEX.test(email) && email.length <= MAX_EMAIL ? undefined : 'emailForm';
}

function phoneKey({ national }: ContactForm['phone']): string | undefined {
  if (!/\d/.test(national)) return 'phone';
  return /^[\d\s().-]{6,18}$/.test(national.trim()) ? undefined : 'phoneForm';
}

/** Title and name of a person. One name on the ID: the last name repeats the first, so what stands there does not matter. */
export const personProblems = (person: PersonForm, marks: NameMarks = 'letters'): Found => [
  ['title', person.title ? undefined : 'title'],
  ['firstName', nameKey(person.firstName, 'first', marks)],
  ['lastName', person.oneName ? undefined : nameKey(person.lastName, 'last', marks)],
];

/** Everything that is asked of who books. */
export const contactProblems = (contact: ContactForm, marks: NameMarks = 'letters'): Found => [
  ...personProblems(contact, marks),
  ['email', emailKey(contact.email)],
  ['phone.national', phoneKey(contact.phone)],
];

/** The problems of a part of a form by their paths in the whole: `problemsAt('contact', …)` gives `contact.email`. */
export function problemsAt(path: string, found: Found): Problem[] {
  return found.flatMap(([field, key]) => (key ? [{ name: `${path}.${field}`, key }] : []));
}

/** Which of the three messages of spec section 5 heads the list of what is missing. */
export function incompleteMessage(problems: readonly Pick<Problem, 'name'>[]): 'both' | 'contact' | 'passenger' {
  const isOfContact = ({ name }: Pick<Problem, 'name'>) => name.startsWith('contact.');
  if (problems.every(isOfContact)) return 'contact';
  return problems.some(isOfContact) ? 'both' : 'passenger';
}
