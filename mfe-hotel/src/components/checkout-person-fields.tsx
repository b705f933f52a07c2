import { useTranslation } from 'react-i18next';
import { printedName, type PersonForm } from '@wisata/kernel/contact-form';
import { guestName } from '@wisata/kernel/document-name';
import { valueAt } from '@wisata/ui/form-path';
import { NameFields, PrintedName } from '@wisata/ui/name-fields';
import { SelectField } from '@wisata/ui/select-field';
import { useFields } from '../hooks/checkout-fields.ts';
import { fieldId, useFieldProblem } from '../hooks/use-field-problem.ts';

/** Where a person stands in the form. */
export type PersonPath = 'contact' | `guests.${number}`;

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
  const name = guestName({ title: person.title, first_name: first, last_name: last });
  return <PrintedName label={t('checkout.person.prints')} name={name} />;
}

function TitleField({ path, titles, own }: PersonFieldsProps) {
  const { t } = useTranslation('hotel');
  const { choice } = useFields();
  const name = `${path}.title` as const;
  const problem = useFieldProblem(name);
  return (
    <SelectField
      {...choice(name)}
      id={fieldId(name)}
      label={t('checkout.person.title')}
      emptyLabel={t('checkout.person.choose')}
      options={titles.map((value) => ({ value, label: t(`checkout.titles.${value}`) }))}
      error={problem}
      autoComplete={own ? 'honorific-prefix' : 'off'}
    />
  );
}

/** Title, first and last name of one person, with the control for people who have one name only. */
export function CheckoutPersonFields({ path, titles, own = false }: PersonFieldsProps) {
  const { t } = useTranslation('hotel');
  const { values, text, box } = useFields();
  const person = valueAt(values, path);
  const [first, last, oneName] = [`${path}.firstName`, `${path}.lastName`, `${path}.oneName`] as const;
  const [firstProblem, lastProblem] = [useFieldProblem(first), useFieldProblem(last)];
  return (
    <>
      <NameFields
        own={own}
        title={<TitleField path={path} titles={titles} own={own} />}
        first={{ ...text(first), id: fieldId(first), label: t('checkout.person.firstName'), error: firstProblem }}
        last={{ ...text(last), id: fieldId(last), label: t('checkout.person.lastName'), error: lastProblem }}
        oneName={{
          ...box(oneName, last),
          id: fieldId(oneName),
          label: t('checkout.person.oneName'),
          detail: t('checkout.person.oneNameDetail'),
        }}
      />
      {person.oneName && <NamePreview person={person} />}
    </>
  );
}
