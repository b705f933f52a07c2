import type { TourSchedule } from '@wisata/kernel/contracts/tour-schedule';
import { addDays, daysBetween, wallTimeToInstant, weekdayOf } from '@wisata/kernel/dates';
import { hash32 } from '@wisata/kernel/random';
import type { Locale } from '@wisata/kernel/locale';
import { zoneOf } from './product.view.ts';
import type { ProductSource, ScheduleSource } from './product-source.ts';
import { sessionKey, type SoldPlaces } from './stock.ts';

/** How far ahead can be booked. */
const HORIZON_DAYS = 300;
const A_SATURDAY = '2026-01-03';

/** Places that others have taken: most days none, some days a good part, now and then all. */
function takenByOthers(key: string, quota: number): number {
  const chance = hash32(key) % 100;
  if (chance < 4) return quota;
  return chance < 24 ? Math.floor((quota * (30 + 3 * (chance % 20))) / 100) : 0;
}

/** Sessions of a day: one without a name where the product has no times. */
export const slotsOf = ({ times, schedule }: ProductSource): readonly string[] =>
  times && schedule.kind === 'period' ? times.map((_, index) => String(index + 1)) : [''];

/** What the market leaves of a session, before our own bookings. */
export function quotaOf({ id, schedule }: ProductSource, day: string, slot: string): number {
  if (schedule.kind === 'open') return 0;
  return schedule.quota - takenByOthers(sessionKey({ productId: id, day, slot }), schedule.quota);
}

const MINUTE_MS = 60_000;
/** Time that must be left to pay, or a booking would end as it is made. */
const MIN_HOLD = 10;

/** When it begins on a day, in epoch milliseconds: with its session, or when people meet. */
export const startAtOf = (product: ProductSource, date: string, start: string | undefined): number =>
  wallTimeToInstant(date, start ?? product.meetAt ?? '00:00', zoneOf(product));

/** Whether so little time is left to a start that nobody could pay before. */
export const isSaleOver = (startAt: number, now: number): boolean => startAt - MIN_HOLD * MINUTE_MS <= now;

/** When and for whom a schedule is worked out. */
export interface ScheduleAsked {
  /** In epoch milliseconds. */
  readonly now: number;
  readonly today: string;
  readonly sold: SoldPlaces;
  readonly locale: Locale;
}

/** Places that can still be bought; none in a session of today that has begun. */
function leftOn(source: ProductSource, day: string, slot: string, { sold, now, today }: ScheduleAsked): number {
  const start = slot ? source.times?.[Number(slot) - 1]?.[0] : source.times?.[0]?.[0];
  if (day === today && isSaleOver(startAtOf(source, day, start), now)) return 0;
  return Math.max(0, quotaOf(source, day, slot) - (sold.get(sessionKey({ productId: source.id, day, slot })) ?? 0));
}

function daysFrom(today: string): string[] {
  return Array.from({ length: HORIZON_DAYS + 1 }, (_, index) => addDays(today, index));
}

type Period = Extract<ScheduleSource, { kind: 'period' }>;
type Departures = Extract<ScheduleSource, { kind: 'departures' }>;

function blackDatesOf({ blackDates = [] }: Period, { today, locale }: ScheduleAsked) {
  const year = Number(today.slice(0, 4));
  return [year, year + 1].flatMap((each) =>
    blackDates.map(([from, to, reason]) => ({
      start: `${each}-${from}`,
      end: `${each}-${to}`,
      reason: reason[locale],
    })),
  );
}

function periodOf(source: ProductSource, period: Period, asked: ScheduleAsked): TourSchedule['schedulePeriod'] {
  const days = daysFrom(asked.today);
  const slots = slotsOf(source);
  return {
    scheduleId: `${source.id}-PERIOD`,
    startDate: asked.today,
    endDate: days.at(-1)!,
    baseQuota: period.quota,
    status: 'open',
    blackDates: blackDatesOf(period, asked),
    blackDays: [...(period.blackDays ?? [])],
    quotaDetails: days.flatMap((date) =>
      slots.flatMap((slot) => {
        const quota = leftOn(source, date, slot, asked);
        return quota === period.quota ? [] : [{ date, quota, timeId: slot || null }];
      }),
    ),
  };
}

function isDeparture({ everyWeeks, weekday, on }: Departures, date: string): boolean {
  if (on?.includes(date.slice(5))) return true;
  if (everyWeeks === undefined || weekdayOf(date) !== weekday) return false;
  return Math.floor(daysBetween(A_SATURDAY, date) / 7) % everyWeeks === 0;
}

function departuresOf(source: ProductSource, departures: Departures, asked: ScheduleAsked) {
  return daysFrom(asked.today)
    .filter((date) => isDeparture(departures, date))
    .map((startDate) => {
      const quota = leftOn(source, startDate, '', asked);
      return {
        scheduleId: `${source.id}-${startDate.replaceAll('-', '')}`,
        startDate,
        endDate: addDays(startDate, source.nights),
        quota,
        status: quota > 0 ? ('open' as const) : ('full' as const),
      };
    });
}

/** The schedule as it stands: market and own bookings taken off, black dates of this year and the next. */
export function scheduleOf(source: ProductSource, asked: ScheduleAsked): TourSchedule {
  const { schedule, cutOff: cutOffDate } = source;
  return {
    cutOffDate,
    isPeriod: schedule.kind === 'period',
    schedulePeriod: schedule.kind === 'period' ? periodOf(source, schedule, asked) : null,
    scheduleNonPeriods: schedule.kind === 'departures' ? departuresOf(source, schedule, asked) : [],
  };
}

/** Id of the schedule that a day belongs to; empty for a ticket without one. */
export function scheduleIdOf({ id, schedule }: ProductSource, date: string | null): string {
  if (date === null) return '';
  return schedule.kind === 'period' ? `${id}-PERIOD` : `${id}-${date.replaceAll('-', '')}`;
}
