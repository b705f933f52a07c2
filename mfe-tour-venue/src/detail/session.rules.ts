import { nextDates, quotaOn } from '@wisata/kernel/contracts/tour-dates';
import type { CalendarDate } from '@wisata/kernel/dates';
import type { VisitDetail } from '../api/visit.model.ts';
import { closureOf, type VisitClosure } from '../visit/visit-choice.rules.ts';

/** A session of a day, with what keeps a party from it. */
export interface Session {
  readonly id: string;
  readonly start: string;
  readonly end: string;
  /** Places left. */
  readonly left: number;
  readonly closure: VisitClosure | undefined;
}

/** For whom and for when sessions are looked at. */
export interface SessionsAsked {
  readonly today: CalendarDate;
  readonly places: number;
}

type Visit = Pick<
  VisitDetail,
  'venueTimes' | 'isOpenDate' | 'isPeriod' | 'schedulePeriod' | 'scheduleNonPeriods' | 'cutOffDate'
>;

function leftOn({ schedulePeriod, scheduleNonPeriods }: Visit, date: CalendarDate, timeId: string): number {
  if (schedulePeriod) return quotaOn(schedulePeriod, date, timeId);
  return scheduleNonPeriods.find(({ startDate }) => startDate === date)?.quota ?? 0;
}

/** The sessions of a day in their order. */
export const sessionsOn = (visit: Visit, date: CalendarDate, asked: SessionsAsked): Session[] =>
  visit.venueTimes.map(({ id, start, end }) => ({
    id,
    start,
    end,
    left: leftOn(visit, date, id),
    closure: closureOf(visit, date, { ...asked, timeId: id }),
  }));

/** The next day on which the party finds a session; undefined where there is none. */
export const nextFreeDate = (visit: Visit, after: CalendarDate, asked: SessionsAsked): CalendarDate | undefined =>
  nextDates(
    visit,
    { ...asked, from: after, timeIds: visit.schedulePeriod ? visit.venueTimes.map(({ id }) => id) : [] },
    1,
  )[0];
