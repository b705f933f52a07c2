import type { ProductBookingRequest } from '@wisata/kernel/contracts/category-product-booking';
import type { ProductSale } from '@wisata/kernel/contracts/category-product-sale';
import { findTitle, TRIP_BANDS } from '@wisata/kernel/passengers';

/** What is wrong with contact and travellers, by field; empty when a voucher can be issued for them. */
export function findTravellerProblems(
  { contact, paxes, adult, child, qty }: ProductBookingRequest,
  sale: Pick<ProductSale, 'needsNames' | 'product_unit'>,
): Record<string, string> {
  const problems: Record<string, string> = {};
  if (!contact.mobile_phone && !contact.phone) problems['contact.mobile_phone'] = 'Fill in the phone number';
  if (!sale.needsNames) return problems;
  const wanted = sale.product_unit === 'piece' ? { ADT: qty, CHD: 0 } : { ADT: adult, CHD: child };
  const named = (type: string) => paxes.filter((pax) => pax.type === type).length;
  if (named('ADT') !== wanted.ADT || named('CHD') !== wanted.CHD || named('INF') > 0)
    problems.paxes = 'Fill in the name of everybody';
  paxes.forEach(({ type, title }, index) => {
    if (!findTitle(TRIP_BANDS, type, title)) problems[`paxes.${index}.title`] = 'This title does not fit the traveller';
  });
  return problems;
}
