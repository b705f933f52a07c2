import { useState } from 'react';
import type { Money } from '@wisata/kernel/money';
import { firstPrice, nextPrice, type PriceEvent, type PriceState } from './price-state.rules.ts';

/** The price of what is being booked, from the first look on; `seen` is the total that stood where the choice was made. */
export function usePrice(quoted: Money, seen: Money | undefined) {
  const [kept, keep] = useState(() => firstPrice(quoted, seen));
  const latest = (state: PriceState) => nextPrice(state, 'looked-up', quoted);
  const state = latest(kept);
  return {
    ...state,
    /** What stands in the summary: what is agreed to, and until then what the choice costs. */
    total: state.kind === 'agreed' ? state.known : quoted,
    tell: (event: PriceEvent, total?: Money) => keep((before) => nextPrice(latest(before), event, total)),
  } as const;
}
