import { compareText } from './compare-text.ts';

/** What the recommended order of stays depends on. Hotels cannot pay for a place in it. */
export interface RankedStay {
  readonly name: string;
  readonly totalMinor: number;
  readonly star: number;
  /** 1 to 10. */
  readonly reviewScore: number;
  readonly reviewCount: number;
  readonly isRefundable: boolean;
}

/** A score of few reviews says little: it is drawn towards the usual one as if these had been written too. */
const USUAL = { score: 7.5, reviews: 5 } as const;
/** Points of score that a star, twice the price and free cancellation are worth. */
const WORTH = { star: 0.45, doublePrice: 0.7, refundable: 0.3 } as const;

function points({ totalMinor, star, reviewScore, reviewCount, isRefundable }: RankedStay): number {
  const score = (reviewScore * reviewCount + USUAL.score * USUAL.reviews) / (reviewCount + USUAL.reviews);
  const price = WORTH.doublePrice * Math.log2(Math.max(1, totalMinor));
  return score + WORTH.star * star - price + (isRefundable ? WORTH.refundable : 0);
}

/** Order by guest scores, price for the stars and free cancellation; stays of equal points by name. Totals are of one currency. */
export function compareRecommended(a: RankedStay, b: RankedStay): number {
  return points(b) - points(a) || compareText(a.name, b.name);
}
