import { useTranslation } from 'react-i18next';
import { CheckoutFrame } from '@wisata/runtime/booking/checkout-frame';
import { TripBrief } from '@wisata/runtime/booking/trip-brief';
import { CheckoutTripProvider, useFieldFacts } from './checkout-fields.ts';
import { useFlightCheckout, type CheckoutProps } from './use-flight-checkout.ts';
import { useFlightText } from '../journey/use-flight-text.ts';
import { FLIGHT_ADDRESSES } from '../journey/flight-paths.rules.ts';
import { CheckoutDetails } from './checkout-details.tsx';
import { CheckoutReview } from './checkout-review.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';

/** A flight checkout in two steps; the address says which one. */
export function Checkout(props: CheckoutProps) {
  const { query, offer: fare, saved } = props;
  const { t } = useTranslation('flight');
  const text = useFlightText();
  const { trip, checkout } = useFlightCheckout(props);
  const fields = useFieldFacts(checkout.form.values, trip);
  const ways = FLIGHT_ADDRESSES.checkoutWays(query.search);
  const airline = fare.flights[0]?.flight.airline ?? '';
  return (
    <CheckoutTripProvider value={{ ...trip, airline }}>
      <CheckoutFrame
        service="flight"
        checkout={checkout}
        fields={fields}
        ways={ways}
        holdMs={fare.expiresAtMs}
        party={text.people(query.search)}
        lede={t(fare.requiresPassport ? 'checkout.details.ledePassport' : 'checkout.details.lede')}
        brief={
          <TripBrief
            ends={{ origin: text.city(query.search.origin), destination: text.city(query.search.destination) }}
            legs={fare.flights.map(({ flight }) => ({ ...flight, what: `${flight.airline} ${flight.number}` }))}
            listPath={ways.choose}
          />
        }
        summary={<CheckoutSummary query={query} fare={fare} />}
        saved={saved}
        details={<CheckoutDetails />}
        review={<CheckoutReview fare={fare} />}
      />
    </CheckoutTripProvider>
  );
}
