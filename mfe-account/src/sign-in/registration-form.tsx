import { useTranslation } from 'react-i18next';
import { Button } from '@wisata/ui/button';
import { EmailField } from '@wisata/ui/text-field';
import { useRegistration } from './use-registration.ts';
import type { RegistrationInput } from '../form/account-form.rules.ts';
import { AccountForm } from '../form/account-form.tsx';
import { GenderField } from '../form/gender-field.tsx';
import { NameFields } from '../form/name-fields.tsx';
import { NewPasswordFields } from '../form/password-field.tsx';
import { PhoneInput } from '../form/phone-input.tsx';

type Registration = ReturnType<typeof useRegistration>;

function ContactFields({ field, control }: Registration) {
  const { t } = useTranslation('account');
  return (
    <>
      <EmailField {...field('email')} autoComplete="email" label={t('field.email')} hint={t('field.emailHint')} />
      <PhoneInput {...control('phone')} />
    </>
  );
}

function PersonFields(registration: Registration) {
  const { t } = useTranslation('account');
  const { form, field, idOf, errorOf } = registration;
  return (
    <>
      <NameFields field={field} firstHint={t('field.firstNameHint')} />
      <ContactFields {...registration} />
      <GenderField
        id={idOf('gender')}
        value={form.values.gender}
        onChange={(value) => form.set('gender', value)}
        error={errorOf('gender')}
      />
    </>
  );
}

interface RegistrationFormProps {
  readonly draft: RegistrationInput;
  readonly premium: boolean;
  /** Everything else was typed before. */
  readonly passwordOnly?: boolean;
}

export function RegistrationForm({ draft, premium, passwordOnly }: RegistrationFormProps) {
  const { t } = useTranslation('account');
  const registration = useRegistration(draft, premium);
  const { field, busy } = registration;
  const submit = (
    <Button type="submit" variant="action" size="l" full busy={busy}>
      {t('register.submit')}
    </Button>
  );
  return (
    <AccountForm form={registration} foot={submit}>
      {!passwordOnly && <PersonFields {...registration} />}
      <NewPasswordFields field={field} label={t('login.password')} againLabel={t('field.repeat')} />
    </AccountForm>
  );
}
