import { useTranslation } from 'react-i18next';
import { RouterLink } from '@wisata/runtime';
import { Button, LinkButton } from '@wisata/ui/button';
import { EmailField } from '@wisata/ui/text-field';
import { usePasswordReset, type PasswordReset } from './use-password-reset.ts';
import { AccountForm } from '../form/account-form.tsx';
import { NewPasswordFields } from '../form/password-field.tsx';

export function PasswordResetForm(props: PasswordReset) {
  const { t } = useTranslation('account');
  const form = usePasswordReset(props);
  const { field, failure, busy } = form;
  const submit = (
    <Button type="submit" variant="action" size="l" full busy={busy}>
      {t('reset.submit')}
    </Button>
  );
  // Sending again cannot help once a link is used or too old.
  const wayOut = failure?.code === 'AUTH_RESET_INVALID' && (
    <LinkButton as={RouterLink} href="/forgot-password">
      {t('reset.newLink')}
    </LinkButton>
  );
  return (
    <AccountForm form={form} foot={submit} wayOut={wayOut}>
      <EmailField {...field('email')} autoComplete="username" label={t('reset.email')} hint={t('reset.emailHint')} />
      <NewPasswordFields field={field} label={t('field.newPassword')} againLabel={t('field.again')} />
    </AccountForm>
  );
}
