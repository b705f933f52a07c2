/** Why a call about venues beside those of tours may be refused, beside what any call may answer. */
export const VENUE_REFUSALS = ['VENUE_NOT_FOUND'] as const;

declare module '../refusal-codes.ts' {
  interface Refusals {
    venue: (typeof VENUE_REFUSALS)[number];
  }
}
