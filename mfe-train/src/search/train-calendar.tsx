import { useTranslation } from 'react-i18next';
import { addDays } from '@wisata/kernel/dates';
import { PriceCalendar } from '@wisata/runtime/journey/price-calendar';
import { useCalendarLabels } from '@wisata/runtime/journey/use-calendar-labels';
import { Button } from '@wisata/ui/button';
import type { DateRange, Picking } from '@wisata/ui/range-calendar';
import { Stack } from '@wisata/ui/layout';
import { DAYS_AHEAD } from '../journey/train-search.rules.ts';
import { useTrainText } from '../journey/use-train-text.ts';
import { useDayPrices } from './use-day-prices.ts';
import type { SearchForm } from './use-search-form.ts';

interface TrainCalendarProps {
  readonly form: SearchForm;
  readonly picking: Picking;
  readonly onDone: () => void;
}

/** The route whose prices stand under the days: the way back once the departure is known. */
function pricedRoute({ search: { origin, destination, returnDate }, range }: SearchForm, picking: Picking) {
  const isBack = picking === 'end' || (range.start !== undefined && range.end === undefined && returnDate);
  return isBack ? { origin: destination, destination: origin } : { origin, destination };
}

/** Days of a trip with the lowest price under each; a trip without return picks a single day. */
export function TrainCalendar({ form, picking, onDone }: TrainCalendarProps) {
  const { t } = useTranslation('train');
  const { station } = useTrainText();
  const terms = { start: t('search.depart'), end: t('search.return'), daysAhead: DAYS_AHEAD };
  const labels = useCalendarLabels('train', terms);
  const { search, today } = form;
  const route = pricedRoute(form, picking);
  const { prices, ask } = useDayPrices(route);
  const isSingle = picking === 'start' && search.returnDate === undefined;
  function setRange(range: DateRange) {
    if (!isSingle) form.setRange(range);
    else if (range.start) form.setDepartDate(range.start);
  }
  function goOneWay() {
    form.withoutReturn();
    onDone();
  }
  const priceNote = t('calendar.priceNote', {
    origin: station(route.origin),
    destination: station(route.destination),
  });
  const foot = (
    <Stack gap={1}>
      {Object.keys(prices).length > 0 && <p>{priceNote}</p>}
      {search.returnDate !== undefined && (
        <Button variant="link" size="s" onClick={goOneWay}>
          {t('search.withoutReturn')}
        </Button>
      )}
    </Stack>
  );
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
      foot={foot}
      onDone={onDone}
    />
  );
}
