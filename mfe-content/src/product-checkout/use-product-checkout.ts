import { fromMajor } from '@wisata/kernel/money';
import { TRIP_BANDS } from '@wisata/kernel/passengers';
import { useApp } from '@wisata/runtime';
import { sendBooking } from '@wisata/runtime/booking/send-booking';
import { useCheckout, type CheckoutAddress } from '@wisata/runtime/booking/use-checkout';
import { PRODUCTS } from '../products/product-words.tsx';
import type { Order } from './checkout-facts.ts';
import { subjectOf } from './checkout-ways.rules.ts';
import { GONE_CODES } from './product-checkout.data.ts';
import {
  emptyForm,
  findFormField,
  findProblems,
  fitForm,
  hasTyped,
  parseDraft,
  toPayload,
  type CheckoutForm,
} from './product-form.rules.ts';

export interface CheckoutProps extends CheckoutAddress {
  readonly order: Order;
}

/** The checkout of an activity or extra: its form, and the way from there to the payment. */
export function useProductCheckout({ order, ...address }: CheckoutProps) {
  const { sale, choice, payments, places } = order;
  const app = useApp();
  return useCheckout<CheckoutForm>({
    service: PRODUCTS,
    rules: {
      empty: emptyForm,
      parseDraft,
      bands: TRIP_BANDS,
      fit: (values) => fitForm(values, places),
      findProblems: (values) => findProblems(values, places),
      hasTyped,
    },
    quoted: fromMajor(payments.GrandTotal, payments.currency),
    ...address,
    send: (values, total) =>
      sendBooking(app, {
        service: PRODUCTS,
        subject: subjectOf(address.search),
        payload: toPayload(values, { sale, choice, total, locale: app.locale }),
        email: values.contact.email,
        goneCodes: GONE_CODES,
        fieldOf: (name) => findFormField(name, values, places),
      }),
  });
}
