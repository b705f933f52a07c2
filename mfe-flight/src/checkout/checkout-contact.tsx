import { FLIGHT_BANDS } from '@wisata/kernel/contracts/flight-passengers';
import { titlesFor } from '@wisata/kernel/passengers';
import { TravellingContact } from '@wisata/runtime/booking/travelling-contact';
import { TravellerNames } from './checkout-names.tsx';
import { TypedPeople } from './typed-people.tsx';

const TITLES = titlesFor(FLIGHT_BANDS, 'ADT');

export const CheckoutContact = () => (
  <TravellingContact titles={TITLES} known={<TypedPeople />} names={<TravellerNames path="contact" />} />
);
