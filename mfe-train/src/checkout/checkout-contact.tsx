import { useTranslation } from 'react-i18next';
import { TRAIN_BANDS } from '@wisata/kernel/contracts/train-passengers';
import { ContactCard } from '@wisata/runtime/booking/contact-card';
import { PersonFields } from '@wisata/runtime/booking/person-fields';
import { ComesAlong } from '@wisata/runtime/booking/contact-parts';
import { TitleSegments } from '@wisata/runtime/booking/title-fields';
import { TypedContact } from '@wisata/runtime/booking/typed-people-picker';
import { useFields } from './checkout-fields.ts';
import { useTrip } from './checkout-trip.tsx';
import { peopleOf } from './typed-people.rules.ts';

/** Children do not book. */
const TITLES = ['MR', 'MRS'];

/** Who books, and whether they travel. */
export function CheckoutContact() {
  const { t } = useTranslation('train');
  const { values } = useFields();
  const trip = useTrip();
  const oneName = { label: t('checkout.person.oneName'), detail: t('checkout.person.oneNameDetail') };
  const name = (
    <>
      <TypedContact bands={TRAIN_BANDS} inForm={peopleOf(values, trip)} />
      <TitleSegments path="contact" titles={TITLES} />
      <PersonFields path="contact" person={values.contact} own oneName={oneName} printed="" />
    </>
  );
  return (
    <ContactCard name={name}>
      <ComesAlong as="adults.0" words="travels" />
    </ContactCard>
  );
}
