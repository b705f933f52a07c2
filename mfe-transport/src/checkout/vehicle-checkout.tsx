import { useTranslation } from 'react-i18next';
import { lazyPart, RouterLink } from '@wisata/runtime';
import { CheckoutFrame } from '@wisata/runtime/booking/checkout-frame';
import { CheckoutBrief } from '@wisata/ui/checkout-page';
import { useSearchText } from '../trip/use-search-text.ts';
import { useVehicleText } from '../trip/use-vehicle-text.ts';
import { RentalProvider, useFieldFacts } from './checkout-facts.ts';
import { DriverCard, SecondDriverCard } from './driver-card.tsx';
import { useVehicleCheckout, type CheckoutProps } from './use-vehicle-checkout.ts';
import { VehicleContact } from './vehicle-contact.tsx';
import { checkoutWays } from './vehicle-subject.rules.ts';
import { VehicleSummary } from './vehicle-summary.tsx';

const VehicleReview = lazyPart(
  async () => (await import(/* webpackChunkName: "second-step" */ './vehicle-review.tsx')).VehicleReview,
);

/** A checkout in two steps; the address says which one. */
export function VehicleCheckout(props: CheckoutProps) {
  const { rental } = props;
  const { choice, confirmed, facts } = rental;
  const { t } = useTranslation('transport');
  const text = useSearchText();
  const { name } = useVehicleText(confirmed.selectedVehicle);
  const checkout = useVehicleCheckout(props);
  const ways = checkoutWays(choice);
  const party = text.party(choice.search);
  return (
    <RentalProvider value={rental}>
      <CheckoutFrame
        service="transport"
        checkout={checkout}
        fields={useFieldFacts(rental)}
        ways={ways}
        holdMs={Date.parse(confirmed.expiresAt)}
        party={t('people', { count: choice.search.passengers })}
        lede={t('checkout.details.lede')}
        brief={
          <CheckoutBrief
            as={RouterLink}
            title={name}
            facts={[text.when(choice.search), party]}
            back={{ href: ways.choose, label: t('checkout.details.back') }}
          />
        }
        summary={<VehicleSummary total={checkout.price.total} />}
        details={
          <>
            <VehicleContact />
            {facts.isSelfDrive && <DriverCard />}
            {facts.hasSecond && <SecondDriverCard />}
          </>
        }
        review={<VehicleReview />}
      />
    </RentalProvider>
  );
}
