import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@wisata/ui/button';
import { Card, CardBody, CardHeader } from '@wisata/ui/card';
import { ErrorSummary } from '@wisata/ui/error-summary';
import { Grid, Stack } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import { usePasswordForm } from '../hooks/use-profile-form.ts';
import { PasswordField } from './password-field.tsx';
import { RefusalNote } from './refusal-note.tsx';

function NewPassword({ field, idOf, errorOf }: ReturnType<typeof usePasswordForm>) {
  const { t } = useTranslation('account');
  return (
    <Grid>
      <PasswordField
        {...field('password')}
        id={idOf('password')}
        label={t('field.newPassword')}
        hint={t('field.passwordHint')}
        error={errorOf('password')}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('again')}
        id={idOf('again')}
        label={t('field.again')}
        error={errorOf('again')}
        autoComplete="new-password"
      />
    </Grid>
  );
}

function PasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { t } = useTranslation('account');
  const form = usePasswordForm(email, onDone);
  const { field, idOf, errorOf, summary, failure, busy, onSubmit } = form;
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap={4}>
        <ErrorSummary title={t('login.summary')} errors={summary.errors} attempt={summary.attempt} />
        {/* Password managers look for the account beside its password. */}
        <input {...field('email')} type="email" autoComplete="username" readOnly hidden />
        <PasswordField
          {...field('current')}
          id={idOf('current')}
          label={t('field.current')}
          error={errorOf('current')}
          autoComplete="current-password"
        />
        <NewPassword {...form} />
        {failure && <RefusalNote failure={failure} />}
        <div>
          <Button type="submit" variant="primary" busy={busy}>
            {t('profile.passwordSave')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** The password by itself, because changing it logs other devices out. */
export function PasswordCard({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const [isDone, setDone] = useState(false);
  return (
    <Card as="section" labelledBy="profile-password">
      <CardHeader level={2} id="profile-password" title={t('profile.password')} subtitle={t('profile.passwordLede')} />
      <CardBody>
        <Stack gap={4}>
          {isDone && (
            <Note tone="success" live="status" title={t('profile.passwordSaved')}>
              {t('profile.passwordSavedText')}
            </Note>
          )}
          <PasswordForm email={email} onDone={() => setDone(true)} />
        </Stack>
      </CardBody>
    </Card>
  );
}
