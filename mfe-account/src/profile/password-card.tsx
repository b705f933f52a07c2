import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@wisata/ui/button';
import { SectionCard } from '@wisata/ui/section-card';
import { Grid, Stack } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import { usePasswordForm } from './use-profile-form.ts';
import { AccountForm } from '../form/account-form.tsx';
import { NewPasswordFields, PasswordField } from '../form/password-field.tsx';

function PasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { t } = useTranslation('account');
  const form = usePasswordForm(email, onDone);
  const save = (
    <div>
      <Button type="submit" variant="primary" busy={form.busy}>
        {t('profile.passwordSave')}
      </Button>
    </div>
  );
  return (
    <AccountForm form={form} foot={save}>
      {/* Password managers look for the account beside its password. */}
      <input {...form.form.text('email')} type="email" autoComplete="username" readOnly hidden />
      <PasswordField {...form.field('current')} label={t('field.current')} autoComplete="current-password" />
      <Grid>
        <NewPasswordFields field={form.field} label={t('field.newPassword')} againLabel={t('field.again')} />
      </Grid>
    </AccountForm>
  );
}

/** The password by itself, because changing it logs other devices out. */
export function PasswordCard({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const [isDone, setDone] = useState(false);
  return (
    <SectionCard id="profile-password" title={t('profile.password')} subtitle={t('profile.passwordLede')}>
      <Stack gap={4}>
        {isDone && (
          <Note tone="success" live="status" title={t('profile.passwordSaved')}>
            {t('profile.passwordSavedText')}
          </Note>
        )}
        <PasswordForm email={email} onDone={() => setDone(true)} />
      </Stack>
    </SectionCard>
  );
}
