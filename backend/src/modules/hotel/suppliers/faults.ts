import { parseFaults } from '../../../app/supplier.ts';
import type { HotelSupplier } from '../supplier.ts';

const PRICE_RISE = 1.03;

type Offers = Awaited<ReturnType<HotelSupplier['price']>>;

/** Raises every amount and keeps the sums right, so that the higher price is the only fault. */
function raisePrices(offers: Offers): Offers {
  return offers.map((offer) => {
    const nights = offer.nights.map((night) => ({ ...night, totalMinor: Math.round(night.totalMinor * PRICE_RISE) }));
    const totalMinor = nights.reduce((sum, night) => sum + night.totalMinor, 0);
    return { ...offer, nights, totalMinor, taxMinor: totalMinor - Math.round((totalMinor * 100) / 121) };
  });
}

/** Faults of hotels for tests and drills. */
export const createHotelFaults = (readFaults: () => string) => ({
  faultsOf: () => parseFaults(readFaults(), 'hotel'),
  garbage: [{ hotelKey: 42, rates: '<html>Service Temporarily Unavailable</html>' }],
  lists: { search: (rooms: unknown) => rooms, price: raisePrices },
});
