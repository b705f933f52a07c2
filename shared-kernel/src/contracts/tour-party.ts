import type { PricedTraveller } from './tour-breakdown.ts';
import type { TourPackage } from './tour-price.ts';

/** What is wrong with a party; the page words it in its language, the API in the words of spec section 5. */
export type PartyProblem =
  | { readonly code: 'TOO_FEW'; readonly minPax: number; readonly morePax: number }
  | { readonly code: 'TOO_MANY'; readonly maxPax: number }
  | { readonly code: 'TYPE_NOT_SOLD'; readonly type: PricedTraveller['type'] };

const CHILD_PRICES = ['ChildPrice', 'ChildNoBedPrice', 'ChildExtraBedPrice'] as const;

/** Whether a package is sold to a type: its price is not 0, for children any of the three (spec section 3). */
export function isTypeSold(pricePackage: TourPackage, type: PricedTraveller['type']): boolean {
  if (type === 'ADT') return pricePackage.AdultPrice > 0;
  if (type === 'INF') return pricePackage.InfantPrice > 0;
  return CHILD_PRICES.some((name) => pricePackage[name] > 0);
}

/** Why a package does not take a party (spec section 5, Tours and venues); undefined when it does. */
export function findPartyProblem(
  pricePackage: TourPackage,
  paxes: readonly Pick<PricedTraveller, 'type'>[],
): PartyProblem | undefined {
  const unsold = paxes.find(({ type }) => !isTypeSold(pricePackage, type));
  if (unsold) return { code: 'TYPE_NOT_SOLD', type: unsold.type };
  const { MinPax: minPax, MaxPax: maxPax } = pricePackage;
  if (paxes.length < minPax) return { code: 'TOO_FEW', minPax, morePax: minPax - paxes.length };
  return paxes.length > maxPax ? { code: 'TOO_MANY', maxPax } : undefined;
}

const TYPE_NAMES = { ADT: 'Adult', CHD: 'Child', INF: 'Infant' } as const;

/** The problem in the literal words of spec section 5. */
export function partyProblemText(problem: PartyProblem): string {
  switch (problem.code) {
    case 'TOO_FEW':
      return `Minimum number of pax is ${problem.minPax}, please add ${problem.morePax} more pax(s)`;
    case 'TOO_MANY':
      return `Maximum number of pax is ${problem.maxPax}, please reduce number of pax`;
    default:
      return `Package for ${TYPE_NAMES[problem.type]} is not available`;
  }
}

/** The same for a date after the last day to book. */
export const cutOffText = (days: number) =>
  `Reservation must be made at least ${days} day(s) before the departure date`;
