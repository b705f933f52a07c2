import type { SessionUser } from '@wisata/kernel/app-context';
import type { MessagePayload } from '@wisata/kernel/contracts/message-request';
import { joinPhone, splitPhone } from '@wisata/kernel/phone';
import * as v from 'valibot';

/** What a message may be about; the words stand in the messages under `contact.topics`. */
export const TOPICS = ['booking', 'payment', 'refund', 'group', 'career', 'partnership', 'supplier', 'other'] as const;
export type Topic = (typeof TOPICS)[number];

export const NOTES_LIMIT = { least: 10, most: 4000 } as const;

/** Id of a field's control on the page. */
export const fieldId = (name: keyof ContactForm) => `contact-${name}`;

type Words = (key: string, values?: Record<string, unknown>) => string;

/** Rules of the form with the messages of `words`. */
export function contactSchema(words: Words) {
  const text = (most: number) =>
    v.pipe(v.string(), v.trim(), v.maxLength(most, words('contact.tooLong', { count: most })));
  const required = (key: string, most: number) => v.pipe(text(most), v.nonEmpty(words(key)));
  return v.object({
    topic: v.pipe(
      v.custom<Topic | ''>((value) => typeof value === 'string'),
      v.check((value) => isTopic(value), words('contact.topicMissing')),
    ),
    reference: text(40),
    firstName: required('contact.firstNameMissing', 60),
    lastName: text(60),
    email: v.pipe(required('contact.emailMissing', 254), v.email(words('contact.emailWrong'))),
    phone: v.object({
      callingCode: v.string(),
      national: v.pipe(v.string(), v.trim(), v.regex(/^(?:[\d\s-]{6,15})?$/, words('contact.phoneWrong'))),
    }),
    notes: v.pipe(
      text(NOTES_LIMIT.most),
      v.minLength(NOTES_LIMIT.least, words('contact.notesShort', { count: NOTES_LIMIT.least })),
    ),
  });
}

export interface ContactForm {
  readonly topic: Topic | '';
  readonly reference: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: { readonly callingCode: string; readonly national: string };
  readonly notes: string;
}

interface Start {
  readonly user: SessionUser | undefined;
  readonly topic?: string | null;
  readonly reference?: string | null;
  /** Used where the member's own number does not say otherwise. */
  readonly callingCode: string;
}

function isTopic(value: unknown): value is Topic {
  return (TOPICS as readonly unknown[]).includes(value);
}

/** The form as it opens: a member's own data, and what the address says it is about. */
export function startForm({ user, topic, reference, callingCode }: Start): ContactForm {
  return {
    topic: isTopic(topic) ? topic : '',
    reference: reference?.trim().slice(0, 40) ?? '',
    firstName: user?.first_name ?? '',
    lastName: user?.last_name ?? '',
    email: user?.email ?? '',
    phone: user?.phone ? splitPhone(user.phone, callingCode) : { callingCode, national: '' },
    notes: '',
  };
}

/** The form with a member's own data where nothing was typed. */
export function withMember(form: ContactForm, user: SessionUser): ContactForm {
  const own = startForm({ user, callingCode: form.phone.callingCode });
  return {
    ...form,
    firstName: form.firstName || own.firstName,
    lastName: form.lastName || own.lastName,
    email: form.email || own.email,
    phone: form.phone.national ? form.phone : own.phone,
  };
}

/** Calling code and number travel joined; no number is no text at all. */
export function toPayload(form: ContactForm, topicName: string): MessagePayload {
  const { firstName, lastName, email, reference, notes, phone } = form;
  const joined = joinPhone(phone.callingCode, phone.national);
  return { title: '', firstName, lastName, email, phone: joined, reference, notes, topic: topicName };
}
