import { addDays, daysBetween } from '@wisata/kernel/dates';
import { amountsIn } from '../../app/amount.ts';
import { throwFieldProblems } from '../../app/field-problems.ts';
import { createDailyMemory, findSpanProblems } from '../../app/price-days.ts';
import type { Clock } from '../../app/clock.ts';
import type { Destination } from './data/gazetteer.ts';
import { askSupplier } from './inventory.ts';
import type { Inventory } from './inventory.ts';
import { localDate } from './market.ts';
import { MAX_DAYS_AHEAD } from './stay.ts';

interface CalendarDay {
  readonly date: string;
  /** Cheapest room for two for this night, in major units; null when nothing is on sale. */
  readonly lowestPrice: number | null;
}

export interface PriceCalendar {
  searchDays(destination: Destination, from: string, to: string): Promise<CalendarDay[]>;
}

/** Lowest night price per day, computed once a day for each place. */
export function createPriceCalendar({ supplier, catalogue }: Inventory, clock: Clock): PriceCalendar {
  const remember = createDailyMemory<number | null>();

  async function findLowest({ city, area }: Destination, date: string): Promise<number | null> {
    const stay = { checkInDate: date, checkOutDate: addDays(date, 1), rooms: 1, adults: 2, children: 0 };
    const rooms = await askSupplier(supplier.search({ cityKey: city.key, stay }));
    const totals = rooms
      .filter((room) => (room.freeByNight[0] ?? 0) > 0)
      .filter((room) => !area || catalogue.findHotel(room.hotelKey)?.area === area)
      .flatMap((room) => room.rates.map((rate) => rate.totalMinor));
    return totals.length > 0 ? amountsIn(city.currency)(Math.min(...totals)) : null;
  }

  return {
    searchDays(destination, from, to) {
      throwFieldProblems(findSpanProblems({ from, to }));
      const { city, area } = destination;
      const today = localDate(city.zone, clock.now());
      const last = addDays(today, MAX_DAYS_AHEAD);
      return Promise.all(
        Array.from({ length: daysBetween(from, to) + 1 }, async (_, index) => {
          const date = addDays(from, index);
          const isOnSale = date >= today && date <= last;
          const key = `${city.key}.${area?.slug ?? ''}|${date}`;
          const lowestPrice = isOnSale ? await remember(today, key, () => findLowest(destination, date)) : null;
          return { date, lowestPrice };
        }),
      );
    },
  };
}
