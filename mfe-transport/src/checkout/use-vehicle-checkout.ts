import { fromMajor, type Money } from '@wisata/kernel/money';
import { TRIP_BANDS } from '@wisata/kernel/passengers';
import { useApp } from '@wisata/runtime';
import { sendBooking } from '@wisata/runtime/booking/send-booking';
import { useCheckout } from '@wisata/runtime/booking/use-checkout';
import type { Rental } from './checkout-facts.ts';
import { emptyForm, fitForm, hasTyped, parseDraft, type CheckoutForm } from './vehicle-form.rules.ts';
import { findFormField, toPayload } from './vehicle-payload.rules.ts';
import { findProblems } from './vehicle-problems.rules.ts';
import { GONE_CODES, rentalSubject } from './vehicle-subject.rules.ts';

export interface CheckoutProps {
  readonly rental: Rental;
  readonly path: string;
  readonly search: URLSearchParams;
}

/** The total that the traveller saw where the choice was made; undefined when the address carries none. */
function seenTotal({ rental, search }: CheckoutProps): Money | undefined {
  const seen = Number(search.get('totalPrice'));
  return seen > 0 && Number.isFinite(seen) ? fromMajor(seen, rental.quote.total.currency) : undefined;
}

/** The checkout of a vehicle: its form, and the way from there to the payment. */
export function useVehicleCheckout(props: CheckoutProps) {
  const { rental, path, search } = props;
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
    seen: seenTotal(props),
    path,
    search,
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
