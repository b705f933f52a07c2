import { useEffect, useRef, useState } from 'react';
import { FormProvider, type FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Page, SideColumns, Stack } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import { price, type Money } from '@wisata/kernel/money';
import { useBookRoom } from '../hooks/use-book-room.ts';
import { useCheckoutForm } from '../hooks/use-checkout-form.ts';
import { useCheckoutSteps } from '../hooks/use-checkout-steps.ts';
import { useErrorTitle } from '../hooks/use-error-title.ts';
import { SERVER_ERROR } from '../hooks/use-field-problem.ts';
import { findFormField } from '../rules/booking-payload.rules.ts';
import type { CheckoutForm } from '../rules/checkout-form.rules.ts';
import { isComplete } from '../rules/checkout-form.schema.ts';
import type { CheckoutOffer } from '../rules/checkout-offer.rules.ts';
import { listPath, roomsPath } from '../rules/checkout-query.rules.ts';
import { CheckoutBar, CheckoutNext } from './checkout-bar.tsx';
import { CheckoutDetails } from './checkout-details.tsx';
import { ConfirmDialog, RefusalDialog } from './checkout-dialogs.tsx';
import { CheckoutHold } from './checkout-hold.tsx';
import { CheckoutReview } from './checkout-review.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import styles from './checkout.module.css';

interface CheckoutProps {
  readonly offer: CheckoutOffer;
  readonly path: string;
  readonly search: URLSearchParams;
}

const FORM_ID = 'hotel-checkout';

/** Everything between "choose" and "pay": the form, the review, the booking itself and what may come in between. */
function useCheckout({ offer, path, search }: CheckoutProps) {
  const form = useCheckoutForm(offer.query);
  const steps = useCheckoutSteps(path, search);
  const call = useBookRoom(offer);
  const [accepted, setAccepted] = useState<Money>();
  const [isAsking, setAsking] = useState(false);
  /** How often the server sent the form back; moves the focus to the summary each time. */
  const [refusals, setRefusals] = useState(0);
  const step = steps.asked === 'review' && isComplete(form.getValues()) ? 'review' : 'details';

  async function book(total?: Money) {
    const values = form.getValues();
    setAsking(false);
    if (total) setAccepted(total);
    const refusal = await call.book(values, total ?? accepted);
    if (refusal?.kind !== 'fields') return;
    const known = Object.entries(refusal.fields).flatMap(([name, message]) => {
      const field = findFormField(name, values);
      return field ? [{ field: field as FieldPath<CheckoutForm>, message }] : [];
    });
    if (known.length === 0) return;
    for (const { field, message } of known) form.setError(field, { type: SERVER_ERROR, message });
    setRefusals((count) => count + 1);
    steps.goTo('details');
  }

  const onNext = step === 'details' ? form.handleSubmit(() => steps.goTo('review')) : () => setAsking(true);
  return { form, steps, step, call, accepted, isAsking, setAsking, refusals, book, onNext } as const;
}

function Refused({ message, fallback }: { message: string; fallback: string }) {
  return (
    <Note tone="danger" title={message} live="alert">
      {fallback}
    </Note>
  );
}

function Words({ step }: { step: 'details' | 'review' }) {
  const { t } = useTranslation('hotel');
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <div>
      <h1 ref={heading} tabIndex={-1}>
        {t(`checkout.${step}.title`)}
      </h1>
      <p className={styles.lede}>{t(`checkout.${step}.lede`)}</p>
    </div>
  );
}

/** A hotel checkout in two steps; the address says which one. */
export function Checkout(props: CheckoutProps) {
  const { offer, search } = props;
  const { t } = useTranslation('hotel');
  const checkout = useCheckout(props);
  const { form, step, call, steps } = checkout;
  const total = checkout.accepted ?? offer.total;
  const { errors, isSubmitted } = form.formState;
  useErrorTitle(
    t('checkout.problem.titleWord'),
    (isSubmitted || checkout.refusals > 0) && Object.keys(errors).length > 0,
  );
  const message = call.refusal?.kind === 'failed' || call.refusal?.kind === 'fields' ? call.refusal.message : undefined;
  const next = { step, busy: call.isBusy, formId: FORM_ID, onNext: () => checkout.setAsking(true) };
  return (
    <FormProvider {...form}>
      <Page>
        <div className={styles.page}>
          <Stack>
            <CheckoutHold offer={offer} listPath={listPath(search)} />
            <SideColumns
              at="end"
              sticky
              side={
                <div className={styles.side}>
                  <CheckoutSummary offer={offer} total={total} />
                </div>
              }
            >
              <Words step={step} />
              {message && <Refused message={message} fallback={t('checkout.safe')} />}
              <form id={FORM_ID} noValidate onSubmit={(event) => void checkout.onNext(event)}>
                <Stack>
                  {step === 'details' ? (
                    <CheckoutDetails offer={offer} attempt={checkout.refusals} />
                  ) : (
                    <CheckoutReview offer={offer} form={form.getValues()} detailsPath={steps.pathOf('details')} />
                  )}
                </Stack>
              </form>
              <CheckoutNext {...next} backPath={step === 'details' ? roomsPath(search) : steps.pathOf('details')} />
            </SideColumns>
          </Stack>
        </div>
      </Page>
      <CheckoutBar {...next} offer={offer} total={total} label={price(total)} />
      <ConfirmDialog
        open={checkout.isAsking}
        total={total}
        onClose={() => checkout.setAsking(false)}
        onConfirm={() => void checkout.book()}
      />
      <RefusalDialog
        refusal={call.refusal}
        roomsPath={roomsPath(search)}
        listPath={listPath(search)}
        onDismiss={call.dismiss}
        onAccept={(newTotal) => void checkout.book(newTotal)}
      />
    </FormProvider>
  );
}
