import { fromMajor, toMajor } from '../money.ts';
import { weekdayOf } from '../dates.ts';
import { wallTimeToInstant } from '../zones.ts';
import type { ProductPayments, ProductSale, ProductUnits, SaleOption } from './category-product-sale.ts';

const HOUR_MS = 3_600_000;
/** From when the day of something without sessions counts. */
const DAY_OPENS = '06:00';

/** People or pieces together. */
export const unitsOf = ({ product_unit: unit }: Pick<ProductSale, 'product_unit'>, units: ProductUnits): number =>
  unit === 'piece' ? units.qty : units.adult + units.child;

/** What a choice costs; nothing is added to the prices of people or pieces. */
export function productPrice(
  { currency, product_unit: unit }: Pick<ProductSale, 'currency' | 'product_unit'>,
  { priceAdult, priceChild }: SaleOption,
  units: ProductUnits,
): ProductPayments {
  const times = (price: number, many: number) => fromMajor(price, currency).minor * many;
  const major = (minor: number) => toMajor({ minor, currency });
  const isPiece = unit === 'piece';
  const { adult, child, qty } = isPiece ? { ...units, adult: 0, child: 0 } : { ...units, qty: 0 };
  const adults = times(priceAdult, adult);
  const children = times(priceChild ?? 0, child);
  const total = major(adults + children + times(priceAdult, qty));
  return {
    currency,
    product_unit: unit,
    price: priceAdult,
    priceAdult: isPiece ? 0 : priceAdult,
    priceChild: priceChild ?? 0,
    TotalAllPax: adult + child,
    TotalAdultPax: adult,
    TotalAdultPrice: major(adults),
    TotalChildPax: child,
    TotalChildPrice: major(children),
    TotalQty: isPiece ? qty : adult + child,
    SubTotal: total,
    GrandTotal: total,
  };
}

/** A day of a product, in one session where it has several. */
export interface ProductDay {
  readonly date: string;
  /** Empty where the product has none. */
  readonly session: string;
}

type Times = Pick<ProductSale, 'sessions' | 'timeZone'>;

/** When it begins, in epoch milliseconds. */
export function startsAtMs({ sessions, timeZone }: Times, { date, session }: ProductDay): number {
  const start = sessions.find(({ id }) => id === session)?.start ?? DAY_OPENS;
  return wallTimeToInstant(date, start, timeZone);
}

/** The moment at which it is no longer sold. Where any hour is good, the day itself still is until its evening. */
export const saleEndsAtMs = (sale: Times & Pick<ProductSale, 'cutOffHours'>, day: ProductDay): number =>
  startsAtMs(sale, day) - sale.cutOffHours * HOUR_MS;

/** Until when giving it back costs nothing; undefined where that moment is past, or never is. */
export function freeUntilMs(sale: Times & Pick<ProductSale, 'freeHours'>, day: ProductDay, nowMs: number) {
  if (sale.freeHours === null) return undefined;
  const until = startsAtMs(sale, day) - sale.freeHours * HOUR_MS;
  return until > nowMs ? until : undefined;
}

/** How many are left, as far as one booking may want them. */
export const leftOn = ({ few, mostUnits }: Pick<ProductSale, 'few' | 'mostUnits'>, { date, session }: ProductDay) =>
  few.find((each) => each.date === date && each.session === session)?.left ?? mostUnits;

/** Why a day cannot be had. */
export type ProductClosure = 'OUTSIDE' | 'CLOSED' | 'TOO_LATE' | 'FULL';

/** Why a session of a day cannot be had for so many; undefined for one that can. */
export function findProductClosure(
  sale: ProductSale,
  day: ProductDay,
  { units, nowMs }: { readonly units: number; readonly nowMs: number },
): ProductClosure | undefined {
  if (day.date < sale.firstDate || day.date > sale.lastDate) return 'OUTSIDE';
  if (sale.closedWeekdays.includes(weekdayOf(day.date))) return 'CLOSED';
  if (saleEndsAtMs(sale, day) <= nowMs) return 'TOO_LATE';
  return leftOn(sale, day) < Math.max(1, units) ? 'FULL' : undefined;
}

/** The same for a whole day, of which one session must be free. */
export function findDayClosure(
  sale: ProductSale,
  date: string,
  asked: { readonly units: number; readonly nowMs: number },
): ProductClosure | undefined {
  const sessions = sale.sessions.length > 0 ? sale.sessions.map(({ id }) => id) : [''];
  const closures = sessions.map((session) => findProductClosure(sale, { date, session }, asked));
  return closures.includes(undefined) ? undefined : closures.at(-1);
}
