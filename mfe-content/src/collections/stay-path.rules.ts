import type { Listed, Stay } from '../api/content.model.ts';

/** The hotel's page for the stay that a card prices, in the query of spec section 3. */
export function stayPath(stay: Stay): string {
  const query = new URLSearchParams({
    destinationKey: stay.cityKey,
    city: stay.cityName,
    checkInDate: stay.checkInDate,
    checkOutDate: stay.checkOutDate,
    countRoom: '1',
    countGuest: String(stay.guests),
    countChild: '0',
    hotelKey: stay.hotelKey,
    hotelName: stay.name,
    ...(stay.categoryProductId ? { categoryProductId: stay.categoryProductId } : {}),
  });
  return `/hotel/detail?${query}`;
}

/** Every hotel of a city for the same night and party. */
export function cityPath(stay: Pick<Stay, 'cityKey' | 'cityName' | 'checkInDate' | 'checkOutDate' | 'guests'>): string {
  const query = new URLSearchParams({
    destinationKey: stay.cityKey,
    city: stay.cityName,
    checkInDate: stay.checkInDate,
    checkOutDate: stay.checkOutDate,
    countRoom: '1',
    countGuest: String(stay.guests),
    countChild: '0',
  });
  return `/hotel/list?${query}`;
}

/** The page about a product, or the rooms of a hotel that has none. */
export function productPath(product: Listed): string {
  if (product.slug) return `/product/${encodeURIComponent(product.slug)}`;
  return 'hotelKey' in product ? stayPath(product) : '/product';
}
