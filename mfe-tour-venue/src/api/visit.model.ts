import type { TourBreakdown, TourPrice } from '@wisata/kernel/contracts/tour-price';
import type { Money } from '@wisata/kernel/money';
import type { Failure } from '@wisata/kernel/outcome';
import type { CardRead, DetailRead } from './visit.schema.ts';

/** Where tours or venues are; `id` is empty for everywhere. */
export interface VisitPlace {
  readonly id: string;
  readonly city: string;
  readonly country: string;
}

/** What is read into another form. */
type Adapted = 'uniqueId' | 'publishFare' | 'fromTotal' | 'firstDayTotal' | 'currency';

interface PricedPlace {
  readonly id: string;
  /** What an adult pays at least. */
  readonly from: Money;
  /** What the adults of the search pay at least, with everything that must be paid. */
  readonly total: Money;
  /** What they pay at least on the first free day. */
  readonly firstDay: Money;
  /** `Yogyakarta, Indonesia`. */
  readonly place: string;
}

/** A tour or venue of a list. */
export interface VisitCard extends Omit<CardRead, Adapted>, PricedPlace {}

/** A tour or venue as its page shows it. */
export interface VisitDetail extends Omit<DetailRead, Adapted>, PricedPlace {}

/** A kind that the form can narrow by; `category` is the wider kind that a type belongs to. */
export interface VisitKind {
  readonly id: number;
  readonly name: string;
  readonly category: number;
}

/** What the form offers to narrow by; the entry that means all of them is left to the form. */
export interface VisitKinds {
  readonly categories: readonly VisitKind[];
  readonly types: readonly VisitKind[];
}

/** A product with the price lists that this visitor may buy from. */
export interface PricedVisit {
  readonly visit: VisitDetail;
  readonly prices: readonly TourPrice[];
  /** Why there are none, where the operator did not say. */
  readonly unpriced?: Failure;
  /** Members' prices are among them. */
  readonly isMember: boolean;
}

export type { TourBreakdown, TourPrice };
