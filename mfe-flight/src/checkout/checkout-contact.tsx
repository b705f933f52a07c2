import { FLIGHT_BANDS } from '@wisata/kernel/contracts/flight-passengers';
import { useTranslation } from 'react-i18next';
import { titlesFor } from '@wisata/kernel/passengers';
import { ContactCard } from '@wisata/runtime/booking/contact-card';
import { fieldId } from '@wisata/runtime/booking/checkout-form';
import { TitleSegments } from '@wisata/runtime/booking/title-fields';
import { Checkbox } from '@wisata/ui/checkbox';
import { useFields } from './checkout-fields.ts';
import { TravellerNames } from './checkout-names.tsx';
import { TypedPeople } from './typed-people.tsx';

const TITLES = titlesFor(FLIGHT_BANDS, 'ADT');

/** Who books, and whether they fly. */
export function CheckoutContact() {
  const { t } = useTranslation('flight');
  const { box } = useFields();
  const name = (
    <>
      <TypedPeople />
      <TitleSegments path="contact" titles={TITLES} />
      <TravellerNames path="contact" />
    </>
  );
  return (
    <ContactCard name={name}>
      <Checkbox
        {...box('isTravelling', 'adults.0')}
        id={fieldId('isTravelling')}
        label={t('checkout.contact.travels')}
        detail={t('checkout.contact.travelsDetail')}
      />
    </ContactCard>
  );
}
