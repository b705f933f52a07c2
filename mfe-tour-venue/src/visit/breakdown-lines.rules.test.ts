import { expect, test } from '@jest/globals';
import { breakdownOf, type PricedTraveller } from '@wisata/kernel/contracts/tour-breakdown';
import type { TourPrice } from '@wisata/kernel/contracts/tour-price';
import { VENUE_PRICE_ANSWER } from '@wisata/kernel/contracts/venue-answers.fixture';
import fc from 'fast-check';
import { grandTotal, rowsOf } from './breakdown-lines.rules.ts';

const PRICE: TourPrice = {
  ...VENUE_PRICE_ANSWER,
  VAT: 9,
  MDR: 1.5,
  AirportTax: 5,
  Visa: 20,
  ServiceFee: 3,
  PricePackages: VENUE_PRICE_ANSWER.PricePackages.map((each) => ({
    ...each,
    ChildExtraBedPrice: 40.25,
    ChildNoBedPrice: 21,
    InfantPrice: 4.75,
    SingleSupplementPrice: 30,
  })),
  MiscellaneousCost: [
    { ...costOf('TIPS', 4), Mandatory: true },
    { ...costOf('LUNCH', 12.5), Mandatory: false },
  ],
  Promos: [{ PromoId: 'P', Name: 'Group of six', Description: '', DiscountPercent: 6, MinPax: 6, BookBeforeDays: 0 }],
};

function costOf(Id: string, Amount: number) {
  return { Id, Item: Id, Amount, CategoryCode: '', CategoryName: '', Currency: 'SGD' as const, FareCode: Id };
}

const pax: fc.Arbitrary<PricedTraveller> = fc.record({
  type: fc.constantFrom('ADT', 'CHD', 'INF'),
  isExtraBed: fc.boolean(),
  bed: fc.constantFrom('', 'single', 'no-bed'),
  isIncludeVisa: fc.boolean(),
  miscellaneous: fc.subarray(['LUNCH']),
});

test('the rows of any party sum to the total', () => {
  const party = fc.array(pax, { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(party, fc.constantFrom(...PRICE.PricePackages), (paxes, pricePackage) => {
      const breakdown = breakdownOf({ price: PRICE, pricePackage, paxes, daysAhead: 0 });
      const sum = rowsOf(breakdown).reduce((minor, row) => minor + row.sum.minor, 0);
      expect(sum).toBe(grandTotal(breakdown).minor);
    }),
  );
});

test('what nobody pays has no row', () => {
  const paxes: PricedTraveller[] = [{ type: 'ADT' }, { type: 'ADT' }];
  const rows = rowsOf(
    breakdownOf({ price: VENUE_PRICE_ANSWER, pricePackage: VENUE_PRICE_ANSWER.PricePackages[0]!, paxes, daysAhead: 0 }),
  );
  expect(rows.map(({ code, count, sum }) => [code, count, sum.minor])).toEqual([['Adult', 2, 8800]]);
});
