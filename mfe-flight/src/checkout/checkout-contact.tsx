import { FLIGHT_BANDS } from '@wisata/kernel/contracts/flight-passengers';
import { titlesFor } from '@wisata/kernel/passengers';
import { ContactCard } from '@wisata/runtime/booking/contact-card';
import { ComesAlong } from '@wisata/runtime/booking/contact-parts';
import { TitleSegments } from '@wisata/runtime/booking/title-fields';
import { TravellerNames } from './checkout-names.tsx';
import { TypedPeople } from './typed-people.tsx';

const TITLES = titlesFor(FLIGHT_BANDS, 'ADT');

/** Who books, and whether they fly. */
export function CheckoutContact() {
  const name = (
    <>
      <TypedPeople />
      <TitleSegments path="contact" titles={TITLES} />
      <TravellerNames path="contact" />
    </>
  );
  return (
    <ContactCard name={name}>
      <ComesAlong as="adults.0" words="travels" />
    </ContactCard>
  );
}
