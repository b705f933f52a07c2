import { Suspense } from 'react';
import { ContactCard } from '@wisata/runtime/booking/contact-card';
import { lazyPart } from '@wisata/runtime';
import type { CheckoutOffer } from './checkout-offer.rules.ts';
import { CheckoutGuestCards } from './checkout-guest-cards.tsx';
import { GuestNames } from './guest-names.tsx';
import { TypedPeople } from './typed-people.tsx';

const CheckoutRequestsCard = lazyPart(async () => (await import('./checkout-requests-card.tsx')).CheckoutRequestsCard);

/** First step: contact, guests and wishes. */
export function CheckoutDetails({ offer }: { offer: CheckoutOffer }) {
  const { rooms, children, checkInDate } = offer.query;
  const name = (
    <>
      <TypedPeople />
      <GuestNames path="contact" />
    </>
  );
  return (
    <>
      <ContactCard name={name} />
      <CheckoutGuestCards rooms={rooms} childCount={children} checkInDate={checkInDate} />
      <Suspense>
        <CheckoutRequestsCard hotel={offer.hotel} />
      </Suspense>
    </>
  );
}
