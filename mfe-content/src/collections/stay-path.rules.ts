import { listPath } from '@wisata/kernel/services';
import type { Listed, Stay } from '../api/content.model.ts';

/** A night for a party, in the query of spec section 3. */
const nightOf = ({ checkInDate, checkOutDate, guests }: Stay) => ({
  checkInDate,
  checkOutDate,
  countRoom: '1',
  countGuest: String(guests),
  countChild: '0',
});

/** The hotel's page for the stay that a card prices. */
export function stayPath(stay: Stay): string {
  const query = new URLSearchParams({
    destinationKey: stay.cityKey,
    city: stay.cityName,
    ...nightOf(stay),
    hotelKey: stay.hotelKey,
    hotelName: stay.name,
    ...(stay.categoryProductId ? { categoryProductId: stay.categoryProductId } : {}),
  });
  return `/${stay.service}/detail?${query}`;
}

/** What a list of stays is asked for: a place, on the night of one of its stays where it has one. */
export function stayListQuery(place: { readonly key: string; readonly name: string }, stay: Stay | undefined): string {
  const night = stay ? nightOf(stay) : {};
  return `?${new URLSearchParams({ destinationKey: place.key, city: place.name, ...night })}`;
}

/** Every hotel of a stay's city for the same night and party. */
export const cityPath = (stay: Stay): string =>
  listPath(stay.service) + stayListQuery({ key: stay.cityKey, name: stay.cityName }, stay);

/** The page about a product, or the rooms of a hotel that has none. */
export function productPath(product: Listed): string {
  if (product.slug) return `/product/${encodeURIComponent(product.slug)}`;
  return 'hotelKey' in product ? stayPath(product) : '/product';
}
