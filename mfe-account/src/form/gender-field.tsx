import { useTranslation } from 'react-i18next';
import { Segmented } from '@wisata/ui/segmented';
import type { GENDERS } from './account-form.rules.ts';

type Gender = (typeof GENDERS)[number];

interface GenderFieldProps {
  readonly id: string;
  readonly value: Gender;
  readonly onChange: (value: Gender) => void;
  readonly error?: string | undefined;
}

/** May stay unsaid. */
export function GenderField({ id, value, onChange, error }: GenderFieldProps) {
  const { t } = useTranslation('account');
  const options = [
    { value: 'female', label: t('field.genderFemale') },
    { value: 'male', label: t('field.genderMale') },
    { value: '', label: t('field.genderNone') },
  ] as const;
  return (
    <Segmented
      id={id}
      label={t('field.gender')}
      name="gender"
      options={options}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}
