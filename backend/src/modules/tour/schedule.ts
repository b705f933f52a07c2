import { quotaOn } from '@wisata/kernel/contracts/tour-dates';
import type { TourCardAnswer } from '@wisata/kernel/contracts/tour-product';
import type { TourSchedule } from '@wisata/kernel/contracts/tour-schedule';
import { addDays, wallTimeToInstant } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { marketOf } from './market.ts';
import { timesOf, zoneOf } from './product.view.ts';
import type { ProductSource, ScheduleSource } from './product-source.ts';
import type { SoldStock } from '../bookings/index.ts';

const MINUTE_MS = 60_000;
/** The least time to pay: with less, a booking would expire at once. */
const MIN_HOLD = 10;

/** When it begins on a day, in epoch milliseconds: with its session, or when people meet. */
export const startAtOf = (product: ProductSource, date: string, start: string | undefined): number =>
  wallTimeToInstant(date, start ?? product.meetAt ?? '00:00', zoneOf(product));

/** Whether too little time is left before a start to pay for it. */
export const isSaleOver = (startAt: number, now: number): boolean => startAt - MIN_HOLD * MINUTE_MS <= now;

/** When and for whom a schedule is worked out. */
export interface ScheduleAsked {
  /** In epoch milliseconds. */
  readonly now: number;
  readonly today: string;
  readonly sold: SoldStock;
  readonly locale: Locale;
}

type Period = Extract<ScheduleSource, { kind: 'period' }>;

const YEARLY = 'MM-DD'.length;

/** Black dates that are not over; those without a year return each year. */
function blackDatesOf({ blackDates = [] }: Period, { today, locale }: ScheduleAsked) {
  const year = Number(today.slice(0, 4));
  const dates = blackDates.flatMap(([from, to, reason]) => {
    const years = from.length === YEARLY ? [`${year}-`, `${year + 1}-`] : [''];
    return years.map((each) => ({ start: each + from, end: each + to, reason: reason[locale] }));
  });
  return dates.filter(({ end }) => end >= today);
}

/** Sessions from today on with what can still be bought; nothing of one of today that has begun. */
function sessionsLeft(source: ProductSource, { sold, now, today }: ScheduleAsked) {
  const { times = [] } = source;
  const hasBegun = (date: string, slot: string) =>
    date === today && isSaleOver(startAtOf(source, date, times[slot ? Number(slot) - 1 : 0]?.[0]), now);
  return marketOf(source, today).sessions.map(({ date, slot, key, quota }) => {
    const left = hasBegun(date, slot) ? 0 : Math.max(0, quota - (sold.get(key) ?? 0));
    return { date, slot, quota: left };
  });
}

function periodOf(source: ProductSource, period: Period, asked: ScheduleAsked): TourSchedule['schedulePeriod'] {
  return {
    scheduleId: `${source.id}-PERIOD`,
    startDate: asked.today,
    endDate: marketOf(source, asked.today).lastDay,
    baseQuota: period.quota,
    status: 'open',
    blackDates: blackDatesOf(period, asked),
    blackDays: [...(period.blackDays ?? [])],
    quotaDetails: sessionsLeft(source, asked)
      .filter(({ quota }) => quota !== period.quota)
      .map(({ date, quota, slot }) => ({ date, quota, timeId: slot || null })),
  };
}

const departuresOf = (source: ProductSource, asked: ScheduleAsked) =>
  sessionsLeft(source, asked).map(({ date, quota }) => ({
    scheduleId: `${source.id}-${date.replaceAll('-', '')}`,
    startDate: date,
    endDate: addDays(date, source.nights),
    quota,
    status: quota > 0 ? ('open' as const) : ('full' as const),
  }));

/** The schedule as it stands: market and own bookings taken off, black dates of this year and the next. */
export function scheduleOf(source: ProductSource, asked: ScheduleAsked): TourSchedule {
  const { schedule, cutOff: cutOffDate } = source;
  return {
    cutOffDate,
    isPeriod: schedule.kind === 'period',
    schedulePeriod: schedule.kind === 'period' ? periodOf(source, schedule, asked) : null,
    scheduleNonPeriods: schedule.kind === 'departures' ? departuresOf(source, asked) : [],
  };
}

/** The times of a day with the places that are left, without those that have begun. */
export function sessionsOf(
  source: ProductSource,
  { schedulePeriod: period, scheduleNonPeriods }: TourSchedule,
  date: string | undefined,
  now: number,
): TourCardAnswer['sessions'] {
  if (!date) return [];
  const leftAt = (timeId: string) =>
    period ? quotaOn(period, date, timeId) : scheduleNonPeriods.find(({ startDate }) => startDate === date)?.quota;
  return timesOf(source)
    .filter(({ start }) => !isSaleOver(startAtOf(source, date, start), now))
    .map((time) => ({ ...time, left: leftAt(time.id) ?? 0 }));
}

/** Id of the schedule that a day belongs to; empty for a ticket without one. */
export function scheduleIdOf({ id, schedule }: ProductSource, date: string | null): string {
  if (date === null) return '';
  return schedule.kind === 'period' ? `${id}-PERIOD` : `${id}-${date.replaceAll('-', '')}`;
}
