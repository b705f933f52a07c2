import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useState } from 'react';
import { useForm, type FieldPath, type Resolver, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@wisata/kernel/outcome';
import { useApp, useSessionUser } from '@wisata/runtime';
import { sendMessage } from '../api/message.api.ts';
import { contactSchema, fieldId, startForm, toPayload, type ContactForm } from '../rules/contact-form.rules.ts';

/** Where a field's message of the API belongs in the form. */
const FIELDS: Readonly<Record<string, FieldPath<ContactForm>>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  phone: 'phone.national',
  notes: 'notes',
  topic: 'topic',
  reference: 'reference',
};

interface ContactFormOptions {
  readonly callingCode: string;
  readonly topic?: string | null;
  readonly reference?: string | null;
  /** Said to the help desk instead of the chosen topic: the product that the message is about. */
  readonly about?: string;
}

export interface ContactFormState {
  readonly form: UseFormReturn<ContactForm>;
  /** Refusals that belong to no field. */
  readonly problem: Failure | undefined;
  readonly sentTo: string | undefined;
  readonly submit: () => void;
  readonly writeAnother: () => void;
}

/** A member's own data goes where nothing was typed. */
function useOwnData(form: UseFormReturn<ContactForm>, callingCode: string): void {
  const user = useSessionUser();
  useEffect(() => {
    if (!user) return;
    const own = startForm({ user, callingCode });
    for (const name of ['firstName', 'lastName', 'email'] as const) {
      if (!form.getValues(name)) form.setValue(name, own[name]);
    }
    if (!form.getValues('phone.national')) form.setValue('phone', own.phone);
  }, [form, user, callingCode]);
}

const TYPED = ['topic', 'reference', 'firstName', 'lastName', 'email', 'notes'] as const;

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
  const { api, toast } = useApp();
  const [problem, setProblem] = useState<Failure>();
  const [sentTo, setSentTo] = useState<string>();
  const resolver: Resolver<ContactForm> = (values, context, options) =>
    valibotResolver(contactSchema((key, words) => t(key, { ...words })))(values, context, options);
  const [defaultValues] = useState(() =>
    withTyped(startForm({ user: undefined, topic: about ? 'other' : topic, reference, callingCode })),
  );
  const form = useForm<ContactForm>({
    defaultValues,
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  useOwnData(form, callingCode);

  async function send(values: ContactForm): Promise<void> {
    setProblem(undefined);
    const topicName = about ?? (values.topic && t(`contact.topics.${values.topic}`));
    const answer = await sendMessage(api, toPayload(values, topicName));
    if (answer.ok) {
      setSentTo(values.email);
      return toast(t('contact.sent'), 'success');
    }
    const fields = Object.entries(answer.failure.fields ?? {}).filter(([name]) => FIELDS[name]);
    for (const [name, message] of fields) form.setError(FIELDS[name]!, { type: 'server', message });
    if (fields.length === 0) setProblem(answer.failure);
  }

  const writeAnother = () => {
    setSentTo(undefined);
    form.reset({ ...form.getValues(), notes: '' });
  };
  return { form, problem, sentTo, submit: () => void form.handleSubmit(send)(), writeAnother };
}
