import * as v from 'valibot';
import type { AppContext } from '@wisata/kernel/app-context';
import { endDraft, keepDraft } from '@wisata/runtime/drafts';
import { GENDERS, REGISTERED_PERSON } from '../form/account-form.rules.ts';
import type { RegistrationForm, RegistrationInput } from '../form/account-form.rules.ts';
import { findFormDraft } from '../form/form-draft.ts';

const NAME = 'register';
const DRAFT = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phone: v.object({ callingCode: v.string(), national: v.string() }),
  gender: v.optional(v.picklist(GENDERS), ''),
});

export const EMPTY_REGISTRATION: RegistrationInput = {
  firstName: '',
  lastName: '',
  email: '',
  phone: { callingCode: '62', national: '' },
  gender: '',
  password: '',
  again: '',
};

/** What was typed before a reload or a change of language. */
export function findRegistration(app: AppContext): RegistrationInput {
  return { ...EMPTY_REGISTRATION, ...findFormDraft(app, NAME, DRAFT) };
}

/** Whether nothing but the password is missing. */
export const isPersonComplete = (draft: RegistrationInput) => v.is(REGISTERED_PERSON, draft);

/** Keeps everything but the password. */
export function keepRegistration(app: AppContext, { password: _, again: __, ...person }: RegistrationInput): void {
  keepDraft(app, NAME, person);
}

// A mail is sent again by the same call, which needs the password: kept in memory of the one app, never in a storage.
const sent = new WeakMap<AppContext, RegistrationForm>();

export function endRegistration(app: AppContext, form: RegistrationForm): void {
  endDraft(app, NAME);
  sent.set(app, form);
}

/** The registration that this page view has sent; undefined after a reload. */
export function findSentRegistration(app: AppContext): RegistrationForm | undefined {
  return sent.get(app);
}
