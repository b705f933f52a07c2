import { setTimeout as delay } from 'node:timers/promises';
import type { HotelSupplier } from '../supplier.ts';
import { SupplierError } from '../supplier.ts';

/** What the supplier is told to do wrong: `hotel:slow=800,hotel:fail` gives `slow` and `fail`. */
export function parseFaults(text: string, supplier: string): ReadonlyMap<string, number> {
  const faults = new Map<string, number>();
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [name = '', fault = ''] = entry.split(':');
    if (name !== supplier || fault === '') continue;
    const [kind = '', amount] = fault.split('=');
    faults.set(kind, amount === undefined ? 1 : Number(amount));
  }
  return faults;
}

const PRICE_RISE = 1.03;

type Offers = Awaited<ReturnType<HotelSupplier['price']>>;

/** Raises every amount and keeps the sums right, so that only the change itself is the fault. */
function raisePrices(offers: Offers): Offers {
  return offers.map((offer) => {
    const nights = offer.nights.map((night) => ({ ...night, totalMinor: Math.round(night.totalMinor * PRICE_RISE) }));
    const totalMinor = nights.reduce((sum, night) => sum + night.totalMinor, 0);
    return { ...offer, nights, totalMinor, taxMinor: totalMinor - Math.round((totalMinor * 100) / 121) };
  });
}

const GARBAGE = [{ hotelKey: 42, rates: '<html>Service Temporarily Unavailable</html>' }] as never;

/** Makes a good supplier slow, failing, garbled, empty or dearer, as the storefront's failure states need it. */
export function createFaultySupplier(supplier: HotelSupplier, readFaults: () => string): HotelSupplier {
  async function call<T>(whole: T, work: () => Promise<T>, name: string): Promise<T> {
    const faults = parseFaults(readFaults(), 'hotel');
    const slowMs = faults.get('slow');
    if (slowMs) await delay(slowMs);
    if (faults.has('fail') || faults.has(`fail-${name}`)) {
      throw new SupplierError('The supplier does not answer', { retryable: true });
    }
    if (faults.has('garbage')) return GARBAGE;
    return faults.has('empty') ? whole : work();
  }
  return {
    search: (query) => call([], () => supplier.search(query), 'search'),
    async price(query) {
      const offers = await call([], () => supplier.price(query), 'price');
      const dearer = query.confirming && parseFaults(readFaults(), 'hotel').has('price-change');
      return dearer ? raisePrices(offers) : offers;
    },
    book: (order) => call(undefined as never, () => supplier.book(order), 'book'),
    issue: (order) => call(undefined as never, () => supplier.issue(order), 'issue'),
    cancel: (order) => call(undefined, () => supplier.cancel(order), 'cancel'),
  };
}
