import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { toMajor } from '@wisata/kernel/money';
import { useApp, useSessionUser } from '@wisata/runtime';
import { findChildBed } from '@wisata/runtime/child-bed';
import { useAskedQuery, useQueryNavigate } from '@wisata/runtime/optimistic-query';
import { useHydrated } from '@wisata/ui/use-hydrated';
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
import { MOST_TRAVELLERS, withChildBed } from './people-rows.rules.ts';
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

/** What was last chosen for children in this visit; only this device knows it. */
function useChildBed(): boolean | undefined {
  const app = useApp();
  return useHydrated() ? findChildBed(app) : undefined;
}

/** The party that an address counts, as one booking takes it. */
function partyIn(query: URLSearchParams) {
  const count = (name: string, otherwise: number, least: number, most: number) =>
    Math.min(most, Math.max(least, Math.trunc(Number(query.get(name)) || otherwise)));
  const ADT = count('adult', 2, 1, MOST_TRAVELLERS);
  return { ADT, CHD: count('child', 0, 0, MOST_TRAVELLERS - ADT), INF: 0 };
}

/** Reads what an address chooses of a product: a package that is sold on that day, and travellers as a party has them. */
function useChoiceReader({ visit, prices }: PricedVisit) {
  const childBed = useChildBed();
  return (query: URLSearchParams) => {
    const asked = { ...parseVisitChoice(query, partyIn(query)), id: visit.id };
    const list = findPriceOn(prices, asked.date);
    const offered = list && packageFor(list, asked);
    const paxes = offered && !query.has('pax') ? withChildBed(asked.paxes, offered, childBed) : asked.paxes;
    return { ...asked, paxes, packageId: offered?.PricePackageId ?? '' };
  };
}

/** A product with what is chosen of it. The address alone rebuilds every choice. */
export function useVisitView(service: VisitService, product: PricedVisit, today: string) {
  const { visit, prices, isMember } = product;
  const ask = useQueryNavigate();
  const { query, queryNow } = useAskedQuery();
  useOwnPrices(isMember);
  const choiceIn = useChoiceReader(product);
  const choice = choiceIn(query);
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
    /** Presses that follow each other before they are shown build on each other. */
    change(wanted: Change): void {
      const now = choiceIn(queryNow());
      const next = { ...now, ...(typeof wanted === 'function' ? wanted(now) : wanted) };
      ask(visitChoicePath(service, next), { replace: true, preventScrollReset: true });
    },
  };
}

export type VisitView = NonNullable<ReturnType<typeof useVisitView>>;
