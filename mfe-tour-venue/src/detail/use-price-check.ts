import { useEffect, useState } from 'react';
import type { Failure } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import { checkPrice } from '../api/visit.api.ts';
import { toPricePayload } from '../visit/price-payload.rules.ts';
import type { VisitView } from './use-visit-view.ts';

/** What the operator says to a complete choice. */
export type PriceCheck =
  | { readonly kind: 'none' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'same' | 'changed'; readonly total: number; readonly atMs: number }
  | { readonly kind: 'refused'; readonly failure: Failure };

const PAUSE_MS = 400;

/** Asks for the price of a choice once it has stood still for a moment; an answer to an older choice is dropped. */
export function usePriceCheck({ price, choice, breakdown, problem, service }: VisitView): PriceCheck {
  const app = useApp();
  const asked = JSON.stringify(toPricePayload(price.PriceId, choice));
  const isAsked = problem === undefined && service === 'tour';
  const [said, setSaid] = useState<{ readonly to: string; readonly check: PriceCheck }>();
  useEffect(() => {
    if (!isAsked) return undefined;
    const leave = new AbortController();
    const timer = setTimeout(() => {
      void checkPrice(app.api, JSON.parse(asked) as ReturnType<typeof toPricePayload>, leave.signal).then((answer) => {
        if (leave.signal.aborted) return;
        const check: PriceCheck = answer.ok
          ? {
              kind: answer.data.GrandTotal === breakdown.GrandTotal ? 'same' : 'changed',
              total: answer.data.GrandTotal,
              atMs: app.clock.now(),
            }
          : { kind: 'refused', failure: answer.failure };
        setSaid({ to: asked, check });
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [app, asked, isAsked, breakdown.GrandTotal]);
  if (!isAsked) return { kind: 'none' };
  return said?.to === asked ? said.check : { kind: 'asking' };
}
