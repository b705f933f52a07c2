import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart, RouterLink } from '@wisata/runtime';
import { CheckoutFrame } from '@wisata/runtime/booking/checkout-frame';
import { CheckoutBrief } from '@wisata/ui/checkout-page';
import { useChoiceText } from '../visit/use-choice-text.ts';
import { OutingProvider, useFieldFacts } from './checkout-facts.ts';
import { TravellerCard } from './traveller-card.tsx';
import { useVisitCheckout, type CheckoutProps } from './use-visit-checkout.ts';
import { VisitContact } from './visit-contact.tsx';
import { placesOf } from './visit-form.rules.ts';
import { checkoutWays } from './visit-subject.rules.ts';
import { VisitSummary } from './visit-summary.tsx';

const VisitReview = lazyPart(
  async () => (await import(/* webpackChunkName: "second-step" */ './visit-review.tsx')).VisitReview,
);

/** A checkout in two steps; the address says which one. */
export function VisitCheckout(props: CheckoutProps) {
  const { outing } = props;
  const { service, visit, choice, facts } = outing;
  const { t } = useTranslation(service);
  const text = useChoiceText(service);
  const checkout = useVisitCheckout(props);
  const ways = checkoutWays(service, choice);
  const { total } = checkout.price;
  const summary = useMemo(() => <VisitSummary total={total} />, [total]);
  const brief = (
    <CheckoutBrief
      as={RouterLink}
      title={visit.title}
      facts={[text.when(visit, choice), text.party(choice)]}
      back={{ href: ways.choose, label: t('checkout.details.back') }}
    />
  );
  const details = (
    <>
      <VisitContact />
      {placesOf(facts.party).map((place) => (
        <TravellerCard key={place.path} place={place} />
      ))}
    </>
  );
  return (
    <OutingProvider value={outing}>
      <CheckoutFrame
        service={service}
        checkout={checkout}
        fields={useFieldFacts(outing)}
        ways={ways}
        holdMs={undefined}
        party={text.party(choice)}
        lede={t('checkout.details.lede')}
        brief={brief}
        summary={summary}
        details={details}
        review={<VisitReview />}
      />
    </OutingProvider>
  );
}
