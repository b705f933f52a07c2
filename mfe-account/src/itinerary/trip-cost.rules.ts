import { orderBadge } from '@wisata/kernel/booking-status';
import { fromMajor, money, type Money } from '@wisata/kernel/money';
import type { Line } from '../api/order.schema.ts';
import { isPayable } from '../orders/booking-choice.rules.ts';

/** One booking of a trip and what it costs. */
export interface TripCostLine {
  readonly id: string;
  readonly title: string;
  readonly amount: Money;
}

/** What a trip costs: bookings of every currency, in rupiah. */
export interface TripCost {
  readonly lines: readonly TripCostLine[];
  /** Bookings in another currency of which nobody says what they are in rupiah; the sums are without them. */
  readonly apart: readonly TripCostLine[];
  readonly total: Money;
  readonly paid: Money;
  readonly due: Money;
}

function rupiahOf({ currency, amount, amount_idr: rupiah }: Line): Money | undefined {
  if (currency === 'IDR') return fromMajor(amount, 'IDR');
  return rupiah === null ? undefined : fromMajor(rupiah, 'IDR');
}
const sumOf = (lines: readonly Line[]) =>
  money(
    lines.reduce((sum, line) => sum + (rupiahOf(line)?.minor ?? 0), 0),
    'IDR',
  );
const costOf = (line: Line): TripCostLine => ({
  id: line.id,
  title: line.title,
  amount: rupiahOf(line) ?? fromMajor(line.amount, line.currency),
});

/** Adds up what stands; what was given up or has run out costs nothing. */
export function addUpTrip(lines: readonly Line[], nowMs: number): TripCost {
  const standing = lines.filter((line) => !['canceled', 'expired'].includes(orderBadge(line, nowMs)));
  const total = sumOf(standing);
  const due = sumOf(standing.filter((line) => isPayable(line, nowMs)));
  return {
    lines: standing.filter(rupiahOf).map(costOf),
    apart: standing.filter((line) => !rupiahOf(line)).map(costOf),
    total,
    paid: money(total.minor - due.minor, 'IDR'),
    due,
  };
}

/** Most digits of a budget: more than any trip costs, and still exact. */
const MOST_DIGITS = 12;

/** The digits of what was typed as a budget in rupiah; undefined when there are none. */
export function parseBudget(text: string): Money | undefined {
  const digits = text.replace(/\D/g, '').slice(0, MOST_DIGITS);
  return digits === '' ? undefined : fromMajor(Number(digits), 'IDR');
}
