import { addDays, daysBetween } from '@wisata/kernel/dates';
import { amountsIn } from '../../app/amount.ts';
import { badRequest } from '../../app/envelope.ts';
import type { Clock } from '../../app/clock.ts';
import type { Destination } from './data/gazetteer.ts';
import { askSupplier } from './inventory.ts';
import type { Inventory } from './inventory.ts';
import { localDate } from './market.ts';
import { MAX_DAYS_AHEAD } from './stay.ts';

const MAX_DAYS = 100;

interface CalendarDay {
  readonly date: string;
  /** Cheapest room for two for this night, in major units; null when nothing is on sale. */
  readonly lowestPrice: number | null;
}

export interface PriceCalendar {
  searchDays(destination: Destination, from: string, to: string): Promise<CalendarDay[]>;
}

function checkSpan(from: string, to: string): void {
  const days = daysBetween(from, to) + 1;
  if (days < 1)
    throw badRequest('The last day must not be before the first', { to: 'Must not be before the first day' });
  if (days > MAX_DAYS) throw badRequest(`At most ${MAX_DAYS} days`, { to: `At most ${MAX_DAYS} days` });
}

/** Lowest night price per day; each city and night is computed once a day, because prices move with the days ahead. */
export function createPriceCalendar({ supplier, catalogue }: Inventory, clock: Clock): PriceCalendar {
  let cachedOn = '';
  const cache = new Map<string, Promise<number | null>>();

  async function findLowest({ city, area }: Destination, date: string): Promise<number | null> {
    const stay = { checkInDate: date, checkOutDate: addDays(date, 1), rooms: 1, adults: 2, children: 0 };
    const rooms = await askSupplier(supplier.search({ cityKey: city.key, stay }));
    const totals = rooms
      .filter((room) => (room.freeByNight[0] ?? 0) > 0)
      .filter((room) => !area || catalogue.findHotel(room.hotelKey)?.area === area)
      .flatMap((room) => room.rates.map((rate) => rate.totalMinor));
    return totals.length > 0 ? amountsIn(city.currency)(Math.min(...totals)) : null;
  }

  function lowestPrice(destination: Destination, date: string): Promise<number | null> {
    const key = `${destination.city.key}.${destination.area?.slug ?? ''}|${date}`;
    const known = cache.get(key);
    if (known) return known;
    const found = findLowest(destination, date);
    cache.set(key, found);
    // A supplier that failed once must be asked again.
    found.catch(() => cache.delete(key));
    return found;
  }

  return {
    searchDays(destination, from, to) {
      checkSpan(from, to);
      const today = localDate(destination.city.zone, clock.now());
      if (cachedOn !== today) cache.clear();
      cachedOn = today;
      const last = addDays(today, MAX_DAYS_AHEAD);
      return Promise.all(
        Array.from({ length: daysBetween(from, to) + 1 }, async (_, index) => {
          const date = addDays(from, index);
          const isOnSale = date >= today && date <= last;
          return { date, lowestPrice: isOnSale ? await lowestPrice(destination, date) : null };
        }),
      );
    },
  };
}
