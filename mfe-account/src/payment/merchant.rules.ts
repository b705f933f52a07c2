import { MERCHANT_GROUPS, type Merchant } from '../api/payment.schema.ts';

/** Ways to pay under one heading. */
export interface MerchantGroup {
  readonly group: Merchant['group'];
  readonly merchants: readonly Merchant[];
}

const isPossible = ({ merchants }: MerchantGroup) => merchants.some(({ available }) => available);

/** In the order Indonesian payers look for them; headings under which nothing can be chosen come last. */
export function groupMerchants(merchants: readonly Merchant[]): readonly MerchantGroup[] {
  const groups = MERCHANT_GROUPS.map((group) => ({
    group,
    merchants: merchants.filter((merchant) => merchant.group === group),
  })).filter((group) => group.merchants.length > 0);
  return [...groups.filter(isPossible), ...groups.filter((group) => !isPossible(group))];
}
