import type { CalendarDate, formatDate } from '@wisata/kernel/dates';
import type { Money } from '@wisata/kernel/money';
import type { ReactNode } from 'react';
import type { DayLabels } from './calendar-month.tsx';
import type { CalendarLimits, CalendarReasons, DateRange, Picking } from './calendar-rules.ts';

/** The languages that the kernel writes days in. */
export type CalendarLocale = Parameters<typeof formatDate>[1];

/** Every text of the calendar. Dates handed in are already written out in the visitor's language. */
export interface RangeCalendarLabels extends DayLabels, CalendarReasons {
  /** Names of the typed fields: "Check-in" and "Check-out". */
  readonly start: string;
  readonly end: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly unreadable: string;
  /** Legend: what the green numbers mean, and the unit of the numbers ("Prices in thousands of rupiah"). */
  readonly lowestLegend: string;
  readonly unitLegend: string;
  readonly startPicked: (date: string) => string;
  readonly rangePicked: (start: string, end: string, nights: number) => string;
  readonly done: string;
}

/** A calendar whose range belongs to the caller; days are `YYYY-MM-DD` in the zone of the place that is booked. */
export interface RangeCalendarProps {
  readonly value: DateRange;
  readonly onChange: (range: DateRange) => void;
  readonly mode?: 'range' | 'single';
  readonly locale: CalendarLocale;
  readonly labels: RangeCalendarLabels;
  readonly today: CalendarDate;
  /** The day at which it opens while none is chosen; today unless given. */
  readonly opensAt?: CalendarDate | undefined;
  readonly min: CalendarDate;
  readonly max: CalendarDate;
  readonly minNights?: number;
  readonly maxNights?: number;
  /** Reason against a day, or undefined; `start` is given while the end is picked. */
  readonly unavailable?: CalendarLimits['unavailable'];
  /** Total for the party per day; days without one show only their number. */
  readonly prices?: Readonly<Record<CalendarDate, Money>>;
  /** A few words under the price of a day: how many places are left. */
  readonly notes?: Readonly<Record<CalendarDate, string>>;
  /** Names of public holidays by day. */
  readonly holidays?: Readonly<Record<CalendarDate, string>>;
  /** Which end the first pick sets; default: the end when only the start is known. */
  readonly picking?: Picking;
  /** Told on mount and on every move: first and last day on screen, so that prices can be asked for. */
  readonly onVisibleChange?: (fromDate: CalendarDate, toDate: CalendarDate) => void;
  /** Takes the focus to the chosen day when it appears; for a calendar that loads after its popover opened. */
  readonly autoFocus?: boolean;
  /** Beside the Done button: total and what it covers. */
  readonly foot?: ReactNode;
  readonly onDone?: () => void;
}
