import { useApp } from '@wisata/runtime';
import { schemaRules } from '@wisata/ui/form-schema';
import { useForm } from '@wisata/ui/use-form';
import { resetPassword } from '../api/auth.api.ts';
import { RESET } from '../form/account-form.rules.ts';
import { useAccountForm } from '../form/use-account-form.ts';

export interface PasswordReset {
  readonly token: string;
  readonly email: string;
  readonly onDone: () => void;
}

const FIELDS = { email: [], password: [], again: ['password_confirmation'] } as const;

/** The form that sets a new password by the link of the mail. */
export function usePasswordReset({ token, email, onDone }: PasswordReset) {
  const { api, t, toast } = useApp();
  const form = useForm({ judge: schemaRules(() => RESET), start: { email, password: '', again: '' } });
  return useAccountForm({
    form,
    idPrefix: 'reset',
    fields: FIELDS,
    send: (output) => resetPassword(api, { token, email: output.email, password: output.password }),
    onDone: () => {
      toast(t('account:reset.done'), 'success');
      onDone();
    },
  });
}
