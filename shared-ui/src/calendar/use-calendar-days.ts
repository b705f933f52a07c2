import {
  GregorianCalendar,
  parseDate,
  useCalendar,
  useCalendarState,
  type CalendarAria,
  type CalendarState,
} from '@wisata/ui/aria';
import { addDays, addMonths, weekdayOf, type CalendarDate } from '@wisata/kernel/dates';
import { isRightToLeft } from '../browser/direction.ts';
import { useMediaQuery } from '../browser/use-media-query.ts';
import { monthOf, type CalendarLimits } from './calendar-rules.ts';

const gregorian = () => new GregorianCalendar();
const MONTHS = [{ months: 1 }, { months: 2 }] as const;

/** How React Aria's calendar is told what this one knows: days as texts, and what a press on one means. */
interface CalendarDays {
  readonly locale: string;
  readonly limits: Pick<CalendarLimits, 'min' | 'max'>;
  readonly opensAt: CalendarDate;
  readonly autoFocus: boolean;
  readonly blockOf: (date: CalendarDate) => string | undefined;
  readonly onPick: (date: CalendarDate) => void;
  readonly onReach: (date: CalendarDate) => void;
}

/** Months on screen, and what they and their days are drawn from. */
export interface ShownDays {
  readonly firstMonth: CalendarDate;
  readonly months: readonly CalendarDate[];
  readonly lastDay: CalendarDate;
  readonly focusDay: (date: CalendarDate) => void;
  readonly turns: CalendarAria;
  readonly state: CalendarState;
}

type FocusedDate = Parameters<CalendarState['setFocusedDate']>[0];

/** Months on screen, the day that Tab reaches, and the way of the keys between days. */
export function useCalendarDays(options: CalendarDays): ShownDays {
  const { locale, limits, onPick, onReach } = options;
  const monthCount = useMediaQuery('(min-width: 960px)') ? 2 : 1;
  const state = useCalendarState({
    locale,
    createCalendar: gregorian,
    firstDayOfWeek: 'mon',
    visibleDuration: MONTHS[monthCount - 1],
    pageBehavior: 'single',
    selectionAlignment: 'start',
    minValue: parseDate(limits.min),
    maxValue: parseDate(limits.max),
    defaultFocusedValue: parseDate(options.opensAt),
    autoFocus: options.autoFocus,
    isDateUnavailable: (date) => options.blockOf(date.toString()) !== undefined,
    onFocusChange: (date) => onReach(date.toString()),
  });
  const reached = state.focusedDate.toString();
  const focusDay = (date: CalendarDate) => state.setFocusedDate(parseDate(date));
  const fromMonday = (weekdayOf(reached) + 6) % 7;
  const firstMonth = monthOf(state.visibleRange.start.toString());
  const days = {
    ...state,
    // A day that gets the focus because it is the one that Tab reaches is no news, and drawing every day again costs the first opening.
    setFocusedDate: (date: FocusedDate) => date.toString() !== reached && state.setFocusedDate(date),
    // Days have no hour here; elsewhere than in UTC each is looked up in the zone's history.
    timeZone: 'UTC',
    selectDate: (date: { toString(): string }) => onPick(date.toString()),
    selectFocusedDate: () => onPick(reached),
    // The pattern of the ARIA Authoring Practices; React Aria's own goes to the ends of the month.
    focusSectionStart: () => focusDay(addDays(reached, -fromMonday)),
    focusSectionEnd: () => focusDay(addDays(reached, 6 - fromMonday)),
    // The arrow to the left and the one to the right. React Aria turns them with the language; the page's direction counts.
    focusPreviousDay: () => (isRightToLeft() ? state.focusNextDay() : state.focusPreviousDay()),
    focusNextDay: () => (isRightToLeft() ? state.focusPreviousDay() : state.focusNextDay()),
    // What turning the months says is said by the calendar's own live region, in words of the page.
    isFocused: true,
  };
  return {
    firstMonth,
    months: Array.from({ length: monthCount }, (_, index) => addMonths(firstMonth, index)),
    lastDay: state.visibleRange.end.toString(),
    focusDay,
    turns: useCalendar({}, days),
    state: days,
  };
}
