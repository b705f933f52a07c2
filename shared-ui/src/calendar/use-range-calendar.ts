import type { CalendarDate } from '@wisata/kernel/dates';
import { addDays, addMonths, daysBetween, formatDate, formatMonth } from '@wisata/kernel/dates';
import type { KeyboardEvent, RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { RangeCalendarProps } from './calendar-props.ts';
import type { CalendarLimits, DateRange, Picking } from './calendar-rules.ts';
import { clampDate, dayAfterKey, findBlock, monthOf, pickDay } from './calendar-rules.ts';
import { useAnnouncement } from '../feedback/live-region.tsx';
import { useMediaQuery } from '../browser/use-media-query.ts';

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

/** Months on screen and the one day of them that Tab reaches. */
function useMonths({ value, today, opensAt = today }: RangeCalendarProps, limits: CalendarLimits) {
  const monthCount = useMediaQuery('(min-width: 960px)') ? 2 : 1;
  const [tabDate, setTabDate] = useState(() => clampDate(value.start ?? opensAt, limits));
  const [firstMonth, setFirstMonth] = useState(() => monthOf(tabDate));
  const lastMonth = addMonths(firstMonth, monthCount - 1);
  const lastDay = addDays(addMonths(lastMonth, 1), -1);
  const isOnScreen = tabDate >= firstMonth && tabDate <= lastDay;

  return {
    monthCount,
    firstMonth,
    lastMonth,
    lastDay,
    tabDate: isOnScreen ? tabDate : clampDate(firstMonth, limits),
    setTabDate,
    show(date: CalendarDate) {
      const target = clampDate(date, limits);
      setTabDate(target);
      const month = monthOf(target);
      if (month < firstMonth) setFirstMonth(month);
      else if (month > lastMonth) setFirstMonth(addMonths(month, 1 - monthCount));
    },
    turn(months: number): CalendarDate {
      const month = addMonths(firstMonth, months);
      setFirstMonth(month);
      setTabDate(clampDate(month, limits));
      return month;
    },
  };
}

/** After a move by key the focus follows to the new day, also into a month that has just been drawn. */
function useFocusFollowing(
  root: RefObject<HTMLElement | null>,
  date: CalendarDate,
  month: CalendarDate,
  atFirst: boolean,
) {
  const isMoved = useRef(atFirst);
  useEffect(() => {
    if (!isMoved.current) return;
    isMoved.current = false;
    root.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
  }, [root, date, month]);
  return () => {
    isMoved.current = true;
  };
}

/** Behaviour of the calendar: what a press, a key or a typed day does to the range, the months and the live region. */
export function useRangeCalendar(props: RangeCalendarProps, root: RefObject<HTMLElement | null>) {
  const { value, onChange, locale, labels, onVisibleChange } = props;
  const limits = limitsOf(props);
  const months = useMonths(props, limits);
  const { firstMonth, lastDay } = months;
  const [picking, setPicking] = useState<Picking>(props.picking ?? (value.start && !value.end ? 'end' : 'start'));
  const [pointed, setPointed] = useState<CalendarDate>();
  const { message, announce } = useAnnouncement();
  const followFocus = useFocusFollowing(root, months.tabDate, firstMonth, props.autoFocus ?? false);
  useEffect(() => onVisibleChange?.(firstMonth, lastDay), [firstMonth, lastDay, onVisibleChange]);

  const write = (date: CalendarDate) => formatDate(date, locale, 'long');
  /** A start that was pressed by mistake is taken back by pressing it again, where it could not be the end anyway. */
  const isTakenBack = (date: CalendarDate) => picking === 'end' && date === value.start && limits.minNights > 0;
  const blockOf = (date: CalendarDate) => (isTakenBack(date) ? undefined : findBlock(date, picking, value, limits));

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
    months.setTabDate(date);
    if (isTakenBack(date)) {
      setRange({}, 'start');
      return announce(labels.start);
    }
    const next = pickDay(date, picking, value, limits);
    setRange(next.range, next.picking);
  }

  /** A typed start keeps the end that still fits it; a pick in the grid begins anew. */
  function typeDay(which: Picking, date: CalendarDate | undefined) {
    if (date) months.show(date);
    if (which === 'end') return setRange({ start: value.start, end: date }, 'start');
    const keepsEnd = date && value.end && findBlock(value.end, 'end', { start: date }, limits) === undefined;
    setRange(keepsEnd ? { start: date, end: value.end } : { start: date }, date ? 'end' : 'start');
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const date = (event.target as HTMLElement).dataset.date;
    const next = date && !event.altKey && !event.ctrlKey && dayAfterKey(event.key, event.shiftKey, date, limits);
    if (!next) return;
    event.preventDefault();
    followFocus();
    months.show(next);
  }

  return {
    ...months,
    limits,
    message,
    picking,
    blockOf,
    /** True for a day that its owner closed, as against one that merely lies outside of what may be picked now. */
    isClosed: (date: CalendarDate) => limits.unavailable?.(date, picking, value.start) !== undefined,
    pick,
    typeDay,
    onKeyDown,
    setPicking,
    point: setPointed,
    preview: picking === 'end' && pointed && blockOf(pointed) === undefined ? pointed : undefined,
    turn: (count: number) => announce(formatMonth(months.turn(count), locale)),
    focusDay(date: CalendarDate) {
      months.setTabDate(date);
      setPointed(date);
    },
  };
}
