import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureWords, refusedFields } from '@wisata/kernel/failure-words';
import { useApp, useSessionUser } from '@wisata/runtime';
import { schemaRules } from '@wisata/ui/form-schema';
import { useForm, type Form } from '@wisata/ui/use-form';
import { sendMessage } from '../api/message.api.ts';
import { contactSchema, fieldId, startForm, toPayload, withMember, type ContactForm } from './contact-form.rules.ts';

interface ContactFormOptions {
  readonly callingCode: string;
  readonly topic?: string | null;
  readonly reference?: string | null;
  /** Said to the help desk instead of the chosen topic: the product that the message is about. */
  readonly about?: string;
}

export interface ContactFormState {
  readonly form: Form<ContactForm, ContactForm>;
  /** Refusals that belong to no field. */
  /** Why the message was not sent. */
  readonly problem: string | undefined;
  readonly sentTo: string | undefined;
  readonly submit: () => void;
  readonly writeAnother: () => void;
}

const TYPED = ['topic', 'reference', 'firstName', 'lastName', 'email', 'notes'] as const;
const FIELDS: readonly string[] = [...TYPED, 'phone'];

/** The page stands before the form's code is there; what was typed meanwhile is the form's start. */
function withTyped(form: ContactForm): ContactForm {
  if (typeof document === 'undefined') return form;
  const typed = TYPED.flatMap((name) => {
    const field = document.getElementById(fieldId(name)) as HTMLInputElement | null;
    return field?.value ? [[name, field.value] as const] : [];
  });
  return { ...form, ...Object.fromEntries(typed) };
}

/** A message to the help desk: the form, what became of it, and the refusals beside their fields. */
export function useContactForm({ callingCode, topic, reference, about }: ContactFormOptions): ContactFormState {
  const { t } = useTranslation('content');
  const app = useApp();
  const { api, toast } = app;
  const [problem, setProblem] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  const user = useSessionUser();
  const [start] = useState(() =>
    withTyped(startForm({ user: undefined, topic: about ? 'other' : topic, reference, callingCode })),
  );
  const form = useForm({ judge: schemaRules(() => contactSchema((key, words) => t(key, { ...words }))), start });
  const { fill } = form;
  useEffect(() => {
    if (user) fill((values) => withMember(values, user));
  }, [fill, user]);

  async function send(values: ContactForm): Promise<void> {
    setProblem(undefined);
    const topicName = about ?? (values.topic && t(`contact.topics.${values.topic}`));
    const answer = await sendMessage(api, toPayload(values, topicName));
    if (answer.ok) {
      setSentTo(values.email);
      return toast(t('contact.sent'), 'success');
    }
    const fields = Object.entries(refusedFields(app, answer.failure)).filter(([name]) => FIELDS.includes(name));
    if (fields.length === 0)
      return setProblem(failureWords(app, answer.failure, { remote: 'content', own: t('contact.kept') }));
    form.refuse(Object.fromEntries(fields));
  }

  const writeAnother = () => {
    setSentTo(undefined);
    form.reset({ ...form.values, notes: '' });
  };
  return { form, problem, sentTo, submit: () => void form.submit(send), writeAnother };
}
