import type { CalendarDate } from './dates.ts';
import type { Currency, Money } from './money.ts';

/** The total that a traveller saw on a day. */
export interface PriceLook {
  readonly on: CalendarDate;
  /** In the currency's smallest unit. */
  readonly minor: number;
  readonly currency: Currency;
}

/** How a total stands to what the same cost on days before: `between` where some were lower and some higher. */
export interface LookedBefore {
  readonly kind: 'lower' | 'higher' | 'same' | 'between';
  /** Days before, the latest first. */
  readonly looks: readonly PriceLook[];
}

/** As many days before as a total is held against. */
const MOST_COMPARED = 5;

/** The looks with another one: one a day, the latest first, no more than are compared with the next. */
export const withLook = (looks: readonly PriceLook[], look: PriceLook): readonly PriceLook[] =>
  [look, ...looks.filter(({ on }) => on < look.on)].slice(0, MOST_COMPARED + 1);

/** A total against those of days before in its currency; undefined where there are none. */
export function comparePrice(
  looks: readonly PriceLook[],
  today: CalendarDate,
  { minor: now, currency }: Money,
): LookedBefore | undefined {
  const before = looks.filter((look) => look.on < today && look.currency === currency).slice(0, MOST_COMPARED);
  if (before.length === 0) return undefined;
  if (before.every(({ minor }) => minor > now)) return { kind: 'lower', looks: before };
  if (before.every(({ minor }) => minor < now)) return { kind: 'higher', looks: before };
  return { kind: before.every(({ minor }) => minor === now) ? 'same' : 'between', looks: before };
}
