import { useTranslation } from 'react-i18next';
import { titlesFor, TRIP_BANDS } from '@wisata/kernel/passengers';
import { fieldId, useFieldProblem } from '@wisata/runtime/booking/checkout-form';
import { ContactCard } from '@wisata/runtime/booking/contact-card';
import { PersonFields } from '@wisata/runtime/booking/person-fields';
import { TitleSelect } from '@wisata/runtime/booking/title-fields';
import { TypedContact } from '@wisata/runtime/booking/typed-people-picker';
import { Checkbox } from '@wisata/ui/checkbox';
import { TextArea } from '@wisata/ui/text-area';
import { useFields, useOuting } from './checkout-facts.ts';
import { voucherName } from './visit-form.rules.ts';
import { peopleOf } from './visit-people.rules.ts';

const TITLES = titlesFor(TRIP_BANDS, 'ADT');

function Name() {
  const { values } = useFields();
  const { facts } = useOuting();
  return (
    <>
      <TypedContact bands={TRIP_BANDS} inForm={peopleOf(values, facts)} />
      <PersonFields
        path="contact"
        person={values.contact}
        own
        title={<TitleSelect path="contact" titles={TITLES} own />}
        printed={voucherName(values.contact)}
      />
    </>
  );
}

/** Who books, whether they come along, and what the operator should know. */
export function VisitContact() {
  const { service } = useOuting();
  const { t } = useTranslation(service);
  const { box, text } = useFields();
  const problem = useFieldProblem('notes');
  return (
    <ContactCard name={<Name />}>
      <Checkbox
        {...box('isTravelling', 'travellers.0')}
        id={fieldId('isTravelling')}
        label={t('checkout.contact.comes')}
        detail={t('checkout.contact.comesDetail')}
      />
      <TextArea
        {...text('notes')}
        id={fieldId('notes')}
        label={t('checkout.notes.label')}
        optional={t('checkout.optional')}
        rows={2}
        error={problem}
      />
    </ContactCard>
  );
}
