import type { CalendarDate } from '@wisata/kernel/dates';
import { addDays, addMonths, daysBetween, formatDate, formatMonth } from '@wisata/kernel/dates';
import type { Money } from '@wisata/kernel/money';
import { ArrowRight, ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import type { DayLabels } from './calendar-month.tsx';
import { CalendarMonth } from './calendar-month.tsx';
import type { CalendarLimits, CalendarReasons, DateRange, Picking, PriceUnit } from './calendar-rules.ts';
import { clampDate, dayAfterKey, findBlock, monthOf, pickDay, priceUnitOf } from './calendar-rules.ts';
import { DateField } from './date-field.tsx';
import { Announcer, useAnnouncement } from './live-region.tsx';
import styles from './range-calendar.module.css';
import { useMediaQuery } from './use-media-query.ts';

export type { DateRange, Picking } from './calendar-rules.ts';

type Locale = Parameters<typeof formatDate>[1];

/** Every text of the calendar. Dates handed in are already written out in the visitor's language. */
export interface RangeCalendarLabels extends DayLabels, CalendarReasons {
  /** Names of the typed fields: "Check-in" and "Check-out". */
  readonly start: string;
  readonly end: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly unreadable: string;
  /** Legend: what the green numbers mean, and the unit of the numbers ("jt = million rupiah"). */
  readonly lowestLegend: string;
  readonly unitLegend: Readonly<Record<Exclude<PriceUnit, 'one'>, string>>;
  readonly startPicked: (date: string) => string;
  readonly rangePicked: (start: string, end: string, nights: number) => string;
  readonly done: string;
}

export interface RangeCalendarProps {
  readonly value: DateRange;
  readonly onChange: (range: DateRange) => void;
  readonly mode?: 'range' | 'single';
  readonly locale: Locale;
  readonly labels: RangeCalendarLabels;
  readonly today: CalendarDate;
  readonly min: CalendarDate;
  readonly max: CalendarDate;
  readonly minNights?: number;
  readonly maxNights?: number;
  /** Reason against a day, or undefined; `start` is given while the end is picked. */
  readonly unavailable?: CalendarLimits['unavailable'];
  /** Total for the party per day; days without one show only their number. */
  readonly prices?: Readonly<Record<CalendarDate, Money>>;
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

const NO_PRICES: Readonly<Record<CalendarDate, Money>> = {};
const NO_HOLIDAYS: Readonly<Record<CalendarDate, string>> = {};

/** Months on screen, day that Tab reaches, and the end that the next pick sets. */
function useCalendar(props: RangeCalendarProps) {
  const { value, labels, min, max } = props;
  const limits: CalendarLimits = {
    mode: props.mode ?? 'range',
    min,
    max,
    minNights: props.minNights ?? 1,
    maxNights: props.maxNights,
    unavailable: props.unavailable,
    reasons: labels,
  };
  const monthCount = useMediaQuery('(min-width: 960px)') ? 2 : 1;
  const [tabDate, setTabDate] = useState(() => clampDate(value.start ?? props.today, { min, max }));
  const [firstMonth, setFirstMonth] = useState(() => monthOf(tabDate));
  const [picking, setPicking] = useState<Picking>(props.picking ?? (value.start && !value.end ? 'end' : 'start'));
  const lastMonth = addMonths(firstMonth, monthCount - 1);

  function show(date: CalendarDate) {
    const target = clampDate(date, { min, max });
    setTabDate(target);
    const month = monthOf(target);
    if (month < firstMonth) setFirstMonth(month);
    else if (month > lastMonth) setFirstMonth(addMonths(month, 1 - monthCount));
  }

  function turn(months: number): CalendarDate {
    const month = addMonths(firstMonth, months);
    setFirstMonth(month);
    setTabDate(clampDate(month, { min, max }));
    return month;
  }

  return { limits, monthCount, tabDate, setTabDate, firstMonth, lastMonth, picking, setPicking, show, turn };
}

/**
 * Calendar for a range of days (or one day) with a price under each: two months from 960 px, one below. Days are reached
 * by arrows, Home, End, PageUp and PageDown, and can be typed. A blocked day stays reachable and says why.
 */
export function RangeCalendar(props: RangeCalendarProps) {
  const { value, onChange, locale, labels, prices = NO_PRICES, holidays = NO_HOLIDAYS, onVisibleChange } = props;
  const calendar = useCalendar(props);
  const { limits, picking, firstMonth, lastMonth } = calendar;
  const root = useRef<HTMLDivElement>(null);
  const movedByKey = useRef(props.autoFocus ?? false);
  const [pointed, setPointed] = useState<CalendarDate>();
  const { message, announce } = useAnnouncement();
  const lastDay = addDays(addMonths(lastMonth, 1), -1);

  useEffect(() => onVisibleChange?.(firstMonth, lastDay), [firstMonth, lastDay, onVisibleChange]);
  useEffect(() => {
    if (!movedByKey.current) return;
    movedByKey.current = false;
    root.current?.querySelector<HTMLElement>(`[data-date="${calendar.tabDate}"]`)?.focus();
  }, [calendar.tabDate, firstMonth]);

  const write = (date: CalendarDate) => formatDate(date, locale, 'long');
  const blockOf = (date: CalendarDate) => findBlock(date, picking, value, limits);

  function setRange(range: DateRange, next: Picking) {
    onChange(range);
    calendar.setPicking(next);
    setPointed(undefined);
    const { start, end } = range;
    if (start && end) announce(labels.rangePicked(write(start), write(end), daysBetween(start, end)));
    else if (start) announce(labels.startPicked(write(start)));
  }

  function pick(date: CalendarDate) {
    const block = blockOf(date);
    if (block !== undefined) return announce(`${labels.unavailable}, ${block}`);
    const next = pickDay(date, picking, value, limits);
    calendar.setTabDate(date);
    setRange(next.range, next.picking);
  }

  /** A typed start keeps the end that still fits it; a pick in the grid begins anew. */
  function typeDay(which: Picking, date: CalendarDate | undefined) {
    if (date) calendar.show(date);
    if (which === 'end') return setRange({ start: value.start, end: date }, 'start');
    const keepsEnd = date && value.end && findBlock(value.end, 'end', { start: date }, limits) === undefined;
    setRange(keepsEnd ? { start: date, end: value.end } : { start: date }, date ? 'end' : 'start');
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const date = (event.target as HTMLElement).dataset.date;
    const next = date && !event.altKey && !event.ctrlKey && dayAfterKey(event.key, event.shiftKey, date, limits);
    if (!next) return;
    event.preventDefault();
    movedByKey.current = true;
    calendar.show(next);
  }

  function turn(months: number) {
    announce(formatMonth(calendar.turn(months), locale));
  }

  const preview = picking === 'end' && pointed && blockOf(pointed) === undefined ? pointed : undefined;
  const unit = priceUnitOf(Object.values(prices));
  return (
    <div ref={root} className={styles.calendar} onKeyDown={onKeyDown}>
      <div className={styles.typed}>
        <DateField
          label={labels.start}
          value={value.start}
          onChange={(date) => typeDay('start', date)}
          locale={locale}
          labels={labels}
          problemOf={(date) => findBlock(date, 'start', value, limits)}
          onFocus={() => calendar.setPicking('start')}
        />
        {limits.mode === 'range' && (
          <>
            <ArrowRight aria-hidden size={20} className={styles.arrow} />
            <DateField
              label={labels.end}
              value={value.end}
              onChange={(date) => typeDay('end', date)}
              locale={locale}
              labels={labels}
              problemOf={(date) => findBlock(date, 'end', value, limits)}
              onFocus={() => calendar.setPicking(value.start ? 'end' : 'start')}
            />
          </>
        )}
      </div>
      <div className={styles.months}>
        <button
          type="button"
          className={styles.turn}
          aria-label={labels.previousMonth}
          disabled={firstMonth <= monthOf(limits.min)}
          onClick={() => turn(-1)}
        >
          <ChevronLeft aria-hidden size={20} />
        </button>
        <button
          type="button"
          className={styles.turn}
          data-next=""
          aria-label={labels.nextMonth}
          disabled={lastMonth >= monthOf(limits.max)}
          onClick={() => turn(1)}
        >
          <ChevronRight aria-hidden size={20} />
        </button>
        {Array.from({ length: calendar.monthCount }, (_, index) => addMonths(firstMonth, index)).map((month) => (
          <CalendarMonth
            key={month}
            month={month}
            locale={locale}
            labels={labels}
            today={props.today}
            range={value}
            preview={preview}
            tabDate={tabDateIn(calendar.tabDate, firstMonth, lastDay)}
            blockOf={blockOf}
            prices={prices}
            unit={unit}
            holidays={holidays}
            onPick={pick}
            onPoint={setPointed}
            onFocusDay={(date) => {
              calendar.setTabDate(date);
              setPointed(date);
            }}
          />
        ))}
      </div>
      <Legend {...props} prices={prices} holidays={holidays} unit={unit} from={firstMonth} to={lastDay} />
      <Announcer message={message} />
      {(props.foot || props.onDone) && (
        <div className={styles.foot}>
          <div>{props.foot}</div>
          {props.onDone && (
            <Button variant="action" onClick={props.onDone}>
              {labels.done}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** Exactly one day of those on screen is reached by Tab, also after the months were turned by button. */
function tabDateIn(tabDate: CalendarDate, from: CalendarDate, to: CalendarDate): CalendarDate {
  return tabDate < from || tabDate > to ? from : tabDate;
}

interface LegendProps extends RangeCalendarProps {
  readonly prices: Readonly<Record<CalendarDate, Money>>;
  readonly holidays: Readonly<Record<CalendarDate, string>>;
  readonly unit: PriceUnit;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

function Legend({ prices, holidays, unit, from, to, labels, locale }: LegendProps) {
  const hasPrices = Object.keys(prices).some((date) => date >= from && date <= to);
  const named = Object.entries(holidays).filter(([date]) => date >= from && date <= to);
  if (!hasPrices && named.length === 0) return null;
  return (
    <ul className={styles.legend} role="list">
      {hasPrices && (
        <li className={styles.key} data-kind="lowest">
          {labels.lowestLegend}
        </li>
      )}
      {named.map(([date, name]) => (
        <li key={date} className={styles.key} data-kind="holiday">
          {formatDate(date, locale, 'short')}, {name}
        </li>
      ))}
      {hasPrices && unit !== 'one' && <li className={styles.unit}>{labels.unitLegend[unit]}</li>}
    </ul>
  );
}
