import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { stripLeadingZero } from '@wisata/kernel/phone';
import type { AppContext } from '@wisata/kernel/app-context';
import { useApp } from '@wisata/runtime';
import { register } from '../api/auth.api.ts';
import { REGISTRATION, type RegistrationForm, type RegistrationInput } from '../rules/account-form.rules.ts';
import type { Arrival } from './use-arrival.ts';
import { endDraft, keepDraft } from './registration-draft.ts';
import { useAccountForm } from './use-account-form.ts';

export function sendRegistration(app: AppContext, { phone, ...form }: RegistrationForm) {
  const national = stripLeadingZero(phone.national);
  return register(app.api, { ...form, callingCode: phone.callingCode, phone: national });
}

const FIELDS = {
  firstName: ['first_name'],
  lastName: ['last_name'],
  email: [],
  phone: ['calling_code'],
  password: ['password_confirmation'],
} as const;

/** The registration form: what was typed survives a reload, a refusal and the change to the other kind of account. */
export function useRegistration(draft: RegistrationInput, premium: boolean) {
  const app = useApp();
  const navigate = useNavigate();
  const form = useForm<RegistrationInput, unknown, RegistrationForm>({
    resolver: valibotResolver(REGISTRATION),
    shouldFocusError: false,
    defaultValues: draft,
  });
  const values = useWatch({ control: form.control }) as RegistrationInput;
  const { isDirty, isSubmitSuccessful } = form.formState;
  useEffect(() => {
    if (isDirty && !isSubmitSuccessful) keepDraft(app, values);
  }, [app, values, isDirty, isSubmitSuccessful]);

  const account = useAccountForm({
    form,
    idPrefix: 'register',
    fields: FIELDS,
    send: (output) => sendRegistration(app, output),
    onDone: async (output) => {
      endDraft(app, output);
      app.toast(app.t('account:register.done'), 'success');
      await navigate('/register/success', { replace: true, state: { email: output.email, premium } satisfies Arrival });
    },
  });
  return { form, ...account };
}
