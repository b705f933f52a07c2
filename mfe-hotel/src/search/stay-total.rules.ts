import { addDays, type CalendarDate } from '@wisata/kernel/dates';
import type { DayTotals } from '@wisata/kernel/day-prices';
import type { Money } from '@wisata/kernel/money';

/** The lowest prices of all nights of a stay together; undefined while one of them is not known. */
export function stayTotal(prices: DayTotals, checkInDate: CalendarDate, checkOutDate: CalendarDate): Money | undefined {
  let total: Money | undefined;
  for (let night = checkInDate; night < checkOutDate; night = addDays(night, 1)) {
    const price = prices[night];
    if (!price || (total && total.currency !== price.currency)) return undefined;
    total = { ...price, minor: (total?.minor ?? 0) + price.minor };
  }
  return total;
}
