/** Why a call about trains may be refused, beside what any call may answer. */
export const TRAIN_REFUSALS = [
  'STATION_NOT_FOUND',
  'TRAIN_CLOSED',
  'TRAIN_GONE',
  'TRAIN_HOLD_UNKNOWN',
  'TRAIN_MAINTENANCE',
  'TRAIN_NOT_OPEN',
  'TRAIN_QUEUE_REQUIRED',
  'TRAIN_SEAT_TAKEN',
  'TRAIN_SOLD_OUT',
  'TRAIN_SUPPLIER_FAILED',
] as const;

declare module '../refusal-codes.ts' {
  interface Refusals {
    train: (typeof TRAIN_REFUSALS)[number];
  }
}
