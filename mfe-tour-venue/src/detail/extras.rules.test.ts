import { expect, test } from '@jest/globals';
import { BOROBUDUR_PRICE } from '../api/visit.fixture.ts';
import { extrasFor, hasExtra, toggleExtra } from './extras.rules.ts';
import { travellerOf } from './people-rows.rules.ts';

const offered = { price: BOROBUDUR_PRICE, pricePackage: BOROBUDUR_PRICE.PricePackages[0]! };
const kindsOf = (row: 'ADT' | 'CHD', size: number) =>
  extrasFor(offered, travellerOf(row), size).map(({ kind, id }) => id || kind);

test('a room of one’s own is for adults in company; what everybody pays is no choice', () => {
  expect(kindsOf('ADT', 2)).toEqual(['single', 'visa', 'PHOTO']);
  expect(kindsOf('ADT', 1)).toEqual(['visa', 'PHOTO']);
  expect(kindsOf('CHD', 2)).toEqual(['visa', 'PHOTO']);
});

test('each extra is chosen and taken back by itself', () => {
  const traveller = travellerOf('ADT');
  for (const extra of extrasFor(offered, traveller, 2)) {
    const chosen = toggleExtra(traveller, extra);
    expect(hasExtra(traveller, extra)).toBe(false);
    expect(hasExtra(chosen, extra)).toBe(true);
    expect(toggleExtra(chosen, extra)).toEqual(traveller);
  }
});
