import { addDays } from '@wisata/kernel/dates';
import { amountsIn } from '../../app/amount.ts';
import { throwFieldProblems } from '../../app/field-problems.ts';
import { createDailyMemory, daysOf, findSpanProblems } from '../../app/price-days.ts';
import type { Clock } from '../../app/clock.ts';
import type { Destination } from './data/gazetteer.ts';
import { askSupplier } from './inventory.ts';
import type { Inventory } from './inventory.ts';
import { localDate } from './market.ts';
import { MAX_DAYS_AHEAD } from './stay.ts';

/** Lowest night price per day for two in one room, computed once a day for each place; null when nothing is on sale. */
export function createPriceCalendar({ supplier, catalogue }: Inventory, clock: Clock) {
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
    searchDays(destination: Destination, span: { readonly from: string; readonly to: string }) {
      throwFieldProblems(findSpanProblems(span));
      const { city, area } = destination;
      const today = localDate(city.zone, clock.now());
      return Promise.all(
        daysOf(span, today, MAX_DAYS_AHEAD).map(async ({ date, isOnCalendar }) => {
          const key = `${city.key}.${area?.slug ?? ''}|${date}`;
          const lowestPrice = isOnCalendar ? await remember(today, key, () => findLowest(destination, date)) : null;
          return { date, lowestPrice };
        }),
      );
    },
  };
}
export type PriceCalendar = ReturnType<typeof createPriceCalendar>;
