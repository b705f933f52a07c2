import * as v from 'valibot';
import type { AppContext } from '@wisata/kernel/app-context';
import type { RegistrationForm, RegistrationInput } from '../rules/account-form.rules.ts';

const DRAFT_KEY = 'register_draft';
const DRAFT = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    firstName: v.string(),
    lastName: v.string(),
    email: v.string(),
    phone: v.object({ callingCode: v.string(), national: v.string() }),
  }),
);

export const EMPTY_REGISTRATION: RegistrationInput = {
  firstName: '',
  lastName: '',
  email: '',
  phone: { callingCode: '62', national: '' },
  password: '',
};

/** What was typed before a reload or a change of language. */
export function findDraft(app: AppContext): RegistrationInput {
  const kept = v.safeParse(DRAFT, app.storage.session.get(DRAFT_KEY));
  return kept.success ? { ...EMPTY_REGISTRATION, ...kept.output } : EMPTY_REGISTRATION;
}

/** Keeps everything but the password, for this tab only. */
export function keepDraft(app: AppContext, { firstName, lastName, email, phone }: RegistrationInput): void {
  app.storage.session.set(DRAFT_KEY, JSON.stringify({ firstName, lastName, email, phone }));
}

// A mail is sent again by the same call, which needs the password: kept in memory of the one app, never in a storage.
const sent = new WeakMap<AppContext, RegistrationForm>();

export function endDraft(app: AppContext, form: RegistrationForm): void {
  app.storage.session.remove(DRAFT_KEY);
  sent.set(app, form);
}

/** The registration that this page view has sent; undefined after a reload. */
export function findSentRegistration(app: AppContext): RegistrationForm | undefined {
  return sent.get(app);
}
