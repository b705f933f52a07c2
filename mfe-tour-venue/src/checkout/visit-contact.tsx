import { useTranslation } from 'react-i18next';
import { titlesFor, TRIP_BANDS } from '@wisata/kernel/passengers';
import { ContactCard } from '@wisata/runtime/booking/contact-card';
import { ComesAlong, ContactName, NotesField } from '@wisata/runtime/booking/contact-parts';
import { TypedContact } from '@wisata/runtime/booking/typed-people-picker';
import { useFields, useOuting } from './checkout-facts.ts';
import { peopleOf } from './visit-people.rules.ts';

const TITLES = titlesFor(TRIP_BANDS, 'ADT');

function Name() {
  const { values } = useFields();
  const { facts } = useOuting();
  return (
    <>
      <TypedContact bands={TRIP_BANDS} inForm={peopleOf(values, facts)} />
      <ContactName titles={TITLES} />
    </>
  );
}

/** Who books, whether they come along, and what the operator should know. */
export function VisitContact() {
  const { service } = useOuting();
  const { t } = useTranslation(service);
  return (
    <ContactCard name={<Name />}>
      <ComesAlong as="travellers.0" words="comes" />
      <NotesField name="notes" label={t('checkout.notes.label')} />
    </ContactCard>
  );
}
