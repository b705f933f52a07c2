import * as v from 'valibot';
import { amount, count, currencyCode } from './fields.ts';

/** Prices of one level; a type of traveller whose price is 0 is not sold (spec section 3). */
export const TOUR_PACKAGE = v.object({
  PricePackageId: v.string(),
  Name: v.string(),
  AllowTripleSharing: v.boolean(),
  AdultPrice: amount,
  ChildPrice: amount,
  InfantPrice: amount,
  ChildExtraBedPrice: amount,
  ChildNoBedPrice: amount,
  JuniorPrice: amount,
  UnitPrice: amount,
  SingleSupplementPrice: amount,
  MinPax: count,
  MaxPax: count,
  StarLevel: count,
  Capacity: count,
  IncludeDriver: v.boolean(),
});
/** A package as it is answered. */
export type TourPackage = v.InferOutput<typeof TOUR_PACKAGE>;

/** A cost beside the package, for each traveller: everybody's when mandatory, else of those who choose it. */
export const TOUR_COST = v.object({
  Id: v.string(),
  Item: v.string(),
  Amount: amount,
  Mandatory: v.boolean(),
  CategoryCode: v.string(),
  CategoryName: v.string(),
  Currency: currencyCode,
  FareCode: v.string(),
});

/** Taken off the packages' prices; the better one where two apply. */
export const TOUR_PROMO = v.object({
  PromoId: v.string(),
  Name: v.string(),
  Description: v.string(),
  DiscountPercent: v.number(),
  MinPax: count,
  /** So many days before the start, at the least. */
  BookBeforeDays: count,
});

/** A price list (spec section 3, Tour price); amounts are decimal and in `Currency`. */
export const TOUR_PRICE = v.object({
  PriceId: v.string(),
  Code: v.string(),
  PriceType: v.picklist(['Public', 'Member']),
  PackageType: v.picklist(['Group', 'Private', 'Ticket']),
  DpType: v.picklist(['None', 'Percent', 'Fixed']),
  DpAmount: amount,
  /** Of one traveller who asks for it; 0 where none is needed. */
  Visa: amount,
  /** Whether the prices have taxes in them. */
  Tax: v.picklist(['Included', 'Excluded']),
  AirportTax: amount,
  /** In percent of the subtotal. */
  VAT: v.number(),
  /** In percent of the subtotal. */
  MDR: v.number(),
  JuniorMinimalAge: count,
  JuniorMaximalAge: count,
  ChildMinimalAge: count,
  ChildMaximalAge: count,
  Currency: currencyCode,
  /** Of the whole booking. */
  ServiceFee: amount,
  Source: v.string(),
  /** Weekdays of the start for which this list counts, 0 is Sunday; empty for every day. */
  ValidDays: v.array(count),
  PricePackages: v.pipe(v.array(TOUR_PACKAGE), v.nonEmpty()),
  MiscellaneousCost: v.array(TOUR_COST),
  Promos: v.array(TOUR_PROMO),
  BedTypes: v.array(v.object({ BedTypeId: v.string(), Name: v.string() })),
});
/** A price list as it is answered. */
export type TourPrice = v.InferOutput<typeof TOUR_PRICE>;

/** Answer of `POST tour/price-detail` and `POST venue/price-detail`: the lists that this visitor may buy from. */
export const TOUR_PRICES = v.array(TOUR_PRICE);

/** How many, what one costs and all together, by name of the price. */
const row = <const Name extends string>(name: Name) =>
  ({ [`Total${name}Pax`]: count, [`${name}Price`]: amount, [`Total${name}Price`]: amount }) as {
    readonly [Key in `Total${Name}Pax`]: typeof count;
  } & { readonly [Key in `${Name}Price` | `Total${Name}Price`]: typeof amount };

/** Answer of `POST tour/get-price` (spec section 3, Price breakdown); everything but `DP` and `PaidByAgent` sums to `GrandTotal`. */
export const TOUR_BREAKDOWN = v.object({
  Currency: currencyCode,
  TotalAllPax: count,
  ...row('Adult'),
  ...row('Child'),
  ...row('ChildExtraBed'),
  ...row('ChildNoBed'),
  ...row('Junior'),
  ...row('Infant'),
  ...row('SingleSupplement'),
  VehicleUnit: count,
  VehiclePrice: amount,
  /** The rows above. */
  SubTotal: amount,
  PromoName: v.nullable(v.string()),
  Discount: amount,
  VAT: amount,
  MDR: amount,
  AirportTax: amount,
  PPh23: amount,
  Visa: amount,
  ServiceFee: amount,
  Miscellaneous: amount,
  MiscellaneousItems: v.array(
    v.object({ Id: v.string(), Item: v.string(), Count: count, Amount: amount, Total: amount }),
  ),
  /** The part that the operator wants first. */
  DP: amount,
  GrandTotal: amount,
  PaidByAgent: amount,
});
/** A breakdown as it is answered. */
export type TourBreakdown = v.InferOutput<typeof TOUR_BREAKDOWN>;
