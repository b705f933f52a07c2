import type { ReactNode } from 'react';
import { ID_TYPES } from '@wisata/kernel/identity';
import { Grid } from '@wisata/ui/layout';
import { SelectField } from '@wisata/ui/select-field';
import { TextField } from '@wisata/ui/text-field';
import { fieldId, useCheckoutFields, useFieldProblem } from './checkout-form.ts';
import { useWords } from './service.tsx';

interface IdentityFieldsProps {
  /** Path of the person in the service's form, `adults.0`, which has `idType` and `idNumber`. */
  readonly path: string;
  readonly idType: string;
  readonly hint: ReactNode;
  readonly isOptional?: boolean;
}

/** Type and number of an identity document; a KTP has a number of digits. */
export function IdentityFields({ path, idType, hint, isOptional = false }: IdentityFieldsProps) {
  const { t } = useWords();
  const { text, choice } = useCheckoutFields();
  const [typeName, numberName] = [`${path}.idType`, `${path}.idNumber`] as const;
  const problem = useFieldProblem(numberName);
  const isKtp = idType === '1';
  return (
    <Grid align="top">
      <SelectField
        {...choice(typeName)}
        id={fieldId(typeName)}
        label={t('checkout.id.type')}
        options={ID_TYPES.map(({ value, slug }) => ({ value: String(value), label: t(`checkout.id.${slug}`) }))}
      />
      <TextField
        {...text(numberName)}
        id={fieldId(numberName)}
        label={t(isKtp ? 'checkout.id.nik' : 'checkout.id.number')}
        {...(isOptional ? { optional: t('checkout.optional') } : {})}
        inputMode={isKtp ? 'numeric' : 'text'}
        autoComplete="off"
        hint={hint}
        error={problem}
      />
    </Grid>
  );
}
