/** Why a call about vehicles may be refused, beside what any call may answer. */
export const TRANSPORT_REFUSALS = [
  'TRANSPORT_BACKWARDS',
  'TRANSPORT_CLOSED',
  'TRANSPORT_GONE',
  'TRANSPORT_NOT_OPEN',
  'TRANSPORT_SAME_PLACE',
  'TRANSPORT_SOLD_OUT',
  'TRANSPORT_SUPPLIER_FAILED',
  'TRANSPORT_TOO_FAR',
  'TRANSPORT_TOO_LONG',
] as const;

declare module '../refusal-codes.ts' {
  interface Refusals {
    transport: (typeof TRANSPORT_REFUSALS)[number];
  }
}
