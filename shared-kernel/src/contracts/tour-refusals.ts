/** Why a call about tours may be refused, beside what any call may answer. */
export const TOUR_REFUSALS = [
  'TOUR_DATE_CLOSED',
  'TOUR_FULL',
  'TOUR_GONE',
  'TOUR_NO_INQUIRY',
  'TOUR_NOT_FOUND',
  'TOUR_PRICE_GONE',
  'TOUR_SUPPLIER_FAILED',
] as const;

declare module '../refusal-codes.ts' {
  interface Refusals {
    tour: (typeof TOUR_REFUSALS)[number];
  }
}
