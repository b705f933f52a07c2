import { findPartyProblem, isTypeSold } from '@wisata/kernel/contracts/tour-party';
import type { PricedTraveller } from '@wisata/kernel/contracts/tour-breakdown';
import type { TourPackage } from '@wisata/kernel/contracts/tour-price';
import { travellerOf } from './people-rows.rules.ts';

type Party = readonly PricedTraveller[];

/** The party that a package would take: what has to be added to it or left out, and everybody afterwards. */
export interface FittedParty {
  readonly added: number;
  readonly leftOut: number;
  readonly paxes: Party;
}

/** What one press makes fit: those whom the package is not sold to stay away, and adults fill it up. Undefined where only its visitor knows who stays away. */
export function fitParty(pricePackage: TourPackage, paxes: Party): FittedParty | undefined {
  const sold = paxes.filter(({ type }) => isTypeSold(pricePackage, type));
  const added = Math.max(0, pricePackage.MinPax - sold.length);
  const adults = sold.filter(({ type }) => type === 'ADT');
  const others = sold.filter(({ type }) => type !== 'ADT');
  const fitted = [...adults, ...Array.from({ length: added }, () => travellerOf('ADT')), ...others];
  if (adults.length === 0 || findPartyProblem(pricePackage, fitted)) return undefined;
  return { added, leftOut: paxes.length - sold.length, paxes: fitted };
}
