import { useState } from 'react';
import { addDays, type CalendarDate } from '@wisata/kernel/dates';
import type { DateRange } from '@wisata/ui/range-calendar';

interface OpenRangeOptions {
  /** The days as they were chosen. */
  readonly chosen: DateRange;
  /** Length that is kept when the calendar closes with its first day only; undefined for a single day. */
  readonly nights: number | undefined;
  readonly onChoose: (start: CalendarDate, end: CalendarDate | undefined) => void;
}

/** A range of days while it is chosen: its end may be open as long as the calendar is. */
export function useOpenRange({ chosen, nights, onChoose }: OpenRangeOptions) {
  const [open, setOpen] = useState<DateRange>();
  return {
    range: open ?? chosen,
    setRange(range: DateRange) {
      const { start, end } = range;
      setOpen(start && end ? undefined : range);
      if (start && end) onChoose(start, end);
    },
    closeRange() {
      if (open?.start) onChoose(open.start, nights === undefined ? undefined : addDays(open.start, nights));
      setOpen(undefined);
    },
  };
}
