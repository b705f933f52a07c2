import type { SoldBy } from '@wisata/kernel/contracts/fields';
import type { Locale } from '@wisata/kernel/locale';
import type { Currency } from '@wisata/kernel/money';
import type { BackendContext } from '../../app/context.ts';
import { searchBookingsById } from '../bookings/index.ts';
import { findMerchant } from './merchants.ts';
import { findSettlingPayment, searchShares, totalMinor } from './payment.repository.ts';

/** What a payment charged for one of its bookings. */
export interface PaidLine {
  readonly title: string;
  readonly code: string;
  /** Before a voucher code. */
  readonly priceMinor: number;
  readonly chargedMinor: number;
  readonly promoCode: string | null;
  /** The agent who sold it and the company it is for; empty for what travellers book themselves. */
  readonly soldBy: readonly string[];
}

/** One payment that came in, as its receipt shows it: the charged amounts and the fee are the total. */
export interface PaidOrder {
  readonly number: string;
  readonly paidAt: Date;
  /** Undefined where a voucher code left nothing to pay. */
  readonly method: string | undefined;
  readonly payerName: string;
  readonly payerEmail: string;
  readonly currency: Currency;
  readonly lines: readonly PaidLine[];
  readonly feeMinor: number;
  readonly totalMinor: number;
  readonly refundMinor: number;
}

const soldByOf = ({ customer_company: company, agent, agent_code: code }: Partial<Record<SoldBy, string | null>>) =>
  [company, agent && code ? `${agent} (${code})` : agent].filter((each) => typeof each === 'string');

/** The payment that paid a booking; undefined while none did. */
export async function findPaidOrder(
  { db }: BackendContext,
  bookingId: string,
  locale: Locale,
): Promise<PaidOrder | undefined> {
  const payment = await findSettlingPayment(db, bookingId);
  if (!payment?.paid_at) return undefined;
  const charged = await searchShares(db, payment);
  const bookings = await searchBookingsById(db, [...charged.keys()]);
  const { firstName, lastName, email } = payment.contact;
  return {
    number: payment.no_trx,
    paidAt: payment.paid_at,
    method: findMerchant(payment.bank_code, payment.product_code)?.productName,
    payerName: `${firstName} ${lastName}`.trim(),
    payerEmail: email,
    currency: payment.currency,
    lines: bookings
      .sort((left, right) => left.code.localeCompare(right.code))
      .map(({ id, titles, code, amountMinor, promoCode, detail }) => {
        const chargedMinor = charged.get(id) ?? 0;
        return {
          title: titles[locale],
          code,
          priceMinor: amountMinor,
          chargedMinor,
          promoCode,
          soldBy: soldByOf(detail),
        };
      }),
    feeMinor: payment.fee_minor,
    totalMinor: totalMinor(payment),
    refundMinor: payment.refund_minor,
  };
}
