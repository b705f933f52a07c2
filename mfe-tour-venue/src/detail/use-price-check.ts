import { useEffect, useState } from 'react';
import type { TourBreakdown } from '@wisata/kernel/contracts/tour-price';
import type { Failure, Outcome } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import { askWhileShown } from '@wisata/runtime/ask-while-shown';
import type { AskedPrice } from '../visit/price-payload.rules.ts';
import { scheduleIdOf } from '../visit/visit-choice.rules.ts';
import type { VisitView } from './use-visit-view.ts';
import { loadCalls } from './visit-detail.data.ts';

/** What the operator says to a complete choice. */
export type PriceCheck =
  | { readonly kind: 'none' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'same' | 'changed'; readonly total: number; readonly atMs: number }
  | { readonly kind: 'refused'; readonly failure: Failure };

const PAUSE_MS = 400;

function readCheck(answer: Outcome<TourBreakdown>, expected: number, atMs: number): PriceCheck {
  if (!answer.ok) return { kind: 'refused', failure: answer.failure };
  const { GrandTotal: total } = answer.data;
  return { kind: total === expected ? 'same' : 'changed', total, atMs };
}

const askedPrice = ({ service, visit, price, choice, isMember }: VisitView): AskedPrice => ({
  service,
  priceId: price.PriceId,
  scheduleId: scheduleIdOf(visit, choice.date),
  choice,
  isMember,
});

/** Asks for the price of a choice once it has stood still for a moment; an answer to an older choice is dropped. */
export function usePriceCheck(view: VisitView): PriceCheck {
  const { breakdown, problem, service } = view;
  const app = useApp();
  const asked = JSON.stringify(askedPrice(view));
  const { GrandTotal: expected } = breakdown;
  const isAsked = problem === undefined && service === 'tour';
  const [said, setSaid] = useState<{ readonly to: string; readonly check: PriceCheck }>();
  useEffect(() => {
    if (!isAsked) return undefined;
    const wanted = JSON.parse(asked) as AskedPrice;
    return askWhileShown(
      // Where the code of the call cannot be had, the price stands as it was.
      (signal) =>
        loadCalls().then(
          ({ checkPrice }) => checkPrice(app.api, wanted, signal),
          () => undefined,
        ),
      (answer) => answer && setSaid({ to: asked, check: readCheck(answer, expected, app.clock.now()) }),
      PAUSE_MS,
    );
  }, [app, asked, isAsked, expected]);
  if (!isAsked) return { kind: 'none' };
  return said?.to === asked ? said.check : { kind: 'asking' };
}
