import type { Locale } from '@wisata/kernel/locale';
import { sumMoney, toMajor } from '@wisata/kernel/money';
import type { Money } from '@wisata/kernel/money';
import { badRequest, conflict, unprocessable } from '../../app/envelope.ts';
import type { BackendContext } from '../../app/context.ts';
import { payableMinor } from '../bookings/index.ts';
import type { Booking } from '../bookings/index.ts';
import { getGateway, searchMerchants } from './gateways.ts';
import { findRefusal, formatRefusal, merchantFeeMinor } from './merchant.rules.ts';
import type { Merchant } from './merchants.ts';

export interface NewPayment {
  readonly bookingIds: readonly string[];
  readonly bankCode: string;
  readonly productCode: string;
  readonly promoCode?: string;
  readonly title?: string;
  /** What the page showed before the fee, in major units; a total that has changed since is refused. */
  readonly amount?: number;
  readonly locale: Locale;
}

export function getSum(bookings: readonly Booking[], minorOf: (booking: Booking) => number) {
  const sum = sumMoney(bookings.map((booking) => ({ minor: minorOf(booking), currency: booking.currency })));
  if (!sum.ok) throw unprocessable(sum.failure.message, 'CURRENCY_ERROR');
  return sum.data;
}

export const earliestLimit = (bookings: readonly Booking[]) =>
  new Date(Math.min(...bookings.map((booking) => booking.timeLimitAt.getTime())));

function getMerchant(context: BackendContext, { bankCode, productCode }: NewPayment): Merchant {
  const merchant = searchMerchants(context).find(
    (offered) => offered.bankCode === bankCode && offered.productCode === productCode,
  );
  if (!merchant) throw badRequest('Choose one of the ways to pay.', { bank_code: 'Unknown way to pay.' });
  return merchant;
}

/** Stands where the provider and the way to pay are named when a voucher code left nothing to pay. */
const UNCHARGED = { gateway: 'none', bankCode: 'NONE', productCode: 'VOUCHER', feeMinor: 0 } as const;

/** Through which provider and way the order is paid, with the fee. Throws 422 for a way that cannot pay it. */
function chooseCharge(
  context: BackendContext,
  request: NewPayment,
  need: { readonly payable: Money; readonly deadlineAt: Date },
) {
  const { payable, deadlineAt } = need;
  if (payable.minor === 0) return UNCHARGED;
  const merchant = getMerchant(context, request);
  const millisecondsLeft = deadlineAt.getTime() - context.clock.now().getTime();
  const refusal = findRefusal(merchant, { amountMinor: payable.minor, currency: payable.currency, millisecondsLeft });
  if (refusal) throw unprocessable(formatRefusal(merchant, refusal, request.locale), `PAYMENT_${refusal.code}`);
  const { bankCode, productCode } = request;
  return {
    gateway: getGateway(context).name,
    bankCode,
    productCode,
    feeMinor: merchantFeeMinor(merchant, payable.minor),
  };
}

/** What these bookings cost through the chosen way; a total that moved since it was shown is refused. */
export function priceOrder(context: BackendContext, bookings: readonly Booking[], request: NewPayment) {
  const payable = getSum(bookings, payableMinor);
  const deadlineAt = earliestLimit(bookings);
  const charge = chooseCharge(context, request, { payable, deadlineAt });
  const shown = [toMajor(payable), toMajor({ ...payable, minor: payable.minor + charge.feeMinor })];
  if (request.amount !== undefined && !shown.includes(request.amount)) {
    throw conflict('The total has changed. Please check it again.', 'AMOUNT_CHANGED');
  }
  return {
    payable,
    charge,
    deadlineAt,
    beforeDiscount: getSum(bookings, (booking) => booking.amountMinor),
  };
}
