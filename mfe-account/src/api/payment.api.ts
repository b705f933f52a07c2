import type { ApiClient } from '@wisata/kernel/api';
import type { AddPaymentPayload, RedirectPayload } from '@wisata/kernel/contracts/payment-requests';
import { inPlainWords, readList, readObject } from '@wisata/kernel/envelope';
import { success, type Outcome } from '@wisata/kernel/outcome';
import { CHECKOUT, MERCHANT, REDIRECT, type Merchant } from './payment.schema.ts';

/** What a guest adds to prove that a booking is theirs; a member's token says it already. */
const asGuest = (email: string | undefined) => (email === undefined ? {} : { email });

export function searchMerchants(
  api: ApiClient,
  ids: readonly string[],
  email: string | undefined,
): Promise<Outcome<readonly Merchant[]>> {
  return api.call({
    method: 'GET',
    path: '/api/v1/payment/merchant-info',
    query: { id: ids.join(','), ...asGuest(email) },
    operation: 'payment methods',
    read: readList(MERCHANT),
  });
}

/** The choice of a way to pay. */
export interface PaymentChoice {
  readonly bookings: readonly string[];
  readonly merchant: Pick<Merchant, 'bankCode' | 'productCode'>;
  readonly email: string | undefined;
  /** One key for one press of the button: a repeat pays nothing twice. */
  readonly idempotencyKey: string;
}

/** Starts the payment and gives its transaction id. */
export async function addPayment(api: ApiClient, choice: PaymentChoice): Promise<Outcome<string>> {
  const operation = 'payment';
  const answer = await api.call({
    method: 'POST',
    path: '/api/v1/payment/add',
    json: {
      bookings: [...choice.bookings],
      bank_code: choice.merchant.bankCode,
      product_code: choice.merchant.productCode,
      ...asGuest(choice.email),
    } satisfies AddPaymentPayload,
    idempotencyKey: choice.idempotencyKey,
    operation,
    read: readObject(CHECKOUT),
  });
  return answer.ok ? success(answer.data.id) : inPlainWords(answer, operation);
}

/** Address of the gateway's page for a transaction. */
export async function findPaymentPage(
  api: ApiClient,
  transactionId: string,
  email: string | undefined,
): Promise<Outcome<string>> {
  const operation = 'payment page';
  const answer = await api.call({
    method: 'POST',
    isIdempotent: true,
    path: '/api/v1/merchant/redirect-url',
    json: { id: transactionId, ...asGuest(email) } satisfies RedirectPayload,
    operation,
    read: readObject(REDIRECT),
  });
  return answer.ok ? success(answer.data.redirect_url) : inPlainWords(answer, operation);
}
