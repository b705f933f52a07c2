/** Why a call about stays may be refused, beside what any call may answer. */
export const HOTEL_REFUSALS = [
  'HOTEL_DESTINATION_NOT_FOUND',
  'HOTEL_NOT_FOUND',
  'HOTEL_ROOM_GONE',
  'HOTEL_ROOM_SOLD_OUT',
  'HOTEL_SUPPLIER_FAILED',
] as const;

declare module '../refusal-codes.ts' {
  interface Refusals {
    hotel: (typeof HOTEL_REFUSALS)[number];
  }
}
