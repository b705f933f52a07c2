import { expect, test } from '@jest/globals';
import { makeLine, VENUE_LINE } from '../api/order.fixture.ts';
import { aboutRupiah, beforeDiscount } from './line-amount.rules.ts';

test('price and discount make the price before, to the cent', () => {
  expect(beforeDiscount({ amount: 61.1, total_discount: 0.2, currency: 'SGD' })).toEqual({
    minor: 6130,
    currency: 'SGD',
  });
});

test('dollars are compared with rupiah, rupiah with nothing', () => {
  const dollars = { ...VENUE_LINE, amount_idr: 738_000 };
  expect(aboutRupiah([dollars, dollars])).toEqual({ minor: 1_476_000, currency: 'IDR' });
  expect(aboutRupiah([makeLine()])).toBeUndefined();
  expect(aboutRupiah([VENUE_LINE])).toBeUndefined();
});
