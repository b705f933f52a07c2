import { useTranslation } from 'react-i18next';
import { price, type Money } from '@wisata/kernel/money';
import { RouterLink } from '@wisata/runtime';
import {
  CheckoutBrief,
  CheckoutColumns,
  CheckoutHeading,
  CheckoutPage,
  CheckoutRefusal,
} from '@wisata/ui/checkout-page';
import { Stack } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import { CheckoutFieldsProvider } from '../hooks/checkout-fields.ts';
import { CheckoutTripProvider } from '../hooks/checkout-trip.tsx';
import { useCheckout, type CheckoutProps } from '../hooks/use-checkout.ts';
import { useFlightText } from '../hooks/use-flight-text.ts';
import { flightListPath } from '../rules/flight-paths.rules.ts';
import { CheckoutBar, CheckoutNext } from './checkout-bar.tsx';
import { CheckoutDetails } from './checkout-details.tsx';
import { DuplicateDialog, GoneDialog, LeaveDialog, PriceDialog } from './checkout-dialogs.tsx';
import { CheckoutHold } from './checkout-hold.tsx';
import { CheckoutReview } from './checkout-review.tsx';
import { CheckoutSummary, type SummaryProps } from './checkout-summary.tsx';

const FORM_ID = 'flight-checkout';
type CheckoutState = ReturnType<typeof useCheckout>;

/** What is being booked, in short, where the price column does not fit. */
function PhoneHead({ query, fare, listPath }: SummaryProps & { listPath: string }) {
  const { t } = useTranslation('flight');
  const text = useFlightText();
  const { origin, destination } = query.search;
  return (
    <CheckoutBrief
      as={RouterLink}
      title={t('checkout.flights.route', { origin: text.city(origin), destination: text.city(destination) })}
      facts={fare.flights.map(
        ({ flight: { departDate, departTime, airline, number } }) =>
          `${text.day(departDate)} · ${text.time(departTime)} · ${airline} ${number}`,
      )}
      back={{ href: listPath, label: t('checkout.details.back') }}
    />
  );
}

interface PartProps {
  readonly checkout: CheckoutState;
  readonly props: CheckoutProps;
  readonly listPath: string;
}

/** The questions that may stand between a press and what it does, one at a time. */
function Questions({ checkout, props: { query, fare }, listPath }: PartProps) {
  const text = useFlightText();
  const { call, leaving, price } = checkout;
  const { refusal } = call;
  if (leaving.isOpen) return <LeaveDialog onStay={leaving.stay} onLeave={leaving.leave} />;
  if (refusal?.kind === 'gone') return <GoneDialog listPath={listPath} onDismiss={call.dismiss} />;
  if (refusal?.kind === 'duplicate') {
    return <DuplicateDialog message={refusal.message} listPath={listPath} onDismiss={call.dismiss} />;
  }
  if (!price.isQuestion) return null;
  const people = text.people(query.search);
  return (
    <PriceDialog
      was={price.agreed}
      now={fare.total}
      people={people}
      listPath={listPath}
      onAccept={checkout.accept}
      onClose={() => price.setPutOff(true)}
    />
  );
}

/** What the server said about a booking that was not made. */
function Refused({ checkout }: Pick<PartProps, 'checkout'>) {
  const { t } = useTranslation('flight');
  const { refusal } = checkout.call;
  const isAskedAgain = checkout.isPriceMove && !checkout.price.isChanged;
  const message = refusal?.kind === 'failed' || refusal?.kind === 'fields' ? refusal.message : undefined;
  if (!message && !isAskedAgain) return null;
  return (
    <CheckoutRefusal title={message ?? t('checkout.priceChanged.title')}>
      {t(isAskedAgain ? 'checkout.priceChanged.asked' : 'checkout.safe')}
    </CheckoutRefusal>
  );
}

/** Before anything is booked: details cannot be changed afterwards (spec section 4). */
function LastWarning({ total }: { total: Money }) {
  const { t } = useTranslation('flight');
  return (
    <Note tone="warn" title={t('checkout.review.warning')}>
      {t('checkout.review.warningText', { total: price(total) })}
    </Note>
  );
}

/** The step itself: the form to fill in, or everything to read once more. */
function Step({ checkout, props: { fare } }: PartProps) {
  const { t } = useTranslation('flight');
  const { form, step, steps } = checkout;
  const lede = fare.requiresPassport ? 'checkout.details.ledePassport' : 'checkout.details.lede';
  return (
    <>
      <CheckoutHeading
        step={step}
        title={t(`checkout.${step}.title`)}
        {...(step === 'details' ? { lede: t(lede) } : {})}
      />
      <Refused checkout={checkout} />
      {step === 'review' && <LastWarning total={fare.total} />}
      <form id={FORM_ID} noValidate onSubmit={checkout.onNext}>
        <Stack>
          {step === 'details' ? (
            <CheckoutDetails />
          ) : (
            <CheckoutReview fare={fare} form={form.values} detailsPath={steps.pathOf('details')} />
          )}
        </Stack>
      </form>
    </>
  );
}

/** Until when the fare is held, what it is about on phones, the step with its price, and the way on. */
function Frame({ checkout, props, listPath }: PartProps) {
  const { query, fare } = props;
  const { step, steps } = checkout;
  const next = { step, busy: checkout.call.isBusy, formId: FORM_ID, onNext: checkout.bookNow };
  return (
    <>
      <CheckoutPage>
        <Stack>
          {fare.expiresAtMs !== undefined && (
            <CheckoutHold key={fare.expiresAtMs} deadlineMs={fare.expiresAtMs} listPath={listPath} />
          )}
          <PhoneHead query={query} fare={fare} listPath={listPath} />
          <CheckoutColumns summary={<CheckoutSummary query={query} fare={fare} />}>
            <Step checkout={checkout} props={props} listPath={listPath} />
            <CheckoutNext {...next} backPath={step === 'details' ? listPath : steps.pathOf('details')} />
          </CheckoutColumns>
        </Stack>
      </CheckoutPage>
      <CheckoutBar {...next} query={query} fare={fare} />
    </>
  );
}

/** A flight checkout in two steps; the address says which one. */
export function Checkout(props: CheckoutProps) {
  const { query, fare, saved } = props;
  const checkout = useCheckout(props);
  const { form, trip } = checkout;
  const airline = fare.flights[0]?.flight.airline ?? '';
  const parts = { checkout, props, listPath: flightListPath(query.search) };
  return (
    <CheckoutFieldsProvider value={form}>
      <CheckoutTripProvider value={{ ...trip, saved, airline }}>
        <Frame {...parts} />
        <Questions {...parts} />
      </CheckoutTripProvider>
    </CheckoutFieldsProvider>
  );
}
