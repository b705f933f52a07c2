/** Why a call about vehicles may be refused, beside what any call may answer. */
export const TRANSPORT_REFUSALS = [
  'TRANSPORT_CLOSED',
  'TRANSPORT_GONE',
  'TRANSPORT_SOLD_OUT',
  'TRANSPORT_SUPPLIER_FAILED',
] as const;

declare module '../refusal-codes.ts' {
  interface Refusals {
    transport: (typeof TRANSPORT_REFUSALS)[number];
  }
}
