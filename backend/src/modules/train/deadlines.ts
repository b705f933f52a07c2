import { addDays, todayInJakarta } from '@wisata/kernel/dates';
import type { SupplierTrain } from './supplier.ts';

const MINUTE_MS = 60_000;
/** Minutes before departure at which tickets are no longer issued. */
const CUT_OFF = 30;
/** The least time to pay: with less, a booking would expire at once. */
const MIN_HOLD = 10;
/** Days ahead that the railway sells. */
const SALE_DAYS = 45;

const cutOffAt = ({ departAt }: SupplierTrain) => departAt - CUT_OFF * MINUTE_MS;

/** The day on which the railway opens the sale of a day; null once it has. */
export function saleOpensOn(departDate: string, now: Date): string | null {
  const opensOn = addDays(departDate, -SALE_DAYS);
  return opensOn > todayInJakarta(now.getTime()) ? opensOn : null;
}

/** Whether there is time to book and pay before the railway closes the sale. */
export const isOnSale = (train: SupplierTrain, now: Date) => cutOffAt(train) - MIN_HOLD * MINUTE_MS > now.getTime();

/** Until when one journey may be paid: the railway's hold, or the end of sale when that comes first. */
export const partTimeLimit = (train: SupplierTrain, holdSeconds: number, now: Date) =>
  new Date(Math.min(now.getTime() + holdSeconds * 1000, cutOffAt(train)));

/** The order's own: the earlier one of its journeys. */
export const timeLimitAt = (trains: readonly SupplierTrain[], holdSeconds: number, now: Date) =>
  new Date(Math.min(...trains.map((train) => partTimeLimit(train, holdSeconds, now).getTime())));
