import { callWithFaults, parseFaults } from '../../../app/supplier.ts';
import type { HotelSupplier } from '../supplier.ts';

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

const GARBAGE = [{ hotelKey: 42, rates: '<html>Service Temporarily Unavailable</html>' }];

/** Makes a good supplier slow, failing, garbled, empty or dearer, as the storefront's failure states need it. */
export function createFaultySupplier(supplier: HotelSupplier, readFaults: () => string): HotelSupplier {
  const readOwnFaults = () => parseFaults(readFaults(), 'hotel');
  const call = <T>(empty: T, work: () => Promise<T>, name: string) =>
    callWithFaults(readOwnFaults(), { name, empty, garbage: GARBAGE, work });
  return {
    search: (query) => call([], () => supplier.search(query), 'search'),
    async price(query) {
      const offers = await call([], () => supplier.price(query), 'price');
      const dearer = query.confirming && readOwnFaults().has('price-change');
      return dearer ? raisePrices(offers) : offers;
    },
    book: (order) => call(undefined as never, () => supplier.book(order), 'book'),
    issue: (order) => call(undefined as never, () => supplier.issue(order), 'issue'),
    cancel: (order) => call(undefined, () => supplier.cancel(order), 'cancel'),
  };
}
