import type { CalendarDate } from '@wisata/kernel/dates';
import { addMonths, daysBetween, formatDate, formatMonth } from '@wisata/kernel/dates';
import { useEffect, useState } from 'react';
import type { RangeCalendarProps } from './calendar-props.ts';
import type { CalendarLimits, DateRange, Picking } from './calendar-rules.ts';
import { findBlock, pickDay } from './calendar-rules.ts';
import { useCalendarDays } from './use-calendar-days.ts';
import { useAnnouncement } from '../feedback/live-region.tsx';

function limitsOf(props: RangeCalendarProps): CalendarLimits {
  return {
    mode: props.mode ?? 'range',
    min: props.min,
    max: props.max,
    minNights: props.minNights ?? 1,
    maxNights: props.maxNights,
    unavailable: props.unavailable,
    reasons: props.labels,
  };
}

/** What a press or a typed day does to the range and to what is said; months, keys and focus are React Aria's. */
export function useRangeCalendar(props: RangeCalendarProps) {
  const { value, onChange, locale, labels, today, opensAt = today, onVisibleChange } = props;
  const limits = limitsOf(props);
  const [picking, setPicking] = useState<Picking>(props.picking ?? (value.start && !value.end ? 'end' : 'start'));
  const [pointed, setPointed] = useState<CalendarDate>();
  const { message, announce } = useAnnouncement();

  const write = (date: CalendarDate) => formatDate(date, locale, 'long');
  /** A start that was pressed by mistake is taken back by pressing it again, where it could not be the end anyway. */
  const isTakenBack = (date: CalendarDate) => picking === 'end' && date === value.start && limits.minNights > 0;
  const blockOf = (date: CalendarDate) => (isTakenBack(date) ? undefined : findBlock(date, picking, value, limits));

  const days = useCalendarDays({
    locale,
    limits,
    opensAt: value.start ?? opensAt,
    autoFocus: props.autoFocus ?? false,
    blockOf,
    onPick: pick,
    onReach: setPointed,
  });
  const { firstMonth, lastDay } = days;
  useEffect(() => onVisibleChange?.(firstMonth, lastDay), [firstMonth, lastDay, onVisibleChange]);

  function setRange(range: DateRange, next: Picking) {
    onChange(range);
    setPicking(next);
    setPointed(undefined);
    const { start, end } = range;
    if (start && end) announce(labels.rangePicked(write(start), write(end), daysBetween(start, end)));
    else if (start) announce(labels.startPicked(write(start)));
  }

  function pick(date: CalendarDate) {
    const block = blockOf(date);
    if (block !== undefined) return announce(`${labels.unavailable}, ${block}`);
    if (isTakenBack(date)) {
      setRange({}, 'start');
      return announce(labels.start);
    }
    const next = pickDay(date, picking, value, limits);
    setRange(next.range, next.picking);
  }

  /** A typed start keeps the end that still fits it; a pick in the grid begins anew. */
  function typeDay(which: Picking, date: CalendarDate | undefined) {
    if (date) days.focusDay(date);
    if (which === 'end') return setRange({ start: value.start, end: date }, 'start');
    const keepsEnd = date && value.end && findBlock(value.end, 'end', { start: date }, limits) === undefined;
    setRange(keepsEnd ? { start: date, end: value.end } : { start: date }, date ? 'end' : 'start');
  }

  return {
    ...days,
    limits,
    message,
    picking,
    blockOf,
    /** True for a day that its owner closed, as against one that merely lies outside of what may be picked now. */
    isClosed: (date: CalendarDate) => limits.unavailable?.(date, picking, value.start) !== undefined,
    pick,
    typeDay,
    setPicking,
    point: setPointed,
    preview: picking === 'end' && pointed && blockOf(pointed) === undefined ? pointed : undefined,
    turn(months: 1 | -1) {
      if (months < 0) days.state.focusPreviousPage();
      else days.state.focusNextPage();
      announce(formatMonth(addMonths(firstMonth, months), locale));
    },
  };
}
