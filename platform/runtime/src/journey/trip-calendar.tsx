import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, type CalendarDate } from '@wisata/kernel/dates';
import { byDay } from '@wisata/kernel/day-prices';
import type { TripPlaces } from '@wisata/kernel/trip-search';
import { Button } from '@wisata/ui/button';
import type { DateRange, Picking } from '@wisata/ui/range-calendar';
import { useMonthPrices } from '@wisata/ui/use-month-prices';
import { PriceCalendar } from './price-calendar.tsx';
import type { ServiceProps } from './service-props.ts';
import styles from './trip-calendar.module.css';
import type { AskDays } from './trip-dates.ts';
import { useCalendarLabels } from './use-calendar-labels.ts';
import type { TripForm } from './use-trip-form.ts';

/** Lowest prices of one adult, day by day. */
export interface TripPrices {
  /** What the prices depend on beside the route: the cabin. */
  readonly of: string;
  /** Keeps its identity for one `of`. */
  readonly ask: AskDays;
}

/** Props of `TripCalendar`. */
export interface TripCalendarProps extends ServiceProps {
  readonly form: TripForm;
  readonly prices: TripPrices;
  readonly nameOf: (code: string) => string;
  readonly picking: Picking;
  readonly onDone: () => void;
}

/** The route whose prices stand under the days: the way back once the departure is known. */
function pricedRoute({ search: { origin, destination, returnDate }, range }: TripForm, picking: Picking): TripPlaces {
  const isBack = picking === 'end' || (range.start !== undefined && range.end === undefined && returnDate);
  return isBack ? { origin: destination, destination: origin } : { origin, destination };
}

function useRoutePrices({ origin, destination }: TripPlaces, { of, ask }: TripPrices) {
  const load = useCallback(
    async (from: CalendarDate, to: CalendarDate) => {
      const answer = await ask({ origin, destination }, from, to);
      return answer.ok ? byDay(answer.data) : undefined;
    },
    [ask, origin, destination],
  );
  return useMonthPrices(origin && destination && `${origin}|${destination}|${of}`, load);
}

/** What stands under the days: whose prices they are, and the way to do without a return. */
function Foot({
  service,
  form,
  nameOf,
  onDone,
  priced,
}: TripCalendarProps & { readonly priced?: TripPlaces | undefined }) {
  const { t } = useTranslation(service);
  const goOneWay = () => {
    form.setRoundTrip(false);
    onDone();
  };
  const names = priced && { origin: nameOf(priced.origin), destination: nameOf(priced.destination) };
  return (
    <div className={styles.foot}>
      {names && <p className={styles.note}>{t('calendar.priceNote', names)}</p>}
      {form.search.returnDate !== undefined && (
        <Button variant="link" size="s" onClick={goOneWay}>
          {t('search.withoutReturn')}
        </Button>
      )}
    </div>
  );
}

/** Days of a trip with the lowest price under each; a trip without return picks a single day. */
export function TripCalendar(props: TripCalendarProps) {
  const { service, form, picking, onDone } = props;
  const { t } = useTranslation(service);
  const { search, today, daysAhead } = form;
  const labels = useCalendarLabels(service, { start: t('search.depart'), end: t('search.return'), daysAhead });
  const route = pricedRoute(form, picking);
  const { prices, ask } = useRoutePrices(route, props.prices);
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
      labels={isSingle ? { ...labels, startPicked: (date) => t('calendar.dayPicked', { date }) } : labels}
      today={today}
      max={addDays(today, daysAhead)}
      prices={prices}
      ask={ask}
      picking={picking}
      foot={<Foot {...props} priced={Object.keys(prices).length > 0 ? route : undefined} />}
      onDone={onDone}
    />
  );
}
