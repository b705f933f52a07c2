import { useTranslation } from 'react-i18next';
import { addDays, daysBetween } from '@wisata/kernel/dates';
import type { DayTotals } from '@wisata/kernel/day-prices';
import { price } from '@wisata/kernel/money';
import { PriceCalendar } from '@wisata/runtime/journey/price-calendar';
import { useCalendarLabels } from '@wisata/runtime/journey/use-calendar-labels';
import type { Picking } from '@wisata/ui/range-calendar';
import { useNightPrices } from './use-night-prices.ts';
import type { SearchForm } from './use-search-form.ts';
import { STAY_LIMITS } from '../stay/hotel-search.rules.ts';
import { stayTotal } from './stay-total.rules.ts';
import styles from './stay-calendar.module.css';

interface StayCalendarProps {
  readonly form: SearchForm;
  readonly picking: Picking;
  readonly onDone: () => void;
}

/** What has been chosen: its nights, and what they cost at least. */
function Foot({ range: { start, end }, prices }: Pick<SearchForm, 'range'> & { readonly prices: DayTotals }) {
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
  const { t } = useTranslation('hotel');
  const { nights, daysAhead } = STAY_LIMITS;
  const labels = useCalendarLabels('hotel', {
    start: t('search.checkIn'),
    end: t('search.checkOut'),
    daysAhead,
    tooLong: t('calendar.tooLong', { count: nights }),
  });
  const { prices, ask } = useNightPrices(form.search.destinationKey);
  return (
    <PriceCalendar
      value={form.range}
      onChange={form.setRange}
      labels={labels}
      today={form.today}
      max={addDays(form.today, daysAhead + nights)}
      maxNights={nights}
      prices={prices}
      ask={ask}
      picking={picking}
      foot={<Foot range={form.range} prices={prices} />}
      onDone={onDone}
    />
  );
}
