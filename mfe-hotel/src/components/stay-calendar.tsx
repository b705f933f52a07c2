import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, type CalendarDate } from '@wisata/kernel/dates';
import { holidaysBetween } from '@wisata/kernel/holidays';
import { useApp } from '@wisata/runtime';
import { RangeCalendar, type Picking, type RangeCalendarLabels } from '@wisata/ui/range-calendar';
import { useNightPrices } from '../hooks/use-night-prices.ts';
import type { SearchForm } from '../hooks/use-search-form.ts';
import { STAY_LIMITS } from '../rules/hotel-search.rules.ts';
import styles from './stay-calendar.module.css';

function useCalendarLabels(): RangeCalendarLabels {
  const { t } = useTranslation('hotel');
  return {
    start: t('search.checkIn'),
    end: t('search.checkOut'),
    previousMonth: t('calendar.previousMonth'),
    nextMonth: t('calendar.nextMonth'),
    unreadable: t('calendar.unreadable'),
    lowestLegend: t('calendar.lowestLegend'),
    unitLegend: t('calendar.thousand'),
    startPicked: (date) => t('calendar.startPicked', { date }),
    rangePicked: (start, end, count) => t('calendar.rangePicked', { start, end, count }),
    done: t('done'),
    today: t('calendar.today'),
    rangeStart: t('calendar.rangeStart'),
    rangeEnd: t('calendar.rangeEnd'),
    inRange: t('calendar.inRange'),
    unavailable: t('calendar.unavailable'),
    from: (price) => t('calendar.from', { price }),
    lowest: t('calendar.lowest'),
    past: t('calendar.past'),
    tooLate: t('calendar.tooLate', { count: STAY_LIMITS.daysAhead }),
    beforeStart: t('calendar.beforeStart'),
    tooLong: t('calendar.tooLong', { count: STAY_LIMITS.nights }),
  };
}

interface StayCalendarProps {
  readonly form: SearchForm;
  readonly picking: Picking;
  readonly onDone: () => void;
}

/** The calendar of a stay, with the lowest night price of the destination under each day. */
export function StayCalendar({ form, picking, onDone }: StayCalendarProps) {
  const { t } = useTranslation('hotel');
  const { locale } = useApp();
  const labels = useCalendarLabels();
  const { prices, ask } = useNightPrices(form.search.destinationKey);
  const hasPrices = Object.keys(prices).length > 0;
  const { today } = form;
  const askFrom = useCallback(
    (from: CalendarDate, to: CalendarDate) => void ask(from < today ? today : from, to),
    [ask, today],
  );
  const max = addDays(today, STAY_LIMITS.daysAhead + STAY_LIMITS.nights);
  return (
    <RangeCalendar
      value={form.range}
      onChange={form.setRange}
      locale={locale}
      labels={labels}
      today={today}
      min={today}
      max={max}
      holidays={holidaysBetween(today, max, locale)}
      maxNights={STAY_LIMITS.nights}
      prices={prices}
      picking={picking}
      onVisibleChange={askFrom}
      autoFocus
      foot={hasPrices ? <p className={styles.note}>{t('calendar.priceNote')}</p> : undefined}
      onDone={onDone}
    />
  );
}
