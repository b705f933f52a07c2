import type { CalendarDate } from '@wisata/kernel/dates';
import { addDays, addMonths, formatDate, formatMonth } from '@wisata/kernel/dates';
import type { Money } from '@wisata/kernel/money';
import { price } from '@wisata/kernel/money';
import { mergeProps, parseDate, useCalendarCell, useCalendarGrid, type CalendarState } from '@wisata/ui/aria';
import { useRef } from 'react';
import styles from './calendar-month.module.css';
import type { DateRange, PriceUnit } from './calendar-rules.ts';
import { dayPrice, findLowestMinor, monthOf } from './calendar-rules.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

type Locale = Parameters<typeof formatDate>[1];

/** Words inside the name of a day. */
export interface DayLabels {
  readonly today: string;
  readonly rangeStart: string;
  readonly rangeEnd: string;
  readonly inRange: string;
  /** Said before anything else: `Not available`. */
  readonly unavailable: string;
  readonly from: (price: string) => string;
  /** Said after the price of a month's cheapest day. */
  readonly lowest: string;
}

/** A month to draw, with the state that all months of one calendar share. */
export interface CalendarMonthProps {
  readonly month: CalendarDate;
  readonly locale: Locale;
  readonly labels: DayLabels;
  readonly today: CalendarDate;
  readonly range: DateRange;
  /** Day under the pointer or focus while the end is open: the range is drawn up to it. */
  readonly preview: CalendarDate | undefined;
  readonly state: CalendarState;
  readonly blockOf: (date: CalendarDate) => string | undefined;
  readonly isClosed: (date: CalendarDate) => boolean;
  readonly prices: Readonly<Record<CalendarDate, Money>>;
  readonly unit: PriceUnit;
  readonly notes: Readonly<Record<CalendarDate, string>>;
  readonly holidays: Readonly<Record<CalendarDate, string>>;
  readonly onPick: (date: CalendarDate) => void;
  readonly onPoint: (date: CalendarDate | undefined) => void;
}

/** One month as a grid of buttons, weeks from Monday. */
export function CalendarMonth(props: CalendarMonthProps) {
  const { month, locale, prices, blockOf, state } = props;
  const startDate = parseDate(month);
  const endDate = parseDate(addDays(addMonths(month, 1), -1));
  const options = { startDate, endDate, firstDayOfWeek: 'mon', weekdayStyle: 'short' } as const;
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid(options, state);
  const lowestMinor = findLowestMinor(month, blockOf, prices);
  return (
    <div className={styles.month}>
      <p className={styles.heading} aria-hidden>
        {formatMonth(month, locale)}
      </p>
      <table {...gridProps} className={styles.grid}>
        <thead {...headerProps}>
          <tr>
            {weekDays.map((name) => (
              <th key={name} scope="col" className={styles.weekday}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onMouseLeave={() => props.onPoint(undefined)}>
          {Array.from({ length: weeksInMonth }, (_, week) => (
            <tr key={week}>
              {state.getDatesInWeek(week, startDate).map((day, column) => {
                const date = day?.toString() ?? '';
                return monthOf(date) === month ? (
                  <CalendarDay key={date} {...props} date={date} lowestMinor={lowestMinor} />
                ) : (
                  <td key={column} className={styles.gap} />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CalendarDayProps extends CalendarMonthProps {
  readonly date: CalendarDate;
  readonly lowestMinor: number | undefined;
}

type DayState = 'single' | 'start' | 'end' | 'between' | 'none';

function stateOf(date: CalendarDate, range: DateRange, preview: CalendarDate | undefined): DayState {
  const { start } = range;
  const end = range.end ?? (start && preview && preview > start ? preview : undefined);
  if (date === start) return end && end !== start ? 'start' : 'single';
  if (!start || !end) return 'none';
  if (date === end) return 'end';
  return date > start && date < end ? 'between' : 'none';
}

function nameDay(props: CalendarDayProps, block: string | undefined, isLowest: boolean): string {
  const { date, locale, labels, range, prices, holidays } = props;
  const amount = prices[date];
  const parts = [
    block !== undefined && labels.unavailable,
    formatDate(date, locale, 'long').replace(',', ''),
    date === props.today && labels.today,
    holidays[date],
    date === range.start && labels.rangeStart,
    date === range.end && labels.rangeEnd,
    range.start && range.end && date > range.start && date < range.end && labels.inRange,
    block ?? (amount && labels.from(price(amount))),
    block === undefined && props.notes[date],
    block === undefined && isLowest && labels.lowest,
  ];
  return parts.filter(Boolean).join(', ');
}

function CalendarDay(props: CalendarDayProps) {
  const { date, state, range, prices, unit, lowestMinor } = props;
  const button = useRef<HTMLDivElement>(null);
  const { cellProps, buttonProps } = useCalendarCell({ date: parseDate(date) }, state, button);
  const block = props.blockOf(date);
  const isClosed = block !== undefined && props.isClosed(date);
  const amount = isClosed ? undefined : prices[date];
  const isLowest = block === undefined && amount !== undefined && amount.minor === lowestMinor;
  const isChosen = date === range.start || date === range.end;
  const own = {
    onMouseEnter: () => props.onPoint(date),
    // A press on a day that is blocked chooses nothing, and says why.
    onClick: () => block !== undefined && props.onPick(date),
  };
  return (
    <td
      {...cellProps}
      className={styles.cell}
      aria-selected={isChosen || (!!range.start && !!range.end && date > range.start && date < range.end)}
      data-state={stateOf(date, range, props.preview)}
      data-preview={range.end === undefined || undefined}
    >
      <div
        {...mergeProps(buttonProps, own)}
        ref={button}
        className={styles.day}
        data-date={date}
        data-today={date === props.today || undefined}
        data-holiday={props.holidays[date] ? true : undefined}
        data-lowest={isLowest || undefined}
        data-closed={isClosed || undefined}
        data-autofocus={date === state.focusedDate.toString() ? '' : undefined}
        aria-label={undefined}
        aria-current={date === props.today ? 'date' : undefined}
        title={block}
      >
        <VisuallyHidden>{nameDay(props, block, isLowest)}</VisuallyHidden>
        <span aria-hidden className={styles.number}>
          {Number(date.slice(8))}
        </span>
        {amount && (
          <span aria-hidden className={styles.price}>
            {dayPrice(amount, unit)}
          </span>
        )}
        {block === undefined && props.notes[date] && (
          <span aria-hidden className={styles.note}>
            {props.notes[date]}
          </span>
        )}
      </div>
    </td>
  );
}
