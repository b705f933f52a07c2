import { useTranslation } from 'react-i18next';
import { Button } from '@wisata/ui/button';
import { ErrorSummary } from '@wisata/ui/error-summary';
import { Grid, Stack } from '@wisata/ui/layout';
import { TextField } from '@wisata/ui/text-field';
import { useRegistration } from '../hooks/use-registration.ts';
import type { RegistrationInput } from '../rules/account-form.rules.ts';
import { PasswordField } from './password-field.tsx';
import { PhoneInput } from './phone-input.tsx';
import { RefusalNote } from './refusal-note.tsx';

type Registration = ReturnType<typeof useRegistration>;

function NameFields({ field, idOf, errorOf }: Registration) {
  const { t } = useTranslation('account');
  return (
    <Grid>
      <TextField
        {...field('firstName')}
        id={idOf('firstName')}
        label={t('field.firstName')}
        hint={t('field.firstNameHint')}
        error={errorOf('firstName')}
        autoComplete="given-name"
      />
      <TextField
        {...field('lastName')}
        id={idOf('lastName')}
        label={t('field.lastName')}
        hint={t('field.lastNameHint')}
        error={errorOf('lastName')}
        autoComplete="family-name"
      />
    </Grid>
  );
}

function ContactFields({ form, field, judge, idOf, errorOf }: Registration) {
  const { t } = useTranslation('account');
  return (
    <>
      <TextField
        {...field('email')}
        id={idOf('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('field.email')}
        hint={t('field.emailHint')}
        error={errorOf('email')}
      />
      <PhoneInput
        id={idOf('phone')}
        value={form.values.phone}
        onChange={(value) => form.set('phone', value)}
        onBlur={() => judge('phone')}
        error={errorOf('phone')}
      />
    </>
  );
}

export function RegistrationForm({ draft, premium }: { draft: RegistrationInput; premium: boolean }) {
  const { t } = useTranslation('account');
  const registration = useRegistration(draft, premium);
  const { field, idOf, errorOf, summary, failure, busy, onSubmit } = registration;
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap={4}>
        <ErrorSummary title={t('login.summary')} errors={summary.errors} attempt={summary.attempt} />
        <NameFields {...registration} />
        <ContactFields {...registration} />
        <PasswordField
          {...field('password')}
          id={idOf('password')}
          autoComplete="new-password"
          label={t('login.password')}
          hint={t('field.passwordHint')}
          error={errorOf('password')}
        />
        {failure && <RefusalNote failure={failure} />}
        <Button type="submit" variant="action" size="l" full busy={busy}>
          {t('register.submit')}
        </Button>
      </Stack>
    </form>
  );
}
