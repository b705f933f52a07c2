import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useRevalidator, useSearchParams } from 'react-router-dom';
import { toMajor } from '@wisata/kernel/money';
import { useApp, useSessionUser } from '@wisata/runtime';
import { findChildBed } from '@wisata/runtime/child-bed';
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
import { withChildBed } from './people-rows.rules.ts';
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

interface Pressed {
  /** Addresses that may still be shown until the one with the choice is. */
  readonly before: readonly string[];
  readonly query: URLSearchParams;
}

/** What is chosen, at once, while the address that carries it is still on its way. */
function useChosen() {
  const { search } = useLocation();
  const [query] = useSearchParams();
  const [pressed, setPressed] = useState<Pressed>();
  const onTheWay = pressed?.before.includes(search) ? pressed : undefined;
  const press = (next: URLSearchParams) =>
    setPressed({ before: onTheWay ? [...onTheWay.before, `?${onTheWay.query}`] : [search], query: next });
  return [onTheWay?.query ?? query, press] as const;
}

/** Puts a change into the address. Presses that follow each other before they are shown build on each other. */
function useChange(service: VisitService, choice: VisitChoice, press: (query: URLSearchParams) => void) {
  const navigate = useNavigate();
  const latest = useRef(choice);
  useEffect(() => {
    latest.current = choice;
  });
  return (change: Change) => {
    const now = latest.current;
    latest.current = { ...now, ...(typeof change === 'function' ? change(now) : change) };
    press(formatVisitChoice(latest.current));
    void navigate(visitChoicePath(service, latest.current), { replace: true, preventScrollReset: true });
  };
}

/** What was last chosen for children in this visit; only this device knows it. */
function useChildBed(): boolean | undefined {
  const app = useApp();
  return useHydrated() ? findChildBed(app) : undefined;
}

/** A product with what is chosen of it. The address alone rebuilds every choice. */
export function useVisitView(service: VisitService, product: PricedVisit, today: string) {
  const { visit, prices, isMember } = product;
  const [query, press] = useChosen();
  useOwnPrices(isMember);
  const childBed = useChildBed();
  const asked = {
    ...parseVisitChoice(query, { ADT: Number(query.get('adult')) || 2, CHD: Number(query.get('child')) || 0, INF: 0 }),
    id: visit.id,
  };
  const list = findPriceOn(prices, asked.date);
  const offered = list && packageFor(list, asked);
  const paxes = offered && !query.has('pax') ? withChildBed(asked.paxes, offered, childBed) : asked.paxes;
  const choice = { ...asked, paxes, packageId: offered?.PricePackageId ?? '' };
  const change = useChange(service, choice, press);
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
