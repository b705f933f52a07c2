import { useState } from 'react';
import { toMajor, type Money } from '@wisata/kernel/money';

interface AgreedTotalOptions {
  /** What is asked for now. */
  readonly quoted: Money;
  /** What the traveller saw where the choice was made. */
  readonly seen: Money;
  readonly search: URLSearchParams;
  readonly rewrite: (search: URLSearchParams) => void;
}

const isSame = (one: Money, other: Money) => one.minor === other.minor;

/**
 * The total that was agreed to: the one that was seen, or one accepted since. While another one is asked for, by a new
 * look or in answer to the booking, nothing is booked before the traveller agrees.
 */
export function useAgreedTotal({ quoted, seen, search, rewrite }: AgreedTotalOptions) {
  const [agreed, setAgreed] = useState(seen);
  const [refused, setRefused] = useState<{ readonly quoted: Money; readonly now: Money }>();
  const [isPutOff, setPutOff] = useState(false);
  // A new look says more than the answer to an earlier call.
  const asked = refused && isSame(refused.quoted, quoted) ? refused.now : quoted;
  const isChanged = !isSame(agreed, asked);

  function agree(): Money {
    setAgreed(asked);
    // The address keeps what the traveller knows, so that a reload does not tell it again.
    const next = new URLSearchParams(search);
    next.set('totalPrice', String(toMajor(asked)));
    rewrite(next);
    return asked;
  }

  return {
    agreed,
    asked,
    isChanged,
    isQuestion: isChanged && !isPutOff,
    /** What stands in the summary: what is agreed to, and until then what the choice costs. */
    total: isChanged ? quoted : agreed,
    agree,
    /** The answer to a booking names a new total. */
    refuse(now: Money) {
      setRefused({ quoted, now });
      setPutOff(false);
    },
    putOff: () => setPutOff(true),
    askAgain: () => setPutOff(false),
  } as const;
}
