/** Why a call about activities and extras may be refused, beside what any call may answer. */
export const CATEGORY_PRODUCT_REFUSALS = [
  'PRODUCT_DATE_CLOSED',
  'PRODUCT_FULL',
  'PRODUCT_GONE',
  'PRODUCT_SUPPLIER_FAILED',
] as const;

declare module '../refusal-codes.ts' {
  interface Refusals {
    'category-product': (typeof CATEGORY_PRODUCT_REFUSALS)[number];
  }
}
