import { useTrip } from './checkout-trip.tsx';
import { placesOf } from './checkout-form.rules.ts';
import { CheckoutContact } from './checkout-contact.tsx';
import { CheckoutTravellerCard } from './checkout-traveller-card.tsx';

/** First step: contact and travellers. */
export function CheckoutDetails() {
  const { counts } = useTrip();
  return (
    <>
      <CheckoutContact />
      {placesOf(counts).map((place) => (
        <CheckoutTravellerCard key={place.path} place={place} />
      ))}
    </>
  );
}
