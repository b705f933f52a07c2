import { useTranslation } from 'react-i18next';
import { valueAt } from '@wisata/ui/form-path';
import { NameFields as Names, PrintedName } from '@wisata/ui/name-fields';
import { Segmented } from '@wisata/ui/segmented';
import { useFields } from '../hooks/checkout-fields.ts';
import { useTrip } from '../hooks/checkout-trip.tsx';
import { fieldId, useFieldProblem } from '../hooks/use-field-problem.ts';
import { ticketName, type Place } from '../rules/checkout-form.rules.ts';

/** Where a person stands in the form. */
export type PersonPath = 'contact' | Place['path'];

interface PathProps {
  readonly path: PersonPath;
}

interface NameFieldsProps extends PathProps {
  /** A type with one title only is not asked for it. */
  readonly titles: readonly string[];
  /** Only a name that this browser's owner bears may be filled in by it. */
  readonly own?: boolean;
}

export function TitleField({ path, titles }: NameFieldsProps) {
  const { t } = useTranslation('flight');
  const { values, set, clear } = useFields();
  const name = `${path}.title` as const;
  const problem = useFieldProblem(name);
  if (titles.length < 2) return null;
  return (
    <Segmented
      id={fieldId(name)}
      label={t('checkout.person.title')}
      name={fieldId(name)}
      value={valueAt(values, name) || undefined}
      options={titles.map((value) => ({ value, label: t(`checkout.titles.${value}`) }))}
      onChange={(value) => {
        set(name, value);
        clear(name);
      }}
      error={problem}
    />
  );
}

/** First and last name, with the control for people who have one name only and what the airline will print for them. */
export function NameFields({ path, own = false }: Omit<NameFieldsProps, 'titles'>) {
  const { t } = useTranslation('flight');
  const { values, text, box } = useFields();
  const { airline, requiresPassport } = useTrip();
  const person = valueAt(values, path);
  const printed = ticketName(person);
  const [first, last, oneName] = [`${path}.firstName`, `${path}.lastName`, `${path}.oneName`] as const;
  const [firstProblem, lastProblem] = [useFieldProblem(first), useFieldProblem(last)];
  return (
    <>
      <Names
        own={own}
        first={{ ...text(first), id: fieldId(first), label: t('checkout.person.firstName'), error: firstProblem }}
        last={{ ...text(last), id: fieldId(last), label: t('checkout.person.lastName'), error: lastProblem }}
        oneName={{
          ...box(oneName, last),
          id: fieldId(oneName),
          label: t(requiresPassport ? 'checkout.person.oneNamePassport' : 'checkout.person.oneName'),
          detail: t('checkout.person.oneNameDetail', { airline }),
        }}
      />
      {person.oneName && path !== 'contact' && printed && (
        <PrintedName label={t('checkout.person.prints')} name={printed} />
      )}
    </>
  );
}
