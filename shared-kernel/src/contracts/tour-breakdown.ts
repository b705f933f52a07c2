import { fromMajor, multiply, toMajor, type Currency } from '../money.ts';
import type { TourBreakdown, TourPackage, TourPrice } from './tour-price.ts';

/** What a traveller costs by. */
export interface PricedTraveller {
  readonly type: 'ADT' | 'CHD' | 'INF';
  readonly isExtraBed?: boolean | undefined;
  /** An adult's own room, or a child without a bed. */
  readonly bed?: '' | 'single' | 'no-bed' | undefined;
  readonly isIncludeVisa?: boolean | undefined;
  /** Ids of costs that somebody need not pay and chose. */
  readonly miscellaneous?: readonly string[] | undefined;
}

/** A party with what it chose. */
export interface TourChoice {
  readonly price: TourPrice;
  readonly pricePackage: TourPackage;
  readonly paxes: readonly PricedTraveller[];
  readonly unitOfVehicle?: number | undefined;
  /** Days from booking to start, on which promotions depend; 0 where unknown. */
  readonly daysAhead: number;
}

type Bucket = 'Adult' | 'Child' | 'ChildExtraBed' | 'ChildNoBed' | 'Infant';

/** By which of the package's prices somebody is charged; one that is not sold falls back to the type's plain price. */
export function bucketOf(traveller: PricedTraveller, pricePackage: TourPackage): Bucket {
  if (traveller.type === 'ADT') return 'Adult';
  if (traveller.type === 'INF') return 'Infant';
  if (traveller.isExtraBed && pricePackage.ChildExtraBedPrice > 0) return 'ChildExtraBed';
  if (traveller.bed === 'no-bed' && pricePackage.ChildNoBedPrice > 0) return 'ChildNoBed';
  if (pricePackage.ChildPrice > 0) return 'Child';
  return pricePackage.ChildNoBedPrice > 0 ? 'ChildNoBed' : 'ChildExtraBed';
}

/** Single rooms: for travellers who asked for one, and for a party of one. */
function countSingles({ paxes, pricePackage }: TourChoice): number {
  if (pricePackage.SingleSupplementPrice === 0) return 0;
  const asked = paxes.filter(({ type, bed }) => type === 'ADT' && bed === 'single').length;
  return Math.max(asked, paxes.length === 1 ? 1 : 0);
}

interface Sums {
  readonly minor: (major: number) => number;
  readonly major: (minor: number) => number;
}

const sumsIn = (currency: Currency): Sums => ({
  minor: (major) => fromMajor(major, currency).minor,
  major: (minor) => toMajor({ minor, currency }),
});

function rowsOf(choice: TourChoice, { minor, major }: Sums) {
  const { pricePackage, paxes } = choice;
  const counted = (bucket: Bucket) => paxes.filter((pax) => bucketOf(pax, pricePackage) === bucket).length;
  let totalMinor = 0;
  const row = (count: number, price: number) => {
    const rowMinor = count * minor(price);
    totalMinor += rowMinor;
    return [count, price, major(rowMinor)] as const;
  };
  const [TotalAdultPax, AdultPrice, TotalAdultPrice] = row(counted('Adult'), pricePackage.AdultPrice);
  const [TotalChildPax, ChildPrice, TotalChildPrice] = row(counted('Child'), pricePackage.ChildPrice);
  const [TotalChildExtraBedPax, ChildExtraBedPrice, TotalChildExtraBedPrice] = row(
    counted('ChildExtraBed'),
    pricePackage.ChildExtraBedPrice,
  );
  const [TotalChildNoBedPax, ChildNoBedPrice, TotalChildNoBedPrice] = row(
    counted('ChildNoBed'),
    pricePackage.ChildNoBedPrice,
  );
  const [TotalInfantPax, InfantPrice, TotalInfantPrice] = row(counted('Infant'), pricePackage.InfantPrice);
  const [TotalSingleSupplementPax, SingleSupplementPrice, TotalSingleSupplementPrice] = row(
    countSingles(choice),
    pricePackage.SingleSupplementPrice,
  );
  const units = pricePackage.UnitPrice > 0 ? Math.max(1, choice.unitOfVehicle ?? 1) : 0;
  const [VehicleUnit, , VehiclePrice] = row(units, pricePackage.UnitPrice);
  const people = { TotalAdultPax, AdultPrice, TotalAdultPrice, TotalChildPax, ChildPrice, TotalChildPrice };
  const beds = { TotalChildExtraBedPax, ChildExtraBedPrice, TotalChildExtraBedPrice };
  const noBeds = { TotalChildNoBedPax, ChildNoBedPrice, TotalChildNoBedPrice };
  const juniors = { TotalJuniorPax: 0, JuniorPrice: pricePackage.JuniorPrice, TotalJuniorPrice: 0 };
  const infants = { TotalInfantPax, InfantPrice, TotalInfantPrice };
  const singles = { TotalSingleSupplementPax, SingleSupplementPrice, TotalSingleSupplementPrice };
  const vehicle = { VehicleUnit, VehiclePrice };
  return { rows: { ...people, ...beds, ...noBeds, ...juniors, ...infants, ...singles, ...vehicle }, totalMinor };
}

