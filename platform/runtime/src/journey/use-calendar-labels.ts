import { useTranslation } from 'react-i18next';
import type { RangeCalendarLabels } from '@wisata/ui/range-calendar';

interface CalendarTerms {
  readonly start: string;
  readonly end: string;
  /** How many days ahead can be booked. */
  readonly daysAhead: number;
  /** What is said of a range that is too long. */
  readonly tooLong?: string;
}

/** Words of a calendar with prices, in the terms of the service: departure and return, check-in and check-out. */
export function useCalendarLabels(service: string, terms: CalendarTerms): RangeCalendarLabels {
  const { t } = useTranslation(service);
  const { start, end, daysAhead } = terms;
  const tooLate = t('calendar.tooLate', { count: daysAhead });
  return {
    start,
    end,
    previousMonth: t('calendar.previousMonth'),
    nextMonth: t('calendar.nextMonth'),
    unreadable: t('calendar.unreadable'),
    lowestLegend: t('calendar.lowest'),
    unitLegend: t('calendar.thousand'),
    startPicked: (date) => t('calendar.startPicked', { date }),
    rangePicked: (from, to, count) => t('calendar.rangePicked', { start: from, end: to, count }),
    done: t('done'),
    today: t('calendar.today'),
    rangeStart: t('calendar.rangeStart'),
    rangeEnd: t('calendar.rangeEnd'),
    inRange: t('calendar.inRange'),
    unavailable: t('calendar.unavailable'),
    from: (price) => t('calendar.from', { price }),
    lowest: t('calendar.lowest'),
    past: t('calendar.past'),
    tooLate,
    beforeStart: t('calendar.beforeStart'),
    tooLong: terms.tooLong ?? tooLate,
  };
}
