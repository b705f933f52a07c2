import { Suspense, type ReactNode } from 'react';
import { exactPrice } from '@wisata/kernel/money';
import { lazyPart, optionalPart } from '@wisata/runtime';
import { CheckoutColumns, CheckoutHeading, CheckoutPage, CheckoutRefusal } from '@wisata/ui/checkout-page';
import { Stack } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import type { PromoFacts } from './best-promo.tsx';
import { CheckoutFormProvider, type CheckoutFields, type CheckoutValues } from './checkout-form.ts';
import { CheckoutHold } from './checkout-hold.tsx';
import type { CheckoutLinks } from './checkout-links.ts';
import { NextStepButton, NextStepBar } from './checkout-next-step.tsx';
import { MemberNote } from './member-note.tsx';
import type { SavedPassenger } from './saved-passengers.api.ts';
import { ServiceProvider, useService, useWords } from './service.tsx';
import type { CheckoutProgress, CheckoutState } from './use-checkout.ts';

const CheckoutProblems = lazyPart(
  async () => (await import(/* webpackChunkName: "second-step" */ './checkout-problems.tsx')).CheckoutProblems,
  null,
);
// Rendered from the start, so that the code of dialogs and booking loads once the form is shown.
const CheckoutQuestions = lazyPart(
  async () => (await import(/* webpackChunkName: "second-step" */ './checkout-questions.tsx')).CheckoutQuestions,
  null,
);
const BestPromo = optionalPart(
  async () => (await import(/* webpackChunkName: "second-step" */ './best-promo.tsx')).BestPromo,
);
const PriceLooks = optionalPart(
  async () => (await import(/* webpackChunkName: "second-step" */ '../journey/price-looks.tsx')).PriceLooks,
);

interface FrameProps {
  readonly checkout: CheckoutProgress;
  readonly ways: CheckoutLinks;
  /** Epoch milliseconds until which the price is held; undefined where it is not. */
  readonly holdMs: number | undefined;
  /** When and where it is, for the voucher codes that ask for it. */
  readonly promo?: PromoFacts;
  /** Whom the total is for: `3 people`; empty where the service's texts do not say it. */
  readonly party?: string;
  /** What names are to be typed like, above the form. */
  readonly lede: string;
  /** What is being booked, in short, where the price column does not fit. */
  readonly brief: ReactNode;
  readonly summary: ReactNode;
  /** Whom the signed-in member has saved, as `loadSavedPassengers` gives them; left out where nobody is picked. */
  readonly saved?: readonly SavedPassenger[];
  /** The form to fill in. */
  readonly details: ReactNode;
  /** Everything that was typed, to read before booking. */
  readonly review: ReactNode;
}

/** What a service puts into the frame of a checkout. */
export interface CheckoutFrameProps<Values extends CheckoutValues> extends FrameProps {
  readonly service: string;
  readonly checkout: CheckoutState<Values>;
  readonly fields: CheckoutFields;
}

/** What the server said about a booking that was not made. */
function Refused({ checkout: { call, isAskedAgain } }: Pick<FrameProps, 'checkout'>) {
  const { t } = useWords();
  const { refusal } = call;
  const message = refusal?.kind === 'failed' || refusal?.kind === 'fields' ? refusal.message : undefined;
  if (!message && !isAskedAgain) return null;
  return (
    <CheckoutRefusal title={message ?? t('checkout.priceChanged.title')}>
      {t(isAskedAgain ? 'checkout.priceChanged.asked' : 'checkout.safe')}
    </CheckoutRefusal>
  );
}

/** One step. The review says that details cannot be changed after booking (spec section 4). */
function Step({ checkout, promo, lede, saved = [], details, review }: FrameProps) {
  const { t } = useWords();
  const service = useService();
  const { step } = checkout;
  return (
    <>
      <CheckoutHeading step={step} title={t(`checkout.${step}.title`)} {...(step === 'details' ? { lede } : {})} />
      <Refused checkout={checkout} />
      {step === 'review' && (
        <Note tone="warn" title={t('checkout.review.warning')}>
          {t('checkout.review.warningText', { total: exactPrice(checkout.price.total) })}
        </Note>
      )}
      <form id={useFormId()} noValidate onSubmit={checkout.onNext}>
        <Stack>
          {step === 'review' ? (
            <Suspense fallback={null}>{review}</Suspense>
          ) : (
            <>
              <CheckoutProblems />
              <MemberNote hasSaved={saved.length > 0} />
              {details}
              <PriceLooks service={service} subject={checkout.steps.subject} total={checkout.price.total} />
              <BestPromo service={service} total={checkout.price.total} {...(promo ? { facts: promo } : {})} />
            </>
          )}
        </Stack>
      </form>
    </>
  );
}

const useFormId = () => `${useService()}-checkout`;

function Frame(props: FrameProps) {
  const { checkout, ways, holdMs, party = '', summary, brief } = props;
  const { step, steps, price: agreement, call } = checkout;
  const next = { step, busy: call.isBusy, formId: useFormId(), onNext: checkout.bookNow };
  return (
    <>
      <CheckoutPage>
        <Stack>
          {holdMs !== undefined && <CheckoutHold key={holdMs} deadlineMs={holdMs} listPath={ways.list} />}
          {brief}
          <CheckoutColumns summary={summary}>
            <Step {...props} />
            <NextStepButton {...next} backPath={step === 'details' ? ways.choose : steps.pathOf('details')} />
          </CheckoutColumns>
        </Stack>
      </CheckoutPage>
      <NextStepBar {...next} total={agreement.total} party={party}>
        {summary}
      </NextStepBar>
      <CheckoutQuestions checkout={checkout} ways={ways} party={party} />
    </>
  );
}

/** A checkout in two steps, of which the address says which one: with the hold, the step and its summary, the button to the next step, and the dialogs. */
export function CheckoutFrame<Values extends CheckoutValues>(props: CheckoutFrameProps<Values>) {
  const { service, fields, checkout, saved = [] } = props;
  const { form, steps } = checkout;
  const context = { form, fields, saved, detailsPath: steps.pathOf('details') };
  return (
    <ServiceProvider service={service}>
      <CheckoutFormProvider value={context}>
        <Frame {...props} />
      </CheckoutFormProvider>
    </ServiceProvider>
  );
}
