import { useTranslation } from 'react-i18next';
import { RouterLink } from '@wisata/runtime';
import { CheckoutFrame } from '@wisata/runtime/booking/checkout-frame';
import { CheckoutBrief } from '@wisata/ui/checkout-page';
import { useFieldFacts } from './checkout-fields.ts';
import { CheckoutTripProvider } from './checkout-trip.tsx';
import { useFlightCheckout, type CheckoutProps } from './use-flight-checkout.ts';
import { useFlightText } from '../journey/use-flight-text.ts';
import { checkoutWays } from './checkout-query.rules.ts';
import { CheckoutDetails } from './checkout-details.tsx';
import { CheckoutReview } from './checkout-review.tsx';
import { CheckoutSummary, type SummaryProps } from './checkout-summary.tsx';

/** What is being booked, in short, where the price column does not fit. */
function PhoneHead({ query, fare, listPath }: SummaryProps & { listPath: string }) {
  const { t } = useTranslation('flight');
  const text = useFlightText();
  const { origin, destination } = query.search;
  return (
    <CheckoutBrief
      as={RouterLink}
      title={t('eticket.route', { origin: text.city(origin), destination: text.city(destination) })}
      facts={fare.flights.map(
        ({ flight: { departDate, departTime, airline, number } }) =>
          `${text.day(departDate)} · ${text.time(departTime)} · ${airline} ${number}`,
      )}
      back={{ href: listPath, label: t('checkout.details.back') }}
    />
  );
}

/** A flight checkout in two steps; the address says which one. */
export function Checkout(props: CheckoutProps) {
  const { query, fare, saved } = props;
  const { t } = useTranslation('flight');
  const text = useFlightText();
  const { trip, checkout } = useFlightCheckout(props);
  const fields = useFieldFacts(checkout.form.values, trip);
  const ways = checkoutWays(query.search);
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
        brief={<PhoneHead query={query} fare={fare} listPath={ways.choose} />}
        summary={<CheckoutSummary query={query} fare={fare} />}
        saved={saved}
        details={<CheckoutDetails />}
        review={<CheckoutReview fare={fare} />}
      />
    </CheckoutTripProvider>
  );
}
