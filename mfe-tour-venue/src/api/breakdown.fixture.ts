import { breakdownOf, type PricedTraveller } from '@wisata/kernel/contracts/tour-breakdown';
import { BOROBUDUR_PRICE } from './visit.fixture.ts';

/** What the operator answers to a price check: the sum of the contract. */
export function breakdownFor(json: unknown) {
  const { paxes, price_package_id: id } = json as { paxes: readonly PricedTraveller[]; price_package_id: string };
  const pricePackage = BOROBUDUR_PRICE.PricePackages.find(({ PricePackageId }) => PricePackageId === id)!;
  return breakdownOf({ price: BOROBUDUR_PRICE, pricePackage, paxes, daysAhead: 19 });
}
