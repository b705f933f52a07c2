import { rng } from '@wisata/kernel/random';
import type { RoomType, Translated } from './hotel-content.ts';

export const MEAL_TYPES = ['RO', 'BB', 'HB'] as const;
type MealType = (typeof MEAL_TYPES)[number];

/** One way to buy a room: its board and how late it can be given back. */
export interface RatePlan {
  readonly code: string;
  readonly meal: MealType;
  /** Free cancellation ends at 18:00 property time this many days before check-in; null is never refundable. */
  readonly refundDays: 1 | 3 | null;
  readonly factor: number;
}

const PLANS: readonly RatePlan[] = [
  { code: 'ROX', meal: 'RO', refundDays: null, factor: 0.9 },
  { code: 'RO3', meal: 'RO', refundDays: 3, factor: 0.96 },
  { code: 'RO1', meal: 'RO', refundDays: 1, factor: 1 },
  { code: 'BBX', meal: 'BB', refundDays: null, factor: 0.9 },
  { code: 'BB3', meal: 'BB', refundDays: 3, factor: 0.96 },
  { code: 'BB1', meal: 'BB', refundDays: 1, factor: 1 },
  { code: 'HB3', meal: 'HB', refundDays: 3, factor: 0.97 },
];

/** Each set keeps a rate without refund, so that a room stays bookable after its free cancellation has ended. */
const PLAN_SETS: readonly (readonly string[])[] = [
  ['ROX', 'BB1'],
  ['BBX', 'BB1'],
  ['ROX', 'RO1', 'BB1'],
  ['ROX', 'BBX', 'BB3'],
  ['ROX', 'RO3', 'BB1'],
  ['ROX', 'RO1', 'BB1', 'HB3'],
  ['BBX', 'BB3', 'BB1', 'HB3'],
];
/** Hotels without a restaurant of rank sell no dinner. */
const PLAIN_SETS = PLAN_SETS.filter((set) => !set.includes('HB3'));

export const MEAL_NAMES: Readonly<Record<MealType, Translated>> = {
  RO: { en: 'Room only', id: 'Tanpa sarapan' },
  BB: { en: 'Breakfast included', id: 'Termasuk sarapan' },
  HB: { en: 'Half board: breakfast and dinner', id: 'Setengah papan: sarapan dan makan malam' },
};

export function ratePlansOf(seed: string, hotelKey: string, star: number, room: RoomType): RatePlan[] {
  const codes = rng(seed, 'rates', hotelKey, room.code).pick(star >= 4 ? PLAN_SETS : PLAIN_SETS);
  return PLANS.filter((plan) => codes.includes(plan.code));
}

export const rateName = (isRefundable: boolean): Translated =>
  isRefundable
    ? { en: 'Free cancellation', id: 'Gratis pembatalan' }
    : { en: 'Non-refundable', id: 'Tanpa pengembalian dana' };

/** Meal and extra-bed prices a night, tax included, by stars. */
export interface Extras {
  readonly breakfastMinor: number;
  readonly dinnerMinor: number;
  readonly extraBedMinor: number;
}

const RUPIAH_EXTRAS: Readonly<Record<number, Extras>> = {
  2: { breakfastMinor: 35_000, dinnerMinor: 70_000, extraBedMinor: 110_000 },
  3: { breakfastMinor: 60_000, dinnerMinor: 110_000, extraBedMinor: 175_000 },
  4: { breakfastMinor: 95_000, dinnerMinor: 190_000, extraBedMinor: 290_000 },
  5: { breakfastMinor: 165_000, dinnerMinor: 330_000, extraBedMinor: 520_000 },
};
const DOLLAR_EXTRAS: Readonly<Record<number, Extras>> = {
  2: { breakfastMinor: 900, dinnerMinor: 2200, extraBedMinor: 3500 },
  3: { breakfastMinor: 1450, dinnerMinor: 3200, extraBedMinor: 4800 },
  4: { breakfastMinor: 2250, dinnerMinor: 4800, extraBedMinor: 6900 },
  5: { breakfastMinor: 3675, dinnerMinor: 7500, extraBedMinor: 10_900 },
};

export function extrasOf(star: number, currency: 'IDR' | 'SGD'): Extras {
  return (currency === 'SGD' ? DOLLAR_EXTRAS : RUPIAH_EXTRAS)[star]!;
}

/** Board of one person for one night; a child pays half. */
export function mealMinor(meal: MealType, extras: Extras): number {
  if (meal === 'RO') return 0;
  return meal === 'BB' ? extras.breakfastMinor : extras.breakfastMinor + extras.dinnerMinor;
}
