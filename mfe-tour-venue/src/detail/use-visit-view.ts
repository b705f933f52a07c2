import { useEffect } from 'react';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router-dom';
import { toMajor } from '@wisata/kernel/money';
import { useSessionUser } from '@wisata/runtime';
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

/** The checkout of a choice; `totalPrice` is what was seen, so that a new price can be told. */
function checkoutPath(service: VisitService, choice: VisitChoice, total: number): string {
  const query = formatVisitChoice(choice);
  query.set('totalPrice', String(total));
  return `/${service}/checkout?${query}`;
}

/** A product with what is chosen of it. The address alone rebuilds every choice. */
export function useVisitView(service: VisitService, product: PricedVisit, today: string) {
  const { visit, prices, isMember } = product;
  const [query] = useSearchParams();
  const navigate = useNavigate();
  useOwnPrices(isMember);
  const asked = { ...parseVisitChoice(query, Number(query.get('adult')) || 2), id: visit.id };
  const list = findPriceOn(prices, asked.date);
  const choice = { ...asked, packageId: list ? packageFor(list, asked).PricePackageId : '' };
  const priced = priceChoice(product, choice, today);
  if (!priced) return undefined;
  const total = grandTotal(priced.breakdown);
  return {
    service,
    visit,
    prices,
    ...priced,
    choice,
    today,
    problem: findChoiceProblem(product, choice, today),
    total,
    bookPath: checkoutPath(service, choice, toMajor(total)),
    change: (next: Partial<VisitChoice>) =>
      void navigate(visitChoicePath(service, { ...choice, ...next }), { replace: true, preventScrollReset: true }),
  };
}

export type VisitView = NonNullable<ReturnType<typeof useVisitView>>;
