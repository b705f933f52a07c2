import type { Merchant } from '../api/payment.schema.ts';

/** In the order Indonesian payers look for them. */
const RANKS: Readonly<Record<Merchant['group'], number>> = {
  'virtual-account': 1,
  qris: 2,
  'e-wallet': 3,
  card: 4,
  retail: 5,
  paylater: 6,
};
const GROUPS = (Object.keys(RANKS) as Merchant['group'][]).sort((left, right) => RANKS[left] - RANKS[right]);

/** Ways to pay under one heading. */
export interface MerchantGroup {
  readonly group: Merchant['group'];
  readonly merchants: readonly Merchant[];
}

const isPossible = ({ merchants }: MerchantGroup) => merchants.some(({ available }) => available);

/** Headings in their order; those under which nothing can be chosen come last. */
export function groupMerchants(merchants: readonly Merchant[]): readonly MerchantGroup[] {
  const groups = GROUPS.map((group) => ({
    group,
    merchants: merchants.filter((merchant) => merchant.group === group),
  })).filter((group) => group.merchants.length > 0);
  return [...groups.filter(isPossible), ...groups.filter((group) => !isPossible(group))];
}
