import { fromMajor, parseCurrency } from '@wisata/kernel/money';
import type { Media } from '@wisata/ui/picture';
import type { Category, Collection, Listed, Sold, Stay, VoucherNeeds } from './content.model.ts';
import type {
  AnyProductRecord,
  CategoryRecord,
  ProductRecord,
  SliderRecord,
  SoldDetailRecord,
  SoldRecord,
  VoucherRecord,
} from './content.schema.ts';
import type { SoldDetail } from './sold.model.ts';

/** Drawn scenes come in 4:3; the numbers only fix the place. */
const SIZE = { width: 1280, height: 960 };

export function toMedia(path: string, alt: string): Media {
  return { path, alt, ...SIZE };
}

export function toStay(record: ProductRecord): Stay {
  const { totalPrice, reviewScore, reviewCount } = record;
  const currency = parseCurrency(record.currency) ?? 'SGD';
  return {
    service: record.reservationType,
    hotelKey: record.hotelKey,
    slug: record.slug ?? undefined,
    categoryProductId: String(record.categoryProductId ?? ''),
    name: record.title,
    description: record.description,
    picture: toMedia(record.image, record.imageAlt),
    starRating: record.starRating,
    area: record.area,
    cityKey: record.cityKey,
    cityName: record.cityName,
    reviews: reviewScore ? { score: reviewScore, count: reviewCount } : undefined,
    checkInDate: record.checkInDate,
    checkOutDate: record.checkOutDate,
    nights: record.totalNights,
    guests: record.countGuest,
    total: totalPrice === null ? undefined : fromMajor(totalPrice, currency),
    isRefundable: record.isRefundable,
  };
}

export function toSold(record: SoldRecord): Sold {
  const { reviewScore, reviewCount, price } = record;
  return {
    uniqueId: record.uniqueId,
    slug: record.slug ?? String(record.categoryProductId ?? ''),
    service: record.service,
    name: record.title,
    description: record.description,
    picture: toMedia(record.image, record.imageAlt),
    cityName: record.cityName,
    reviews: reviewScore ? { score: reviewScore, count: reviewCount } : undefined,
    unit: record.product_unit,
    total: price === null ? undefined : fromMajor(price, parseCurrency(record.currency) ?? 'SGD'),
  };
}

/** Lists of the contract have one item on each line. */
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

export function toSoldDetail(record: SoldDetailRecord, gallery: readonly Media[]): SoldDetail {
  return {
    ...toSold(record),
    gallery,
    story: record.product_description,
    inclusions: linesOf(record.inclusions),
    other: linesOf(record.other),
    terms: linesOf(record.term_condition),
    howToUse: linesOf(record.how_to_use),
    sale: record.sale,
  };
}

export const toListed = (record: AnyProductRecord): Listed => ('hotelKey' in record ? toStay(record) : toSold(record));

export function toCollection({
  slideId,
  slug,
  displayName,
  description,
  image,
  imageAlt,
  totalProduct,
}: SliderRecord): Collection {
  const picture = toMedia(image, imageAlt);
  return { id: String(slideId), slug, name: displayName, description, picture, productCount: totalProduct };
}

export function toCategory(record: CategoryRecord['subCategory'][number]): Category {
  const { categoryId, slug, categoryName, pageType, description, image, imageAlt } = record;
  return {
    id: String(categoryId),
    slug,
    name: categoryName,
    pageType: pageType.trim().toLowerCase(),
    description,
    picture: toMedia(image, imageAlt),
  };
}

export function toVoucherNeeds(record: VoucherRecord): VoucherNeeds {
  const { type, period_type: period, start_time: opens, end_time: closes } = record;
  return {
    service: type === 'all' ? undefined : type,
    period: period ?? undefined,
    from: record.start_date ?? undefined,
    to: record.end_date ?? undefined,
    hours: opens && closes ? [opens.slice(0, 5), closes.slice(0, 5)] : undefined,
    nights: record.min_total_night ?? undefined,
    regions: record.regions,
    hasHotels: record.hotels.length > 0,
    checkInDays: record.check_in_days.map((day) => day % 7),
    bookingDays: record.booking_days.map((day) => day % 7),
  };
}
