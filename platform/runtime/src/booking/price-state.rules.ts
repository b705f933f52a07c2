import { fromMajor, type Currency, type Money } from '@wisata/kernel/money';

/** State of the price in a checkout. */
export interface PriceState {
  /**
   * `quoted`: it was never seen before; `agreed`: the traveller goes on at it; `doubted`: the answer to a booking says to look
   * again; `changed`: another total is asked for, and nothing is booked before the traveller agrees; `gone`: it is sold.
   */
  readonly kind: 'quoted' | 'agreed' | 'doubted' | 'changed' | 'gone';
  /** What the latest look at the offer said. */
  readonly quoted: Money;
  /** What the traveller has seen or agreed to. */
  readonly known: Money;
  readonly asked: Money;
  /** True when the dialog about a changed price was closed without an answer. */
  readonly isPutOff: boolean;
}

/**
 * What changes it. `looked-up` comes with the total of the look, `refused` with the total that the answer to a booking asks for
 * or without one where the offer has to be looked up again; `put-off` closes the question without an answer.
 */
export type PriceEvent = 'looked-up' | 'agree' | 'refused' | 'sold' | 'put-off' | 'ask-again';

const isSame = (one: Money, other: Money) => one.minor === other.minor;

function compared(quoted: Money, known: Money, asked: Money): PriceState {
  return { kind: isSame(known, asked) ? 'agreed' : 'changed', quoted, known, asked, isPutOff: false };
}

/** The total that the traveller saw where the choice was made; undefined when the address of the checkout carries none. */
export function findSeenTotal(search: URLSearchParams, currency: Currency): Money | undefined {
  const seen = search.get('totalPrice') ?? '';
  return /^\d+(\.\d+)?$/.test(seen) && Number(seen) > 0 ? fromMajor(Number(seen), currency) : undefined;
}

/** The price at first: `seen` is the total that stood where the choice was made. */
export function firstPrice(quoted: Money, seen: Money | undefined): PriceState {
  const state = compared(quoted, seen ?? quoted, quoted);
  return seen ? state : { ...state, kind: 'quoted' };
}

/** The state after an event; an event that has no meaning in a state leaves it as it is. */
export function nextPrice(state: PriceState, event: PriceEvent, total?: Money): PriceState {
  const { kind, quoted, known, asked } = state;
  switch (event) {
    case 'looked-up':
      // The same total as before changes nothing; a refused booking has set a newer one.
      return !total || isSame(quoted, total) ? state : compared(total, known, total);
    case 'agree':
      return kind === 'gone' ? state : compared(quoted, asked, asked);
    case 'refused':
      return kind === 'agreed' ? (total ? compared(quoted, known, total) : { ...state, kind: 'doubted' }) : state;
    case 'sold':
      return { ...state, kind: 'gone' };
    case 'put-off':
      return kind === 'gone' ? compared(quoted, known, known) : { ...state, isPutOff: true };
    case 'ask-again':
      return { ...state, isPutOff: false };
  }
}
