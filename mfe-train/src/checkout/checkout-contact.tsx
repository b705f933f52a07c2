import { useTranslation } from 'react-i18next';
import { TRAIN_BANDS } from '@wisata/kernel/contracts/train-passengers';
import { PersonFields } from '@wisata/runtime/booking/person-fields';
import { TravellingContact } from '@wisata/runtime/booking/travelling-contact';
import { TypedContact } from '@wisata/runtime/booking/typed-people-picker';
import { useFields } from './checkout-fields.ts';
import { useTrip } from './checkout-trip.tsx';
import { peopleOf } from './typed-people.rules.ts';

/** Children do not book. */
const TITLES = ['MR', 'MRS'];

export function CheckoutContact() {
  const { t } = useTranslation('train');
  const { values } = useFields();
  const trip = useTrip();
  const oneName = { label: t('checkout.person.oneName'), detail: t('checkout.person.oneNameDetail') };
  return (
    <TravellingContact
      titles={TITLES}
      known={<TypedContact bands={TRAIN_BANDS} inForm={peopleOf(values, trip)} />}
      names={<PersonFields path="contact" person={values.contact} own oneName={oneName} printed="" />}
    />
  );
}
