import { FLIGHT_BANDS } from '@wisata/kernel/contracts/flight-passengers';
import { titlesFor } from '@wisata/kernel/passengers';
import { TravellingContact } from '@wisata/runtime/booking/travelling-contact';
import { useTrip } from './checkout-fields.ts';
import { placesOf } from './checkout-form.rules.ts';
import { TravellerNames } from './checkout-names.tsx';
import { TypedPeople } from './typed-people.tsx';
import { CheckoutTravellerCard } from './checkout-traveller-card.tsx';

const TITLES = titlesFor(FLIGHT_BANDS, 'ADT');

/** First step: contact and travellers. */
export function CheckoutDetails() {
  const { counts } = useTrip();
  return (
    <>
      <TravellingContact titles={TITLES} known={<TypedPeople />} names={<TravellerNames path="contact" />} />
      {placesOf(counts).map((place) => (
        <CheckoutTravellerCard key={place.path} place={place} />
      ))}
    </>
  );
}
