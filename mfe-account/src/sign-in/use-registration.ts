import { useNavigate } from 'react-router-dom';
import { useApp } from '@wisata/runtime';
import { schemaRules } from '@wisata/ui/form-schema';
import { useForm } from '@wisata/ui/use-form';
import { REGISTRATION, type RegistrationInput } from '../form/account-form.rules.ts';
import type { Arrival } from './use-arrival.ts';
import { endRegistration, keepRegistration } from './registration-draft.ts';
import { sendRegistration } from './send-registration.ts';
import { useAccountForm } from '../form/use-account-form.ts';

const FIELDS = {
  firstName: ['first_name'],
  lastName: ['last_name'],
  email: [],
  phone: ['calling_code'],
  gender: [],
  password: [],
  again: ['password_confirmation'],
} as const;

/** The registration form: what was typed survives a reload, a refusal and the change to the other kind of account. */
export function useRegistration(draft: RegistrationInput, premium: boolean) {
  const app = useApp();
  const navigate = useNavigate();
  const form = useForm({
    judge: schemaRules(() => REGISTRATION),
    start: draft,
    onChange: (values) => keepRegistration(app, values),
  });
  const account = useAccountForm({
    form,
    idPrefix: 'register',
    fields: FIELDS,
    send: (output) => sendRegistration(app, output),
    onDone: async (output) => {
      endRegistration(app, output);
      app.toast(app.t('account:register.done'), 'success');
      await navigate('/register/success', { replace: true, state: { email: output.email, premium } satisfies Arrival });
    },
  });
  return { form, ...account };
}
