import { useTranslation } from 'react-i18next';
import { CheckoutFrame } from '@wisata/runtime/booking/checkout-frame';
import { TripBrief } from '@wisata/runtime/booking/trip-brief';
import { TRAIN_ADDRESSES } from '../journey/train-paths.rules.ts';
import { useTrainText } from '../journey/use-train-text.ts';
import { SeatsCard } from '../seats/seats-card.tsx';
import { useFieldFacts } from './checkout-fields.ts';
import { placesOf } from './checkout-form.rules.ts';
import { CheckoutContact } from './checkout-contact.tsx';
import { tripSubject } from './checkout-query.rules.ts';
import { CheckoutReview } from './checkout-review.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { CheckoutTripProvider } from './checkout-trip.tsx';
import { PassengerCard } from './passenger-card.tsx';
import { useTrainCheckout, type CheckoutProps } from './use-train-checkout.ts';

/** A train checkout in two steps; the address says which one. */
export function Checkout(props: CheckoutProps) {
  const { query, offer: price, saved } = props;
  const { t } = useTranslation('train');
  const text = useTrainText();
  const { trip, checkout } = useTrainCheckout(props);
  const fields = useFieldFacts(trip);
  const ways = TRAIN_ADDRESSES.checkoutWays(query.search);
  const details = (
    <>
      <CheckoutContact />
      {placesOf(trip.counts).map((place) => (
        <PassengerCard key={place.path} place={place} />
      ))}
      <SeatsCard trains={price.trains} counts={trip.counts} subject={tripSubject(query)} />
    </>
  );
  return (
    <CheckoutTripProvider value={trip}>
      <CheckoutFrame
        service="train"
        checkout={checkout}
        fields={fields}
        ways={ways}
        holdMs={price.expiresAtMs}
        party={text.people(query.search)}
        lede={t('checkout.details.lede')}
        brief={
          <TripBrief
            ends={{ origin: text.station(query.search.origin), destination: text.station(query.search.destination) }}
            legs={price.trains.map(({ train }) => ({ ...train, what: `${train.name} ${train.number}` }))}
            listPath={ways.choose}
          />
        }
        summary={<CheckoutSummary query={query} price={price} />}
        saved={saved}
        details={details}
        review={<CheckoutReview price={price} subject={tripSubject(query)} />}
      />
    </CheckoutTripProvider>
  );
}
