import { exactPrice, type Money } from '@wisata/kernel/money';
import { Breakdown } from '../booking/breakdown.tsx';

/** Props of `PriceChange`; both amounts are in one currency. */
export interface PriceChangeProps {
  readonly was: Money;
  readonly now: Money;
  readonly labels: {
    readonly caption: string;
    readonly was: string;
    readonly difference: string;
    readonly now: string;
  };
}

/** A price that moved: the old one struck through, what it rose or fell by, and the new one. */
export function PriceChange({ was, now, labels }: PriceChangeProps) {
  const rise = now.minor - was.minor;
  const difference = exactPrice({ minor: Math.abs(rise), currency: now.currency });
  const lines = [
    { label: labels.was, amount: exactPrice(was), tone: 'struck' },
    {
      label: labels.difference,
      amount: `${rise < 0 ? '−' : '+'} ${difference}`,
      tone: rise > 0 ? 'danger' : 'success',
    },
  ] as const;
  return (
    <Breakdown caption={labels.caption} groups={[{ lines }]} total={{ label: labels.now, amount: exactPrice(now) }} />
  );
}
