import * as v from 'valibot';
import { calendarDay, count, wallTime } from './fields.ts';

/** Days of a period on which nothing starts, both included, and why. */
const blackDates = v.object({ start: calendarDay, end: calendarDay, reason: v.string() });

/** Places that are left on a day, in one session where there are several. */
const quotaDetail = v.object({ date: calendarDay, quota: count, timeId: v.nullable(v.string()) });

/** What can be started on any day of a period (spec section 3). */
export const TOUR_PERIOD = v.object({
  scheduleId: v.string(),
  startDate: calendarDay,
  endDate: calendarDay,
  /** Places of a day that `quotaDetails` does not name. */
  baseQuota: count,
  status: v.picklist(['open', 'closed']),
  blackDates: v.array(blackDates),
  /** Weekdays without a start: 0 is Sunday, and so is 7. */
  blackDays: v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7))),
  quotaDetails: v.array(quotaDetail),
});
/** A period as it is answered. */
export type TourPeriod = v.InferOutput<typeof TOUR_PERIOD>;

/** One fixed departure or performance. */
export const TOUR_DEPARTURE = v.object({
  scheduleId: v.string(),
  startDate: calendarDay,
  endDate: calendarDay,
  /** Places that are left. */
  quota: count,
  status: v.picklist(['open', 'full']),
});

/** When a visit begins, as the clocks of the place show it. */
export const VENUE_TIME = v.object({ id: v.string(), start: wallTime, end: wallTime });

/** When something can be started: in a period, or on fixed days; neither where a ticket has no day. */
export const SCHEDULE_ENTRIES = {
  isPeriod: v.boolean(),
  schedulePeriod: v.nullable(TOUR_PERIOD),
  scheduleNonPeriods: v.array(TOUR_DEPARTURE),
  /** Days between booking and start, at the least. */
  cutOffDate: count,
};
/** The schedule of a product. */
export type TourSchedule = v.InferOutput<v.ObjectSchema<typeof SCHEDULE_ENTRIES, undefined>>;
