import type { OpenOrder } from '@wisata/runtime/open-orders';
import type { Line } from '../api/order.schema.ts';
import { viewCart, type PayableGroup } from '../cart/cart.rules.ts';
import { isPayable } from '../orders/booking-choice.rules.ts';

/** Whoever pays together: the member, or a guest by their e-mail, with what each currency has. */
export interface Payer {
  /** Undefined for the member. */
  readonly email: string | undefined;
  readonly groups: readonly PayableGroup[];
}

/** What is still to be paid: one payment has one payer and one currency. */
export function payersOf(lines: readonly Line[], orders: readonly OpenOrder[], nowMs: number): readonly Payer[] {
  const emailOf = (line: Line) => orders.find(({ id }) => id === line.id)?.email;
  const open = lines.filter((line) => isPayable(line, nowMs));
  const emails = [...new Set(open.map(emailOf))];
  return emails.map((email) => ({
    email,
    groups: viewCart(
      open.filter((line) => emailOf(line) === email),
      nowMs,
    ).groups,
  }));
}
