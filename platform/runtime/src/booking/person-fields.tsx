import type { ReactNode } from 'react';
import type { PersonForm } from '@wisata/kernel/contact-form';
import { NameFields, PrintedName } from '@wisata/ui/name-fields';
import { fieldId, useCheckoutFields, useFieldProblem } from './checkout-form.ts';
import { useWords } from './service.tsx';

/** Where somebody whom the contact books for stands in a form: `guests.1`. */
export type TravellerPath = `${string}.${number}`;

/** Where a person stands in a form. */
export type PersonPath = 'contact' | TravellerPath;

interface PersonFieldsProps {
  readonly path: PersonPath;
  readonly person: PersonForm;
  /** Only a name that this browser's owner bears may be filled in by it. */
  readonly own?: boolean;
  /** The field of the title, where it stands in the row of the names. */
  readonly title?: ReactNode;
  /** Label and detail of the checkbox for people with one name, where the service has its own. */
  readonly oneName?: { readonly label: string; readonly detail: string };
  /** What is printed for a mononym; empty where nothing is. */
  readonly printed: string;
}

/** First and last name of one person, with the control for people who have one name only and what is printed for them. */
export function PersonFields({ path, person, own = false, title, oneName, printed }: PersonFieldsProps) {
  const { t } = useWords();
  const { text, box } = useCheckoutFields();
  const [first, last, only] = [`${path}.firstName`, `${path}.lastName`, `${path}.oneName`];
  const [firstProblem, lastProblem] = [useFieldProblem(first), useFieldProblem(last)];
  const words = oneName ?? { label: t('checkout.person.oneName'), detail: t('checkout.person.oneNameDetail') };
  return (
    <>
      <NameFields
        own={own}
        title={title}
        first={{ ...text(first), id: fieldId(first), label: t('checkout.person.firstName'), error: firstProblem }}
        last={{ ...text(last), id: fieldId(last), label: t('checkout.person.lastName'), error: lastProblem }}
        oneName={{ ...box(only, last), id: fieldId(only), ...words }}
      />
      {person.oneName && printed && <PrintedName label={t('checkout.person.prints')} name={printed} />}
    </>
  );
}
