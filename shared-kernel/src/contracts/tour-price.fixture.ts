import { breakdownOf } from './tour-breakdown.ts';
import type { TourBreakdown, TourPrice } from './tour-price.ts';

const EXTRA = { Mandatory: false, CategoryCode: 'EXTRA', CategoryName: 'Extras', Currency: 'SGD' } as const;

const COMFORT: TourPrice['PricePackages'][number] = {
  PricePackageId: 'TUR-001-1',
  Name: 'Comfort, 3 stars',
  AllowTripleSharing: false,
  AdultPrice: 165,
  ChildPrice: 124,
  InfantPrice: 16.5,
  ChildExtraBedPrice: 140.5,
  ChildNoBedPrice: 99,
  JuniorPrice: 0,
  UnitPrice: 0,
  SingleSupplementPrice: 38,
  MinPax: 2,
  MaxPax: 16,
  StarLevel: 3,
  Capacity: 16,
  IncludeDriver: false,
};

/** Two hotel levels for a party of two or more, with tips that everybody pays. */
export const TOUR_PRICE_ANSWER: TourPrice = {
  PriceId: 'TUR-001-ALL-P',
  Code: 'ALL',
  PriceType: 'Public',
  PackageType: 'Group',
  DpType: 'None',
  DpAmount: 0,
  Visa: 0,
  Tax: 'Included',
  AirportTax: 0,
  VAT: 0,
  MDR: 0,
  ServiceFee: 0,
  JuniorMinimalAge: 0,
  JuniorMaximalAge: 0,
  ChildMinimalAge: 2,
  ChildMaximalAge: 11,
  Currency: 'SGD',
  Source: 'api',
  ValidDays: [],
  PricePackages: [
    COMFORT,
    {
      ...COMFORT,
      PricePackageId: 'TUR-001-2',
      Name: 'Superior, 4 stars',
      AdultPrice: 228,
      ChildPrice: 171,
      InfantPrice: 23,
      ChildExtraBedPrice: 194,
      ChildNoBedPrice: 137,
      SingleSupplementPrice: 62,
      MaxPax: 12,
      StarLevel: 4,
      Capacity: 12,
    },
  ],
  MiscellaneousCost: [
    {
      Id: 'TUR-001-TIPS',
      Item: 'Tips for guide and driver',
      Amount: 6,
      Mandatory: true,
      CategoryCode: 'TIPPING',
      CategoryName: 'Tips for guide and driver',
      Currency: 'SGD',
      FareCode: 'TIPS',
    },
    {
      Id: 'TUR-001-HORSE',
      Item: 'Horse ride to the foot of the crater',
      Amount: 14,
      ...EXTRA,
      FareCode: 'HORSE',
    },
    {
      Id: 'TUR-001-INSURANCE',
      Item: 'Travel insurance',
      Amount: 5,
      ...EXTRA,
      FareCode: 'INSURANCE',
    },
  ],
  Promos: [
    {
      PromoId: 'TUR-001-GROUP',
      Name: 'Group of six',
      Description: '6 % off for six people or more',
      DiscountPercent: 6,
      MinPax: 6,
      BookBeforeDays: 0,
    },
  ],
  BedTypes: [
    { BedTypeId: 'TUR-001-TWIN', Name: 'Two single beds' },
    { BedTypeId: 'TUR-001-DOUBLE', Name: 'One large bed' },
  ],
};

/** What it costs two adults, one of them on a horse, and a child in an extra bed. */
export const TOUR_BREAKDOWN_ANSWER: TourBreakdown = breakdownOf({
  price: TOUR_PRICE_ANSWER,
  pricePackage: TOUR_PRICE_ANSWER.PricePackages[0]!,
  paxes: [{ type: 'ADT', miscellaneous: ['TUR-001-HORSE'] }, { type: 'ADT' }, { type: 'CHD', isExtraBed: true }],
  daysAhead: 12,
});
