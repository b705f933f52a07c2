import type { BackendContext } from '../../app/context.ts';
import { payableMinor } from '../bookings/index.ts';
import { getGateway } from './gateways.ts';
import { findMerchant } from './merchants.ts';
import type { MerchantGroup } from './merchants.ts';
import { findPayment, totalMinor } from './payment.repository.ts';
import type { Payment } from './payment.repository.ts';
import { openPaymentPage, returnPath } from './payment.service.ts';
import { loadBookings } from './payment.view.ts';
import type { toCheckout } from './payment.view.ts';

/** Ways to pay that begin on a page of the provider; the others show a number or a code first. */
const BEGINS_ON_A_PAGE: readonly MerchantGroup[] = ['card', 'e-wallet', 'paylater'];

async function charge(context: BackendContext, payment: Payment) {
  const bookings = await loadBookings(context, payment);
  const { firstName, lastName } = payment.contact;
  return getGateway(context).charge(context, {
    paymentId: payment.id,
    number: payment.no_trx,
    merchant: findMerchant(payment.bank_code, payment.product_code)!,
    currency: payment.currency,
    totalMinor: totalMinor(payment),
    feeMinor: payment.fee_minor,
    lines: bookings.map((booking) => ({ title: booking.titles[payment.locale], amountMinor: payableMinor(booking) })),
    payerName: `${firstName} ${lastName}`.trim(),
    payerEmail: payment.contact.email,
    locale: payment.locale,
    deadlineAt: payment.deadline_at,
    returnPath: returnPath(payment),
  });
}

/** The page where this payment is paid; the charge is opened once. */
export const openPage = (context: BackendContext, payment: Payment) =>
  openPaymentPage(context, payment, () => charge(context, payment));

type Checkout = ReturnType<typeof toCheckout>;

/**
 * A started payment with its page, where a page is the next step. The page is opened after the payment is stored, so
 * that a repeat gets the same one; a provider that is away leaves it to the call for the page.
 */
export async function withPage(context: BackendContext, checkout: Checkout): Promise<Checkout> {
  // Nothing stands in for a way to pay where nothing was left to pay.
  const group = findMerchant(checkout.bank_code, checkout.product_code)?.group;
  const payment = group && BEGINS_ON_A_PAGE.includes(group) ? await findPayment(context.db, checkout.id) : undefined;
  if (!payment) return checkout;
  try {
    return { ...checkout, redirect_url: await openPage(context, payment), payment_status: 'process' };
  } catch (error) {
    context.log.warn({ err: error }, 'the page of the payment will be opened when it is asked for');
    return checkout;
  }
}
