import { lazy, memo, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, parseInstant } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { price } from '@wisata/kernel/money';
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
import { useCheckout, type CheckoutProps, type CheckoutState } from '../hooks/use-checkout.ts';
import { listPath, roomsPath } from '../rules/checkout-query.rules.ts';
import { CheckoutBar, CheckoutNext } from './checkout-bar.tsx';
import { CheckoutDetails } from './checkout-details.tsx';
import { CheckoutHold } from './checkout-hold.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';

/** Drawn from the start, so that everything after the form comes once the form stands: review, questions and booking. */
const CheckoutQuestions = lazy(async () => ({
  default: (await import(/* webpackChunkName: "second-step" */ './checkout-questions.tsx')).CheckoutQuestions,
}));
const CheckoutReview = lazy(async () => ({
  default: (await import(/* webpackChunkName: "second-step" */ './checkout-review.tsx')).CheckoutReview,
}));

const FORM_ID = 'hotel-checkout';

/** What is being booked, in short, where the price column does not fit. Nothing that is typed concerns it. */
const PhoneHead = memo(function PhoneHead({ offer, search }: Pick<CheckoutProps, 'offer' | 'search'>) {
  const { t, i18n } = useTranslation('hotel');
  const locale = i18n.language as Locale;
  const { hotel, room, query } = offer;
  const dates = t('line.dates', {
    from: formatDate(query.checkInDate, locale, 'short'),
    to: formatDate(query.checkOutDate, locale),
  });
  return (
    <CheckoutBrief
      as={RouterLink}
      title={hotel.name}
      facts={[room.name, dates]}
      back={{ href: roomsPath(search), label: t('checkout.details.back') }}
    />
  );
});

/** The step itself: the form to fill in, or everything to read once more. */
function Step({ checkout, offer, saved }: { checkout: CheckoutState } & Pick<CheckoutProps, 'offer' | 'saved'>) {
  const { t } = useTranslation('hotel');
  const { form, step, call, steps } = checkout;
  const { refusal } = call;
  const message = refusal?.kind === 'failed' || refusal?.kind === 'fields' ? refusal.message : undefined;
  return (
    <>
      <CheckoutHeading
        step={step}
        title={t(`checkout.${step}.title`)}
        {...(step === 'details' ? { lede: t('checkout.details.lede') } : {})}
      />
      {message && <CheckoutRefusal title={message}>{t('checkout.safe')}</CheckoutRefusal>}
      {step === 'review' && (
        <Note tone="warn" title={t('checkout.review.warning')}>
          {t('checkout.review.warningText', { total: price(checkout.total) })}
        </Note>
      )}
      <form id={FORM_ID} noValidate onSubmit={checkout.onNext}>
        <Stack>
          {step === 'details' ? (
            <CheckoutDetails offer={offer} saved={saved} />
          ) : (
            <Suspense fallback={null}>
              <CheckoutReview offer={offer} form={form.values} detailsPath={steps.pathOf('details')} />
            </Suspense>
          )}
        </Stack>
      </form>
    </>
  );
}

/** A hotel checkout in two steps; the address says which one. */
export function Checkout(props: CheckoutProps) {
  const { offer, search } = props;
  const checkout = useCheckout(props);
  const { form, step, steps, total } = checkout;
  const deadlineMs = parseInstant(offer.quoteExpiresAt);
  const next = { step, busy: checkout.call.isBusy, formId: FORM_ID, onNext: () => void checkout.book() };
  const summary = useMemo(() => <CheckoutSummary offer={offer} total={total} />, [offer, total]);
  return (
    <CheckoutFieldsProvider value={form}>
      <CheckoutPage>
        <Stack>
          {deadlineMs !== undefined && (
            <CheckoutHold key={deadlineMs} deadlineMs={deadlineMs} listPath={listPath(search)} />
          )}
          <PhoneHead offer={offer} search={search} />
          <CheckoutColumns summary={summary}>
            <Step checkout={checkout} offer={offer} saved={props.saved} />
            <CheckoutNext {...next} backPath={step === 'details' ? roomsPath(search) : steps.pathOf('details')} />
          </CheckoutColumns>
        </Stack>
      </CheckoutPage>
      <CheckoutBar {...next} offer={offer} total={total} />
      <Suspense fallback={null}>
        <CheckoutQuestions checkout={checkout} search={search} />
      </Suspense>
    </CheckoutFieldsProvider>
  );
}
