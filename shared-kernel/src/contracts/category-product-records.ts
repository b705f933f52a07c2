import { recordsOf } from './booking-records.ts';
import { PRODUCT_BOOKING, type ProductBooking } from './category-product-booking.ts';
import type { ProductService } from './category-product-sale.ts';

const recordsFor = (service: ProductService) =>
  recordsOf<ProductBooking>(service, PRODUCT_BOOKING, [], ({ category_product_detail: { words } }) => ({
    en: words.en.title,
    id: words.id.title,
  }));

/** Bookings of activities as they are stored. */
export const ACTIVITY_RECORDS = recordsFor('category_product_activities');
/** Bookings of extras as they are stored, in the same form. */
export const EXTRA_RECORDS = recordsFor('category_product_ancillary');

/** The records of one of the two. */
export const recordsOfProduct = (service: string) =>
  service === ACTIVITY_RECORDS.service ? ACTIVITY_RECORDS : EXTRA_RECORDS;

/** The record of a booking of either service; undefined for one that cannot be read. */
export function findProductRecord({
  service,
  detail,
}: {
  readonly service: string;
  readonly detail: Readonly<Record<string, unknown>>;
}): ProductBooking | undefined {
  return recordsOfProduct(service).find(detail);
}
