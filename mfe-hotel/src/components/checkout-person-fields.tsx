import { Ticket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '@wisata/ui/checkbox';
import { valueAt } from '@wisata/ui/form-path';
import { Icon } from '@wisata/ui/icon';
import { SelectField } from '@wisata/ui/select-field';
import { TextField } from '@wisata/ui/text-field';
import { useFields } from '../hooks/checkout-fields.ts';
import { fieldId, useFieldProblem } from '../hooks/use-field-problem.ts';
import { printedName, type PersonForm } from '../rules/checkout-form.rules.ts';
import styles from './checkout-person-fields.module.css';

/** Where a person stands in the form. */
export type PersonPath = 'contact' | `guests.${number}` | `children.${number}`;

interface PersonFieldsProps {
  readonly path: PersonPath;
  readonly titles: readonly string[];
  /** Only a name that this browser's owner bears may be filled in by it. */
  readonly own?: boolean;
}

function NamePreview({ person }: { person: PersonForm }) {
  const { t } = useTranslation('hotel');
  const { first, last } = printedName(person);
  if (!first && !last) return null;
  return (
    <p className={styles.preview}>
      <Icon of={Ticket} size="s" />
      <span>{t('checkout.person.prints')}</span>
      <b>{[person.title, first, last].filter(Boolean).join(' ')}</b>
    </p>
  );
}

function LastName({ path, own, person }: Omit<PersonFieldsProps, 'titles'> & { person: PersonForm }) {
  const { t } = useTranslation('hotel');
  const { text } = useFields();
  const name = `${path}.lastName` as const;
  const problem = useFieldProblem(name);
  const words = { id: fieldId(name), label: t('checkout.person.lastName') };
  if (person.oneName) return <TextField {...words} key="same" value={person.firstName} readOnly />;
  return <TextField {...words} key="own" {...text(name)} error={problem} autoComplete={own ? 'family-name' : 'off'} />;
}

function OneName({ path }: Pick<PersonFieldsProps, 'path'>) {
  const { t } = useTranslation('hotel');
  const { box } = useFields();
  const name = `${path}.oneName` as const;
  return (
    <Checkbox
      {...box(name, `${path}.lastName`)}
      id={fieldId(name)}
      label={t('checkout.person.oneName')}
      detail={t('checkout.person.oneNameDetail')}
    />
  );
}

/** Title, first and last name of one person, with the control for people who have one name only. */
export function CheckoutPersonFields({ path, titles, own = false }: PersonFieldsProps) {
  const { t } = useTranslation('hotel');
  const { values, text, choice } = useFields();
  const person = valueAt(values, path);
  const [titleName, firstName] = [`${path}.title` as const, `${path}.firstName` as const];
  const titleProblem = useFieldProblem(titleName);
  const firstProblem = useFieldProblem(firstName);
  return (
    <>
      <div className={styles.names}>
        <SelectField
          {...choice(titleName)}
          id={fieldId(titleName)}
          label={t('checkout.person.title')}
          emptyLabel={t('checkout.person.choose')}
          options={titles.map((value) => ({ value, label: t(`checkout.titles.${value}`) }))}
          error={titleProblem}
          autoComplete={own ? 'honorific-prefix' : 'off'}
        />
        <TextField
          {...text(firstName)}
          id={fieldId(firstName)}
          label={t('checkout.person.firstName')}
          error={firstProblem}
          autoComplete={own ? 'given-name' : 'off'}
        />
        <LastName path={path} own={own} person={person} />
      </div>
      <OneName path={path} />
      {person.oneName && <NamePreview person={person} />}
    </>
  );
}
