import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@wisata/ui/icon-button';
import { TextField, type TextFieldProps } from '@wisata/ui/text-field';

/** A password that can be shown while it is typed. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'action' | 'prefix' | 'suffix'>) {
  const { t } = useTranslation('account');
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={shown ? t('login.hide') : t('login.show')}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}

interface NewPasswordFieldsProps {
  readonly field: (name: 'password' | 'again') => Omit<TextFieldProps, 'label'>;
  readonly label: string;
  /** Of the field in which it is typed again. */
  readonly againLabel: string;
}

/** A password to be, typed twice. */
export function NewPasswordFields({ field, label, againLabel }: NewPasswordFieldsProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <PasswordField {...field('password')} autoComplete="new-password" label={label} hint={t('field.passwordHint')} />
      <PasswordField {...field('again')} autoComplete="new-password" label={againLabel} />
    </>
  );
}
