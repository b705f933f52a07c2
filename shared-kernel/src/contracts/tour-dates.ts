import { addDays, daysBetween, weekdayOf } from '../dates.ts';
import type { TourPeriod, TourSchedule } from './tour-schedule.ts';

/** Why nothing can be started on a day; `reason` is the operator's own word for a black date, `left` what is left. */
export interface DateClosure {
  readonly code: 'NOT_SCHEDULED' | 'BLACK_DATE' | 'BLACK_DAY' | 'CUT_OFF' | 'FULL';
  readonly reason?: string;
  readonly left?: number;
}

/** What is asked of a day. */
export interface DateAsked {
  readonly today: string;
  readonly places: number;
  /** The session, where a venue has several a day. */
  readonly timeId?: string | null | undefined;
}

const SUNDAY = 7;

/** Places left in a session of a period's day. */
export function quotaOn({ baseQuota, quotaDetails }: TourPeriod, date: string, timeId: string | null = null): number {
  return quotaDetails.find((detail) => detail.date === date && detail.timeId === timeId)?.quota ?? baseQuota;
}

const full = (left: number, { places }: DateAsked): DateClosure | undefined =>
  left < Math.max(1, places) ? { code: 'FULL', left } : undefined;

function periodClosure(period: TourPeriod, date: string, asked: DateAsked): DateClosure | undefined {
  const { startDate, endDate, status, blackDates, blackDays } = period;
  if (status === 'closed' || date < startDate || date > endDate) return { code: 'NOT_SCHEDULED' };
  const black = blackDates.find(({ start, end }) => date >= start && date <= end);
  if (black) return { code: 'BLACK_DATE', reason: black.reason };
  if (blackDays.some((day) => day % SUNDAY === weekdayOf(date))) return { code: 'BLACK_DAY' };
  return full(quotaOn(period, date, asked.timeId ?? null), asked);
}

/** Why a day cannot be chosen (spec section 3, Period schedule); undefined for one that can. */
export function findClosure(schedule: TourSchedule, date: string, asked: DateAsked): DateClosure | undefined {
  const departure = schedule.scheduleNonPeriods.find(({ startDate }) => startDate === date);
  const period = schedule.schedulePeriod;
  if (!departure && !period) return { code: 'NOT_SCHEDULED' };
  const isTooLate = daysBetween(asked.today, date) < schedule.cutOffDate;
  const closure = departure ? full(departure.quota, asked) : periodClosure(period!, date, asked);
  if (closure && closure.code !== 'FULL') return closure;
  return isTooLate ? { code: 'CUT_OFF' } : closure;
}

/** What is asked of a list of days; `timeIds` are sessions of which one must be free. */
export interface DatesAsked extends Omit<DateAsked, 'timeId'> {
  readonly from: string;
  readonly to?: string | undefined;
  readonly timeIds?: readonly string[] | undefined;
}

/** The first `most` days from `from` to `to` that can be chosen. */
export function nextDates(schedule: TourSchedule, asked: DatesAsked, most: number): string[] {
  const { from, to = '9999-12-31', timeIds } = asked;
  const sessions = timeIds?.length ? timeIds : [null];
  const isOpen = (date: string) => sessions.some((timeId) => !findClosure(schedule, date, { ...asked, timeId }));
  const period = schedule.schedulePeriod;
  const found: string[] = [];
  if (!period) {
    const fixed = schedule.scheduleNonPeriods.map(({ startDate }) => startDate);
    return fixed.filter((date) => date >= from && date <= to && isOpen(date)).slice(0, most);
  }
  const last = to < period.endDate ? to : period.endDate;
  const first = from > period.startDate ? from : period.startDate;
  for (let date = first; date <= last && found.length < most; date = addDays(date, 1)) {
    if (isOpen(date)) found.push(date);
  }
  return found;
}
