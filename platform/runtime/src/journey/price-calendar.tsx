import { useCallback } from 'react';
import type { CalendarDate } from '@wisata/kernel/dates';
import { holidaysBetween } from '@wisata/kernel/holidays';
import { useApp } from '@wisata/runtime';
import { RangeCalendar, type RangeCalendarProps } from '@wisata/ui/range-calendar';

type Asked = 'locale' | 'holidays' | 'autoFocus' | 'onVisibleChange' | 'min' | 'today' | 'max';

interface PriceCalendarProps extends Omit<RangeCalendarProps, Asked> {
  readonly today: CalendarDate;
  /** Last day that can be chosen. */
  readonly max: CalendarDate;
  /** Asks for the prices of the months on screen; no day of them is in the past. */
  readonly ask: (from: CalendarDate, to: CalendarDate) => unknown;
}

/** Days from today on, with holidays and the lowest price under each. */
export function PriceCalendar({ today, max, ask, ...props }: PriceCalendarProps) {
  const { locale } = useApp();
  const askFrom = useCallback(
    (from: CalendarDate, to: CalendarDate) => void ask(from < today ? today : from, to > max ? max : to),
    [ask, today, max],
  );
  return (
    <RangeCalendar
      {...props}
      locale={locale}
      today={today}
      min={today}
      max={max}
      holidays={holidaysBetween(today, max, locale)}
      onVisibleChange={askFrom}
      autoFocus
    />
  );
}
