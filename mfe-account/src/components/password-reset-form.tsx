import { useTranslation } from 'react-i18next';
import { RouterLink } from '@wisata/runtime';
import { Button, LinkButton } from '@wisata/ui/button';
import { ErrorSummary } from '@wisata/ui/error-summary';
import { Stack } from '@wisata/ui/layout';
import { TextField } from '@wisata/ui/text-field';
import { usePasswordReset, type PasswordReset } from '../hooks/use-password-reset.ts';
import { PasswordField } from './password-field.tsx';
import { RefusalNote } from './refusal-note.tsx';

/** Sending again cannot help once a link is used or too old. */
function ResetRefusal({ failure }: { failure: NonNullable<ReturnType<typeof usePasswordReset>['failure']> }) {
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

export function PasswordResetForm(props: PasswordReset) {
  const { t } = useTranslation('account');
  const { field, idOf, errorOf, summary, failure, busy, onSubmit } = usePasswordReset(props);
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
