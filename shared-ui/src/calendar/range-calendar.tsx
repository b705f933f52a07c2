import type { CalendarDate } from '@wisata/kernel/dates';
import type { Money } from '@wisata/kernel/money';
import { I18nProvider } from '@wisata/ui/aria';
import { ArrowRight, ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../actions/button.tsx';
import { CalendarLegend } from './calendar-legend.tsx';
import { CalendarMonth } from './calendar-month.tsx';
import type { RangeCalendarProps } from './calendar-props.ts';
import { findBlock, findLowestMinor, priceUnitOf } from './calendar-rules.ts';
import { Icon, type IconType } from '../media/icon.tsx';
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
  return (
    <I18nProvider locale={props.locale}>
      <LocalCalendar {...props} />
    </I18nProvider>
  );
}

function LocalCalendar(props: RangeCalendarProps) {
  const { value, locale, labels, prices = NO_PRICES, notes = NO_NOTES, holidays = NO_HOLIDAYS } = props;
  const calendar = useRangeCalendar(props);
  const { months, state } = calendar;
  const unit = priceUnitOf(Object.values(prices));
  return (
    <div className={styles.calendar}>
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
            state={state}
            blockOf={calendar.blockOf}
            isClosed={calendar.isClosed}
            prices={prices}
            unit={unit}
            notes={notes}
            holidays={holidays}
            onPick={calendar.pick}
            onPoint={calendar.point}
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

interface TurnButtonProps {
  readonly icon: IconType;
  readonly label: string;
  readonly isNext?: boolean;
  readonly turn: Calendar['turns']['nextButtonProps'];
  readonly onTurn: () => void;
}

function TurnButton({ icon, label, isNext, turn, onTurn }: TurnButtonProps) {
  return (
    <button
      type="button"
      className={styles.turn}
      data-next={isNext ? '' : undefined}
      aria-label={label}
      disabled={turn.isDisabled}
      // The focus goes to the days when the last month takes the button away from under it.
      onFocus={() => turn.onFocusChange?.(true)}
      onBlur={() => turn.onFocusChange?.(false)}
      onClick={onTurn}
    >
      <Icon of={icon} />
    </button>
  );
}

function TurnButtons({ labels, calendar }: PartProps) {
  const { prevButtonProps, nextButtonProps } = calendar.turns;
  return (
    <>
      <TurnButton
        icon={ChevronLeft}
        label={labels.previousMonth}
        turn={prevButtonProps}
        onTurn={() => calendar.turn(-1)}
      />
      <TurnButton
        icon={ChevronRight}
        label={labels.nextMonth}
        isNext
        turn={nextButtonProps}
        onTurn={() => calendar.turn(1)}
      />
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
