import { sumMoney, type Money } from '@wisata/kernel/money';
import { DateStrip as Strip } from '@wisata/runtime/journey/date-strip';
import type { FlightListData } from '../api/flight-list.model.ts';
import type { Flight } from '../api/flight.model.ts';
import { FLIGHT_LIST } from './flight-list-query.rules.ts';
import type { FlightSearch } from '../journey/flight-search.rules.ts';

interface DateStripProps extends Pick<FlightListData, 'search' | 'state' | 'leg' | 'days' | 'prices'> {
  /** The lowest total that the list has found for the chosen day. */
  readonly found: Money | undefined;
  /** The other flight of a round trip, whose price is added to each day's; undefined for a one-way trip. */
  readonly partner: Flight | undefined;
}

/** The lowest total of a day for the whole trip; undefined while its other flight is unknown. */
function totalWith(search: FlightSearch, partner: Flight | undefined) {
  if (search.returnDate !== undefined && !partner) return undefined;
  return (lowest: Money) => {
    const sum = sumMoney(partner ? [lowest, partner.total] : [lowest]);
    return sum.ok ? sum.data : undefined;
  };
}

/** The days around the chosen one, for the same people and flights as the list's. */
export function DateStrip({ search, state, leg, found, partner, days, prices }: DateStripProps) {
  return (
    <Strip
      service="flight"
      current={leg === 'return' ? search.returnDate : search.departDate}
      found={found}
      days={days}
      prices={prices}
      totalOf={totalWith(search, partner)}
      pathOn={(date) => FLIGHT_LIST.pathOnDay({ search, state, leg }, date)}
    />
  );
}
