import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, type CalendarDate } from '@wisata/kernel/dates';
import { holidaysBetween } from '@wisata/kernel/holidays';
import { useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { RangeCalendar, type DateRange, type Picking, type RangeCalendarLabels } from '@wisata/ui/range-calendar';
import { useDayPrices } from '../hooks/use-day-prices.ts';
import { useFlightText } from '../hooks/use-flight-text.ts';
import type { SearchForm } from '../hooks/use-search-form.ts';
import { DAYS_AHEAD } from '../rules/flight-search.rules.ts';
import styles from './flight-calendar.module.css';

function useCalendarLabels(): RangeCalendarLabels {
  const { t } = useTranslation('flight');
  return {
    start: t('search.depart'),
    end: t('search.return'),
    previousMonth: t('calendar.previousMonth'),
    nextMonth: t('calendar.nextMonth'),
    unreadable: t('calendar.unreadable'),
    lowestLegend: t('calendar.lowest'),
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
    tooLate: t('calendar.tooLate', { count: DAYS_AHEAD }),
    beforeStart: t('calendar.beforeStart'),
    tooLong: t('calendar.tooLate', { count: DAYS_AHEAD }),
  };
}

interface FlightCalendarProps {
  readonly form: SearchForm;
  readonly picking: Picking;
  readonly onDone: () => void;
}

/** The route whose prices stand under the days: the way back once the departure is known. */
function pricedRoute({ search, range }: SearchForm, picking: Picking) {
  const { origin, destination, cabin } = search;
  const isBack = picking === 'end' || (range.start !== undefined && range.end === undefined && search.returnDate);
  return isBack ? { origin: destination, destination: origin, cabin } : { origin, destination, cabin };
}

/** Days of a trip with the lowest price under each; a trip without return picks a single day. */
export function FlightCalendar({ form, picking, onDone }: FlightCalendarProps) {
  const { t } = useTranslation('flight');
  const { locale } = useApp();
  const { city } = useFlightText();
  const labels = useCalendarLabels();
  const { search, today } = form;
  const route = pricedRoute(form, picking);
  const { prices, ask } = useDayPrices(route);
  const isSingle = picking === 'start' && search.returnDate === undefined;
  const max = addDays(today, DAYS_AHEAD);
  const askFrom = useCallback(
    (from: CalendarDate, to: CalendarDate) => void ask(from < today ? today : from, to > max ? max : to),
    [ask, today, max],
  );

  function setRange(range: DateRange) {
    if (!isSingle) form.setRange(range);
    else if (range.start) form.setDepartDate(range.start);
  }

  return (
    <RangeCalendar
      value={isSingle ? { start: search.departDate } : form.range}
      onChange={setRange}
      mode={isSingle ? 'single' : 'range'}
      minNights={0}
      locale={locale}
      labels={labels}
      today={today}
      min={today}
      max={max}
      prices={prices}
      holidays={holidaysBetween(today, max, locale)}
      picking={picking}
      onVisibleChange={askFrom}
      autoFocus
      foot={
        <div className={styles.foot}>
          {Object.keys(prices).length > 0 && (
            <p className={styles.note}>
              {t('calendar.priceNote', { origin: city(route.origin), destination: city(route.destination) })}
            </p>
          )}
          {search.returnDate !== undefined && (
            <Button
              variant="link"
              size="s"
              onClick={() => {
                form.setRoundTrip(false);
                onDone();
              }}
            >
              {t('search.withoutReturn')}
            </Button>
          )}
        </div>
      }
      onDone={onDone}
    />
  );
}