function costsOf({ price, paxes }: TourChoice, { minor, major }: Sums) {
  let totalMinor = 0;
  const items = price.MiscellaneousCost.flatMap(({ Id, Item, Amount, Mandatory }) => {
    const payers = paxes.filter(({ type, miscellaneous }) =>
      Mandatory ? type !== 'INF' : miscellaneous?.includes(Id),
    ).length;
    if (payers === 0) return [];
    const costMinor = payers * minor(Amount);
    totalMinor += costMinor;
    return [{ Id, Item, Count: payers, Amount, Total: major(costMinor) }];
  });
  return { items, totalMinor };
}

/** The promotion that takes off most; undefined where none applies. */
export function bestPromo({ price, paxes, daysAhead }: Pick<TourChoice, 'price' | 'paxes' | 'daysAhead'>) {
  return price.Promos.filter(
    ({ MinPax, BookBeforeDays }) => paxes.length >= MinPax && daysAhead >= BookBeforeDays,
  ).sort((left, right) => right.DiscountPercent - left.DiscountPercent)[0];
}

/** What a choice costs, row by row: the one sum behind price check, checkout, booking and voucher. */
export function breakdownOf(choice: TourChoice): TourBreakdown {
  const { price, paxes } = choice;
  const currency = price.Currency;
  const sums = sumsIn(currency);
  const { minor, major } = sums;
  const { rows, totalMinor: subMinor } = rowsOf(choice, sums);
  const costs = costsOf(choice, sums);
  const promo = bestPromo(choice);
  const share = (percent: number, ofMinor: number) => multiply({ minor: ofMinor, currency }, percent / 100).minor;
  const discountMinor = promo ? share(promo.DiscountPercent, subMinor) : 0;
  const taxedMinor = subMinor - discountMinor;
  const visaMinor = paxes.filter(({ isIncludeVisa }) => isIncludeVisa).length * minor(price.Visa);
  const airportMinor = paxes.length * minor(price.AirportTax);
  const [vatMinor, mdrMinor] = [share(price.VAT, taxedMinor), share(price.MDR, taxedMinor)];
  const grandMinor =
    taxedMinor + vatMinor + mdrMinor + airportMinor + visaMinor + minor(price.ServiceFee) + costs.totalMinor;
  const dpMinor = price.DpType === 'Percent' ? share(price.DpAmount, grandMinor) : minor(price.DpAmount);
  return {
    Currency: currency,
    TotalAllPax: paxes.length,
    ...rows,
    SubTotal: major(subMinor),
    PromoName: promo?.Name ?? null,
    Discount: major(discountMinor),
    VAT: major(vatMinor),
    MDR: major(mdrMinor),
    AirportTax: major(airportMinor),
    PPh23: 0,
    Visa: major(visaMinor),
    ServiceFee: price.ServiceFee,
    Miscellaneous: major(costs.totalMinor),
    MiscellaneousItems: costs.items,
    DP: price.DpType === 'None' ? 0 : major(Math.min(dpMinor, grandMinor)),
    GrandTotal: major(grandMinor),
    PaidByAgent: 0,
  };
}
