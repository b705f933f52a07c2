import { TRIP_BANDS } from '@wisata/kernel/passengers';
import { useApp } from '@wisata/runtime';
import { sendBooking } from '@wisata/runtime/booking/send-booking';
import { useCheckout, type CheckoutAddress } from '@wisata/runtime/booking/use-checkout';
import type { Rental } from './checkout-facts.ts';
import { emptyForm, fitForm, hasTyped, parseDraft, type CheckoutForm } from './vehicle-form.rules.ts';
import { findFormField, toPayload } from './vehicle-payload.rules.ts';
import { findProblems } from './vehicle-problems.rules.ts';
import { GONE_CODES, rentalSubject } from './vehicle-subject.rules.ts';

export interface CheckoutProps extends CheckoutAddress {
  readonly rental: Rental;
}

/** The checkout of a vehicle: its form, and the way from there to the payment. */
export function useVehicleCheckout({ rental, ...address }: CheckoutProps) {
  const { choice, confirmed, facts, quote } = rental;
  const app = useApp();
  return useCheckout<CheckoutForm>({
    service: 'transport',
    rules: {
      empty: emptyForm,
      parseDraft,
      bands: TRIP_BANDS,
      fit: (values) => fitForm(values, choice.search),
      findProblems: (values) => findProblems(values, facts),
      hasTyped,
    },
    quoted: quote.total,
    ...address,
    send: (values, total) =>
      sendBooking(app, {
        service: 'transport',
        subject: rentalSubject(choice),
        payload: toPayload(values, {
          choice,
          facts,
          correlationId: confirmed.correlationId,
          total,
          locale: app.locale,
        }),
        email: values.contact.email,
        goneCodes: GONE_CODES,
        fieldOf: findFormField,
      }),
  });
}
