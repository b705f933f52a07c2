import { useTranslation } from 'react-i18next';
import { addDays } from '@wisata/kernel/dates';
import { PriceCalendar } from '@wisata/runtime/journey/price-calendar';
import { useCalendarLabels } from '@wisata/runtime/journey/use-calendar-labels';
import { Button } from '@wisata/ui/button';
import type { DateRange, Picking } from '@wisata/ui/range-calendar';
import { useDayPrices } from './use-day-prices.ts';
import { useFlightText } from '../journey/use-flight-text.ts';
import type { SearchForm } from './use-search-form.ts';
import { DAYS_AHEAD } from '../journey/flight-search.rules.ts';
import styles from './flight-calendar.module.css';

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
  const { city } = useFlightText();
  const labels = useCalendarLabels('flight', {
    start: t('search.depart'),
    end: t('search.return'),
    daysAhead: DAYS_AHEAD,
  });
  const { search, today } = form;
  const route = pricedRoute(form, picking);
  const { prices, ask } = useDayPrices(route);
  const isSingle = picking === 'start' && search.returnDate === undefined;
  function setRange(range: DateRange) {
    if (!isSingle) form.setRange(range);
    else if (range.start) form.setDepartDate(range.start);
  }

  return (
    <PriceCalendar
      value={isSingle ? { start: search.departDate } : form.range}
      onChange={setRange}
      mode={isSingle ? 'single' : 'range'}
      minNights={0}
      labels={labels}
      today={today}
      max={addDays(today, DAYS_AHEAD)}
      prices={prices}
      ask={ask}
      picking={picking}
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
