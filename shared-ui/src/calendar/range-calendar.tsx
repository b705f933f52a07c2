import type { CalendarDate } from '@wisata/kernel/dates';
import { addMonths } from '@wisata/kernel/dates';
import type { Money } from '@wisata/kernel/money';
import { ArrowRight, ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { CalendarLegend } from './calendar-legend.tsx';
import { CalendarMonth } from './calendar-month.tsx';
import type { RangeCalendarProps } from './calendar-props.ts';
import { findBlock, findLowestMinor, monthOf, priceUnitOf } from './calendar-rules.ts';
import { DateField } from '../forms/date-field.tsx';
import { Announcer } from '../feedback/live-region.tsx';
import styles from './range-calendar.module.css';
import { useRangeCalendar } from './use-range-calendar.ts';

export type { RangeCalendarLabels, RangeCalendarProps } from './calendar-props.ts';
export type { DateRange, Picking } from './calendar-rules.ts';

type Calendar = ReturnType<typeof useRangeCalendar>;

const NO_PRICES: Readonly<Record<CalendarDate, Money>> = {};
const NO_NOTES: Readonly<Record<CalendarDate, string>> = {};
const NO_HOLIDAYS: Readonly<Record<CalendarDate, string>> = {};

/**
 * Calendar for a range of days (or one day) with a price under each: two months from 960 px, one below. Days are reached
 * by arrows, Home, End, PageUp and PageDown, and can be typed. A blocked day stays reachable and says why.
 */
export function RangeCalendar(props: RangeCalendarProps) {
  const { value, locale, labels, prices = NO_PRICES, notes = NO_NOTES, holidays = NO_HOLIDAYS } = props;
  const root = useRef<HTMLDivElement>(null);
  const calendar = useRangeCalendar(props, root);
  const unit = priceUnitOf(Object.values(prices));
  const months = Array.from({ length: calendar.monthCount }, (_, index) => addMonths(calendar.firstMonth, index));
  return (
    <div ref={root} className={styles.calendar} onKeyDown={calendar.onKeyDown}>
      <TypedDays {...props} calendar={calendar} />
      <div className={styles.months}>
        <TurnButtons {...props} calendar={calendar} />
        {months.map((month) => (
          <CalendarMonth
            key={month}
            month={month}
            locale={locale}
            labels={labels}
            today={props.today}
            range={value}
            preview={calendar.preview}
            tabDate={calendar.tabDate}
            blockOf={calendar.blockOf}
            isClosed={calendar.isClosed}
            prices={prices}
            unit={unit}
            notes={notes}
            holidays={holidays}
            onPick={calendar.pick}
            onPoint={calendar.point}
            onFocusDay={calendar.focusDay}
          />
        ))}
      </div>
      <CalendarLegend
        from={calendar.firstMonth}
        to={calendar.lastDay}
        locale={locale}
        prices={prices}
        unit={unit}
        hasLowest={months.some((month) => findLowestMinor(month, calendar.blockOf, prices) !== undefined)}
        holidays={holidays}
        labels={labels}
      />
      <Announcer message={calendar.message} />
      <Foot {...props} />
    </div>
  );
}

type PartProps = RangeCalendarProps & { readonly calendar: Calendar };

function TypedDays({ value, locale, labels, calendar }: PartProps) {
  const { limits } = calendar;
  const isComplete = value.start !== undefined && (value.end !== undefined || limits.mode === 'single');
  return (
    <div className={styles.typed} data-picking={isComplete ? undefined : calendar.picking}>
      <DateField
        label={labels.start}
        value={value.start}
        onChange={(date) => calendar.typeDay('start', date)}
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
            onChange={(date) => calendar.typeDay('end', date)}
            locale={locale}
            labels={labels}
            problemOf={(date) => findBlock(date, 'end', value, limits)}
            onFocus={() => calendar.setPicking(value.start ? 'end' : 'start')}
          />
        </>
      )}
    </div>
  );
}

function TurnButtons({ labels, calendar }: PartProps) {
  const { limits, firstMonth, lastMonth } = calendar;
  return (
    <>
      <button
        type="button"
        className={styles.turn}
        aria-label={labels.previousMonth}
        disabled={firstMonth <= monthOf(limits.min)}
        onClick={() => calendar.turn(-1)}
      >
        <ChevronLeft aria-hidden size={20} />
      </button>
      <button
        type="button"
        className={styles.turn}
        data-next=""
        aria-label={labels.nextMonth}
        disabled={lastMonth >= monthOf(limits.max)}
        onClick={() => calendar.turn(1)}
      >
        <ChevronRight aria-hidden size={20} />
      </button>
    </>
  );
}

function Foot({ foot, onDone, labels }: RangeCalendarProps) {
  if (!foot && !onDone) return null;
  return (
    <div className={styles.foot}>
      <div>{foot}</div>
      {onDone && (
        <Button variant="action" onClick={onDone}>
          {labels.done}
        </Button>
      )}
    </div>
  );
}
