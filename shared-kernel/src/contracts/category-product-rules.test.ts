import { describe, expect, test } from '@jest/globals';
import { rng } from '../random.ts';
import { findDayClosure, findProductClosure, freeUntilMs, productPrice, unitsOf } from './category-product-rules.ts';
import type { ProductSale } from './category-product-sale.ts';

const SALE: ProductSale = {
  uniqueId: 'ACT-001',
  service: 'category_product_activities',
  product_unit: 'person',
  currency: 'IDR',
  options: [{ id: 'group', name: 'Group', description: '', priceAdult: 375_000, priceChild: 325_000 }],
  childAges: [8, 11],
  needsNames: false,
  mostUnits: 6,
  timeZone: 'Asia/Makassar',
  sessions: [
    { id: '0700', start: '07:00', end: '09:30' },
    { id: '1530', start: '15:30', end: '18:00' },
  ],
  firstDate: '2026-11-20',
  lastDate: '2027-05-19',
  closedWeekdays: [1],
  few: [
    { date: '2026-12-11', session: '0700', left: 2 },
    { date: '2026-12-12', session: '0700', left: 0 },
    { date: '2026-12-12', session: '1530', left: 1 },
  ],
  cutOffHours: 3,
  freeHours: 24,
  meetingPoint: { name: '', address: '', latitude: 0, longitude: 0 },
};

test('three hundred generated choices: the parts sum to the total in either currency', () => {
  const random = rng('product totals');
  for (let choice = 0; choice < 300; choice += 1) {
    const currency = random.pick(['IDR', 'SGD'] as const);
    const unit = random.pick(['person', 'piece'] as const);
    const price = currency === 'IDR' ? random.int(1, 2_000) * 1_000 : random.int(1, 40_000) / 100;
    const child = currency === 'IDR' ? Math.round(price / 2) : Math.round(price * 50) / 100;
    const option = { id: 'one', name: '', description: '', priceAdult: price, priceChild: random.pick([child, null]) };
    const units = {
      adult: random.int(1, 6),
      child: option.priceChild === null ? 0 : random.int(0, 4),
      qty: random.int(1, 9),
    };
    const paid = productPrice({ currency, product_unit: unit }, option, units);
    const minor = (amount: number) => Math.round(amount * (currency === 'SGD' ? 100 : 1));
    const parts =
      unit === 'piece' ? minor(paid.price) * paid.TotalQty : minor(paid.TotalAdultPrice) + minor(paid.TotalChildPrice);
    expect(minor(paid.GrandTotal)).toBe(parts);
    expect(paid.SubTotal).toBe(paid.GrandTotal);
    expect(paid.TotalQty).toBe(unitsOf({ product_unit: unit }, units));
    expect(paid.TotalAllPax).toBe(paid.TotalAdultPax + paid.TotalChildPax);
  }
});

describe('a session', () => {
  const asked = { units: 2, nowMs: Date.parse('2026-11-20T03:00:00Z') };
  test.each([
    ['2026-12-11', '0700', 2, undefined],
    ['2026-12-11', '0700', 3, 'FULL'],
    ['2026-12-11', '1530', 6, undefined],
    ['2026-12-14', '0700', 1, 'CLOSED'],
    ['2026-11-20', '0700', 1, 'TOO_LATE'],
    ['2026-11-20', '1530', 1, undefined],
    ['2026-11-19', '0700', 1, 'OUTSIDE'],
    ['2027-05-20', '0700', 1, 'OUTSIDE'],
  ])('of %s at %s for %i is %s', (date, session, units, closure) => {
    expect(findProductClosure(SALE, { date, session }, { ...asked, units })).toBe(closure);
  });

  test('a day is open as long as one session is', () => {
    expect(findDayClosure(SALE, '2026-12-11', { ...asked, units: 6 })).toBeUndefined();
    expect(findDayClosure(SALE, '2026-12-12', { ...asked, units: 1 })).toBeUndefined();
    expect(findDayClosure(SALE, '2026-12-12', { ...asked, units: 2 })).toBe('FULL');
  });

  test('can be given back until its hours before the start, on the clocks of the place', () => {
    const day = { date: '2026-12-11', session: '0700' };
    expect(freeUntilMs(SALE, day, asked.nowMs)).toBe(Date.parse('2026-12-09T23:00:00Z'));
    expect(freeUntilMs(SALE, day, Date.parse('2026-12-10T00:00:00Z'))).toBeUndefined();
    expect(freeUntilMs({ ...SALE, freeHours: null }, day, 0)).toBeUndefined();
  });
});
