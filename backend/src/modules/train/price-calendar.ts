import { createAnswerCache } from '@wisata/kernel/answer-cache';
import type { TrainPriceDaysQuery } from '@wisata/kernel/contracts/train-requests';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { todayInJakarta } from '@wisata/kernel/dates';
import type { BackendContext } from '../../app/context.ts';
import { throwFieldProblems } from '../../app/field-problems.ts';
import { daysOf, findSpanProblems } from '../../app/price-days.ts';
import { oncePerContext } from '../../app/once-per-context.ts';
import { askQuietly } from '../../app/supplier.ts';
import { withStock, type AvailableTrain } from './inventory.ts';
import { totalMinor, type Party } from './pricing.ts';
import { findPartyProblems, findTripProblems, MAX_DAYS_AHEAD } from './search-request.ts';
import { searchTrains, type Direction } from './search-trains.ts';
import type { SupplierTrain } from './supplier.ts';
import { TRAIN_CURRENCY, trainAmount } from './train-amount.ts';

/** What the railway says of a day counts for so long; own seats are taken off at each call. */
const KEPT_MS = 10 * 60_000;
const MAX_KEPT = 1_500;

const keptDays = oncePerContext(({ clock }) =>
  createAnswerCache<readonly SupplierTrain[]>({ lifeMs: KEPT_MS, most: MAX_KEPT, now: () => clock.now().getTime() }),
);

/** A day that the railway does not answer for has no price: a calendar with fewer prices is better than none. */
async function searchDay(context: BackendContext, direction: Direction, now: Date): Promise<readonly SupplierTrain[]> {
  const key = `${direction.origin} ${direction.destination} ${direction.date}`;
  const found = keptDays(context).get(key, () => searchTrains(context, direction, now));
  return askQuietly(found.then(({ value }) => value));
}

function lowestOf(trains: readonly AvailableTrain[], party: Party): number | null {
  const prices = trains.flatMap(({ train, classes }) =>
    classes.filter(({ free }) => free.length >= party.adult).map(({ offer }) => totalMinor(train, offer, party)),
  );
  return prices.length > 0 ? trainAmount(Math.min(...prices)) : null;
}

/** The lowest total of the party a day, own stock taken off: what the list of the day shows. */
export async function searchPriceDays(context: BackendContext, query: TrainPriceDaysQuery) {
  const now = context.clock.now();
  const today = todayInJakarta(now.getTime());
  const { origin, destination } = query;
  throwFieldProblems({
    ...findTripProblems({ origin, destination, departDate: today }, now),
    ...findPartyProblems(query),
    ...findSpanProblems(query),
  });
  const days: { readonly date: string; readonly trains: readonly SupplierTrain[] }[] = [];
  for (const { date, isOnCalendar } of daysOf(query, today, MAX_DAYS_AHEAD)) {
    // Days are computed one by one, and other requests are served in between.
    await yieldToOthers();
    days.push({ date, trains: isOnCalendar ? await searchDay(context, { ...query, date }, now) : [] });
  }
  const all = days.flatMap(({ trains }) => trains);
  const stocked = await withStock(context.db, all, { now });
  let taken = 0;
  return days.map(({ date, trains }) => ({
    date,
    lowest: lowestOf(stocked.slice(taken, (taken += trains.length)), query),
    currency: TRAIN_CURRENCY,
  }));
}
