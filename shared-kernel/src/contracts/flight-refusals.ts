/** Why a call about flights may be refused, beside what any call may answer. */
export const FLIGHT_REFUSALS = [
  'AIRLINE_NOT_FOUND',
  'AIRPORT_NOT_FOUND',
  'FLIGHT_CLOSED',
  'FLIGHT_GONE',
  'FLIGHT_SOLD_OUT',
  'FLIGHT_SUPPLIER_FAILED',
] as const;

declare module '../refusal-codes.ts' {
  interface Refusals {
    flight: (typeof FLIGHT_REFUSALS)[number];
  }
}
