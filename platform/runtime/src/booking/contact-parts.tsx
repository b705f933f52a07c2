import { Checkbox } from '@wisata/ui/checkbox';
import { TextArea } from '@wisata/ui/text-area';
import { fieldId, useCheckoutFields, useFieldProblem } from './checkout-form.ts';
import { PersonFields, type TravellerPath } from './person-fields.tsx';
import { useWords } from './service.tsx';
import { TitleSelect } from './title-fields.tsx';
import { usePersonName } from './use-person-name.ts';

/** Title and names of who books, and what a voucher prints for one name. */
export function ContactName({ titles }: { readonly titles: readonly string[] }) {
  const { contact } = useCheckoutFields().values;
  const nameOf = usePersonName();
  const title = <TitleSelect path="contact" titles={titles} own />;
  return <PersonFields path="contact" person={contact} own title={title} printed={nameOf(contact)} />;
}

interface ComesAlongProps {
  /** The person who takes the contact's name. */
  readonly as: TravellerPath;
  /** Which of the service's words asks for it: one travels, or comes along. */
  readonly words: 'comes' | 'travels';
}

/** Whether who books is one of the party. */
export function ComesAlong({ as, words }: ComesAlongProps) {
  const { t } = useWords();
  const { box } = useCheckoutFields();
  return (
    <Checkbox
      {...box('isTravelling', as)}
      id={fieldId('isTravelling')}
      label={t(`checkout.contact.${words}`)}
      detail={t(`checkout.contact.${words}Detail`)}
    />
  );
}

interface NotesFieldProps {
  /** Where it stands in the service's form. */
  readonly name: string;
  readonly label: string;
}

/** A remark for the provider. */
export function NotesField({ name, label }: NotesFieldProps) {
  const { t } = useWords();
  const { text } = useCheckoutFields();
  const problem = useFieldProblem(name);
  return (
    <TextArea
      {...text(name)}
      id={fieldId(name)}
      label={label}
      optional={t('checkout.optional')}
      rows={2}
      error={problem}
    />
  );
}
