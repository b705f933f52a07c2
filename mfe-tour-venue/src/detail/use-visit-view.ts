import { useEffect } from 'react';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import { toMajor } from '@wisata/kernel/money';
import { useSessionUser } from '@wisata/runtime';
import { useOptimisticQuery, useQueryNavigate } from '@wisata/runtime/optimistic-query';
import type { PricedVisit } from '../api/visit.model.ts';
import { grandTotal } from '../visit/breakdown-lines.rules.ts';
import {
  findChoiceProblem,
  findPriceOn,
  formatVisitChoice,
  parseVisitChoice,
  priceChoice,
  visitChoicePath,
  type VisitChoice,
} from '../visit/visit-choice.rules.ts';
import { packageFor } from '../visit/visit-days.rules.ts';
import type { VisitService } from '../visit/visit-service.ts';

/** Who has signed in since sees members' prices, and who has signed out everybody's. */
function useOwnPrices(isMember: boolean): void {
  const { revalidate } = useRevalidator();
  const isSignedIn = useSessionUser() !== undefined;
  useEffect(() => {
    if (isSignedIn !== isMember) void revalidate();
  }, [isSignedIn, isMember, revalidate]);
}

/** The checkout of a choice; `totalPrice` is what was seen, so that a changed price is noticed. */
function checkoutPath(service: VisitService, choice: VisitChoice, total: number): string {
  const query = formatVisitChoice(choice);
  query.set('totalPrice', String(total));
  return `/${service}/checkout?${query}`;
}

type Change = Partial<VisitChoice> | ((choice: VisitChoice) => Partial<VisitChoice>);

const asItIs = (query: URLSearchParams) => query;

/** A product with what is chosen of it. The address alone rebuilds every choice. */
export function useVisitView(service: VisitService, product: PricedVisit, today: string) {
  const { visit, prices, isMember } = product;
  const [shown] = useSearchParams();
  const query = useOptimisticQuery(shown, asItIs);
  const ask = useQueryNavigate();
  useOwnPrices(isMember);
  const asked = {
    ...parseVisitChoice(query, { ADT: Number(query.get('adult')) || 2, CHD: Number(query.get('child')) || 0, INF: 0 }),
    id: visit.id,
  };
  const list = findPriceOn(prices, asked.date);
  const choice = { ...asked, packageId: list ? packageFor(list, asked).PricePackageId : '' };
  const change = (wanted: Change) => {
    const next = { ...choice, ...(typeof wanted === 'function' ? wanted(choice) : wanted) };
    ask(visitChoicePath(service, next), { replace: true, preventScrollReset: true });
  };
  const priced = priceChoice(product, choice, today);
  if (!priced) return undefined;
  const total = grandTotal(priced.breakdown);
  return {
    service,
    visit,
    prices,
    isMember,
    ...priced,
    choice,
    today,
    problem: findChoiceProblem(product, choice, today),
    total,
    bookPath: checkoutPath(service, choice, toMajor(total)),
    change,
  };
}

export type VisitView = NonNullable<ReturnType<typeof useVisitView>>;
