import { isExpired } from '@wisata/kernel/booking-status';
import type { Currency } from '@wisata/kernel/money';
import type { Line } from '../api/order.schema.ts';

/** Lines that are paid together: one payment has one currency. */
export interface PayableGroup {
  readonly currency: Currency;
  readonly lines: readonly Line[];
}

/** The cart as it is shown: payable lines by currency, and those whose time is over. */
export interface CartView {
  readonly groups: readonly PayableGroup[];
  readonly expired: readonly Line[];
}

export function viewCart(lines: readonly Line[], nowMs: number): CartView {
  const expired = lines.filter((line) => isExpired(line, nowMs));
  const payable = lines.filter((line) => !expired.includes(line));
  const currencies = [...new Set(payable.map((line) => line.currency))];
  return {
    groups: currencies.map((currency) => ({ currency, lines: payable.filter((line) => line.currency === currency) })),
    expired,
  };
}

/** Address of the payment page for some lines. */
export function paymentPath(lines: readonly Pick<Line, 'id'>[]): string {
  return `/payment?booking=${lines.map((line) => line.id).join(',')}`;
}
