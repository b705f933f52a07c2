import type { DayPrice } from '@wisata/kernel/day-prices';
import { sumMoney, type Money } from '@wisata/kernel/money';
import { DateStrip as Strip } from '@wisata/runtime/journey/date-strip';
import type { Flight } from '../api/flight.model.ts';
import { FLIGHT_LIST, type ListState } from './flight-list-query.rules.ts';
import type { FlightSearch } from '../journey/flight-search.rules.ts';
import type { Leg } from '@wisata/kernel/trip-legs';

interface DateStripProps {
  readonly search: FlightSearch;
  readonly state: ListState;
  readonly leg: Leg;
  /** The lowest total that the list has found for the chosen day. */
  readonly found: Money | undefined;
  /** The other flight of a round trip, whose price is added to each day's; undefined for a one-way trip. */
  readonly partner: Flight | undefined;
  /** Shown while the prices load. */
  readonly days: readonly DayPrice[];
  readonly prices: Promise<readonly DayPrice[]>;
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
