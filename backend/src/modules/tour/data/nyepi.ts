import { addDays } from '@wisata/kernel/dates';
import type { InTwo } from '../product-source.ts';

/** Days of silence on Bali, which move with the moon. */
const DAYS = ['2026-03-19', '2027-03-08', '2028-03-26', '2029-03-15'];

/** Black dates from some days before Nyepi to some after it. */
export const nyepi = (reason: InTwo, before = 0, after = 0) =>
  DAYS.map((day) => [addDays(day, -before), addDays(day, after), reason] as const);
