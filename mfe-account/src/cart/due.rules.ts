import { parseInstant } from '@wisata/kernel/dates';
import { fromMajor, sumMoney, type Money } from '@wisata/kernel/money';
import type { Line } from '../api/order.schema.ts';
import { isPayable } from '../orders/booking-choice.rules.ts';

/** What has to be paid next: the lines of one currency, their sum, and the first moment that one of them ends. */
export interface Due {
  readonly lines: readonly Line[];
  readonly amount: Money;
  readonly untilMs: number;
}

export function findDue(lines: readonly Line[], nowMs: number): Due | undefined {
  const open = lines
    .flatMap((line) => {
      const untilMs = isPayable(line, nowMs) ? parseInstant(line.time_limit) : undefined;
      return untilMs === undefined ? [] : [{ line, untilMs }];
    })
    .sort((a, b) => a.untilMs - b.untilMs);
  const [first] = open;
  if (!first) return undefined;
  const together = open.map(({ line }) => line).filter(({ currency }) => currency === first.line.currency);
  const amount = sumMoney(together.map((line) => fromMajor(line.amount, line.currency)));
  return amount.ok ? { lines: together, amount: amount.data, untilMs: first.untilMs } : undefined;
}
