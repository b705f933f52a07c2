import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, daysBetween, type CalendarDate } from '@wisata/kernel/dates';
import { holidaysBetween } from '@wisata/kernel/holidays';
import { price } from '@wisata/kernel/money';
import { useApp } from '@wisata/runtime';
import { RangeCalendar, type Picking, type RangeCalendarLabels } from '@wisata/ui/range-calendar';
import { useNightPrices } from '../hooks/use-night-prices.ts';
import type { SearchForm } from '../hooks/use-search-form.ts';
import { STAY_LIMITS } from '../rules/hotel-search.rules.ts';
import { stayTotal, type NightPrices } from '../rules/stay-total.rules.ts';
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

/** What has been chosen: its nights, and what they cost at least. */
function Foot({ range: { start, end }, prices }: Pick<SearchForm, 'range'> & { readonly prices: NightPrices }) {
  const { t } = useTranslation('hotel');
  if (Object.keys(prices).length === 0 && !(start && end)) return null;
  const total = start && end ? stayTotal(prices, start, end) : undefined;
  const chosen = [
    start && end && t('nights', { count: daysBetween(start, end) }),
    total && t('calendar.total', { price: price(total) }),
  ];
  return (
    <>
      {start && end && <p className={styles.chosen}>{chosen.filter(Boolean).join(', ')}</p>}
      {Object.keys(prices).length > 0 && <p className={styles.note}>{t('calendar.priceNote')}</p>}
    </>
  );
}

/** The calendar of a stay, with the lowest night price of the destination under each day. */
export function StayCalendar({ form, picking, onDone }: StayCalendarProps) {
  const { locale } = useApp();
  const labels = useCalendarLabels();
  const { prices, ask } = useNightPrices(form.search.destinationKey);
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
      foot={<Foot range={form.range} prices={prices} />}
      onDone={onDone}
    />
  );
}
