import { MERCHANT_GROUPS, type Merchant } from '../api/payment.schema.ts';

/** Ways to pay under one heading, in the order Indonesian payers look for them. */
export interface MerchantGroup {
  readonly group: Merchant['group'];
  readonly merchants: readonly Merchant[];
}

export function groupMerchants(merchants: readonly Merchant[]): readonly MerchantGroup[] {
  return MERCHANT_GROUPS.map((group) => ({
    group,
    merchants: merchants.filter((merchant) => merchant.group === group),
  })).filter((group) => group.merchants.length > 0);
}
