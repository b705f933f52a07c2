import { useTranslation } from 'react-i18next';
import { RouterLink } from '@wisata/runtime';
import { CheckoutFrame } from '@wisata/runtime/booking/checkout-frame';
import { CheckoutBrief } from '@wisata/ui/checkout-page';
import { useTrainText } from '../journey/use-train-text.ts';
import { SeatsCard } from '../seats/seats-card.tsx';
import { useFieldFacts } from './checkout-fields.ts';
import { placesOf } from './checkout-form.rules.ts';
import { CheckoutContact } from './checkout-contact.tsx';
import { checkoutWays, tripSubject } from './checkout-query.rules.ts';
import { CheckoutReview } from './checkout-review.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { CheckoutTripProvider } from './checkout-trip.tsx';
import { PassengerCard } from './passenger-card.tsx';
import { useTrainCheckout, type CheckoutProps } from './use-train-checkout.ts';

/** What is being booked, in short, where the price column does not fit. */
function PhoneHead({ query, price, listPath }: Pick<CheckoutProps, 'query' | 'price'> & { listPath: string }) {
  const { t } = useTranslation('train');
  const text = useTrainText();
  const { origin, destination } = query.search;
  return (
    <CheckoutBrief
      as={RouterLink}
      title={t('eticket.route', { origin: text.station(origin), destination: text.station(destination) })}
      facts={price.trains.map(
        ({ train: { departDate, departTime, name, number } }) =>
          `${text.day(departDate)} · ${text.time(departTime)} · ${name} ${number}`,
      )}
      back={{ href: listPath, label: t('checkout.details.back') }}
    />
  );
}

/** A train checkout in two steps; the address says which one. */
export function Checkout(props: CheckoutProps) {
  const { query, price, saved } = props;
  const { t } = useTranslation('train');
  const text = useTrainText();
  const { trip, checkout } = useTrainCheckout(props);
  const fields = useFieldFacts(trip);
  const ways = checkoutWays(query.search);
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
        brief={<PhoneHead query={query} price={price} listPath={ways.choose} />}
        summary={<CheckoutSummary query={query} price={price} />}
        saved={saved}
        details={details}
        review={<CheckoutReview price={price} subject={tripSubject(query)} />}
      />
    </CheckoutTripProvider>
  );
}
