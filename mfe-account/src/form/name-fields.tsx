import { useTranslation } from 'react-i18next';
import { Grid } from '@wisata/ui/layout';
import { TextField, type TextFieldProps } from '@wisata/ui/text-field';

interface NameFieldsProps {
  readonly field: (name: 'firstName' | 'lastName') => Omit<TextFieldProps, 'label'>;
  readonly firstHint?: string;
}

/** The member's own name, as the browser may know it. */
export function NameFields({ field, firstHint }: NameFieldsProps) {
  const { t } = useTranslation('account');
  return (
    <Grid>
      <TextField {...field('firstName')} label={t('field.firstName')} hint={firstHint} autoComplete="given-name" />
      <TextField
        {...field('lastName')}
        label={t('field.lastName')}
        hint={t('field.lastNameHint')}
        autoComplete="family-name"
      />
    </Grid>
  );
}
