import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RouterLink, useApp } from '@wisata/runtime';
import { Button, LinkButton } from '@wisata/ui/button';
import { ErrorSummary } from '@wisata/ui/error-summary';
import { Stack } from '@wisata/ui/layout';
import { TextField } from '@wisata/ui/text-field';
import { resetPassword } from '../api/auth.api.ts';
import { useAccountForm } from '../hooks/use-account-form.ts';
import { RESET, type ResetForm } from '../rules/account-form.rules.ts';
import { PasswordField } from './password-field.tsx';
import { RefusalNote } from './refusal-note.tsx';

interface PasswordResetFormProps {
  readonly token: string;
  readonly email: string;
  readonly onDone: () => void;
}

const FIELDS = { email: [], password: [], again: ['password_confirmation'] } as const;

function useReset({ token, email, onDone }: PasswordResetFormProps) {
  const { api, t, toast } = useApp();
  const form = useForm<ResetForm, unknown, ResetForm>({
    resolver: valibotResolver(RESET),
    shouldFocusError: false,
    defaultValues: { email, password: '', again: '' },
  });
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

/** Sending again cannot help once a link is used or too old. */
function ResetRefusal({ failure }: { failure: NonNullable<ReturnType<typeof useReset>['failure']> }) {
  const { t } = useTranslation('account');
  return (
    <RefusalNote
      failure={failure}
      actions={
        failure.code === 'AUTH_RESET_INVALID' && (
          <LinkButton as={RouterLink} href="/forgot-password">
            {t('reset.newLink')}
          </LinkButton>
        )
      }
    />
  );
}

export function PasswordResetForm(props: PasswordResetFormProps) {
  const { t } = useTranslation('account');
  const { field, idOf, errorOf, summary, failure, busy, onSubmit } = useReset(props);
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap={4}>
        <ErrorSummary title={t('login.summary')} errors={summary.errors} attempt={summary.attempt} />
        <TextField
          {...field('email')}
          id={idOf('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          label={t('reset.email')}
          hint={t('reset.emailHint')}
          error={errorOf('email')}
        />
        <PasswordField
          {...field('password')}
          id={idOf('password')}
          autoComplete="new-password"
          label={t('field.newPassword')}
          hint={t('field.passwordHint')}
          error={errorOf('password')}
        />
        <PasswordField
          {...field('again')}
          id={idOf('again')}
          autoComplete="new-password"
          label={t('field.again')}
          error={errorOf('again')}
        />
        {failure && <ResetRefusal failure={failure} />}
        <Button type="submit" variant="action" size="l" full busy={busy}>
          {t('reset.submit')}
        </Button>
      </Stack>
    </form>
  );
}
