import { describe, expect, test } from '@jest/globals';
import { money } from '@wisata/kernel/money';
import fc from 'fast-check';
import { FREE } from './promo.fixture.ts';
import { findPromoFailures, isInsideDailyWindow, promoDiscount } from './promo.rules.ts';
import type { PromoOrder, PromoTerms } from './promo.rules.ts';

const day = fc.integer({ min: 0, max: 60 }).map((offset) => `2026-12-${String((offset % 31) + 1).padStart(2, '0')}`);
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const weekdays = fc.subarray([0, 1, 2, 3, 4, 5, 6, 7]);
const names = fc.subarray(['Bali', 'Medan', 'Solo']);
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const instant = fc.integer({ min: 0, max: 60 * 24 }).map((hours) => new Date(Date.UTC(2026, 10, 1, hours)));

const limits: { [Key in keyof PromoTerms]?: fc.Arbitrary<PromoTerms[Key]> } = {
  type: fc.constantFrom('all', 'hotel', 'flight'),
  minOrder: fc.integer({ min: 0, max: 5_000_000 }),
  startAt: maybe(instant),
  expiresAt: maybe(instant),
  maxUses: maybe(fc.integer({ min: 0, max: 8 })),
  startDate: maybe(day),
  endDate: maybe(day),
  minTotalNight: maybe(fc.integer({ min: 1, max: 10 })),
  regions: names,
  hotels: names,
  checkInDays: weekdays,
  bookingDays: weekdays,
};
const anyTerms: fc.Arbitrary<PromoTerms> = fc.record({
  ...(limits as { [Key in keyof Required<PromoTerms>]: fc.Arbitrary<PromoTerms[Key]> }),
  isFixed: fc.boolean(),
  discountAmount: fc.integer({ min: 0, max: 10_000_000 }),
  discountPercent: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
  discountMax: maybe(fc.integer({ min: 0, max: 2_000_000 })),
  periodType: fc.constantFrom('stay' as const, 'booking' as const, null),
  startTime: maybe(clock),
  endTime: maybe(clock),
});
const anyOrder: fc.Arbitrary<PromoOrder> = fc
  .record({
    service: fc.constantFrom('hotel', 'flight'),
    amount: fc
      .tuple(fc.integer({ min: 0, max: 900_000_000 }), fc.constantFrom('IDR' as const, 'SGD' as const))
      .map(([minor, currency]) => money(minor, currency)),
    bookedAt: instant,
    stayDate: maybe(day),
    nights: maybe(fc.integer({ min: 1, max: 20 })),
    regions: names,
    hotels: names,
  })
  .map((order) => ({ ...order, rupiahRate: order.amount.currency === 'IDR' ? 1 : 12_000 }));
const anyMoment = fc.record({ now: instant, uses: fc.integer({ min: 0, max: 10 }) });

describe('laws', () => {
  test('a discount is never negative, above the order, or above the cap', () => {
    fc.assert(
      fc.property(anyTerms, anyOrder, (terms, order) => {
        const { minor, currency } = promoDiscount(terms, order);
        expect(currency).toBe(order.amount.currency);
        expect(minor).toBeGreaterThanOrEqual(0);
        expect(minor).toBeLessThanOrEqual(order.amount.minor);
        if (terms.discountMax !== null)
          expect(currency === 'IDR' ? minor : minor * 120).toBeLessThanOrEqual(terms.discountMax);
      }),
    );
  });

  test('a larger order never gets a smaller discount', () => {
    fc.assert(
      fc.property(anyTerms, anyOrder, fc.nat({ max: 1_000_000 }), (terms, order, more) => {
        const larger = money(order.amount.minor + more, order.amount.currency);
        expect(promoDiscount(terms, { ...order, amount: larger }).minor).toBeGreaterThanOrEqual(
          promoDiscount(terms, order).minor,
        );
      }),
    );
  });

  test('one more limit never makes an unusable code usable, and never takes a reason away', () => {
    const oneLimit = fc.constantFrom(
      'type',
      'minOrder',
      'maxUses',
      'minTotalNight',
      'regions',
      'hotels',
      'checkInDays',
      'bookingDays',
      'expiresAt',
    ) as fc.Arbitrary<keyof PromoTerms>;
    fc.assert(
      fc.property(anyTerms, anyTerms, oneLimit, anyOrder, anyMoment, (terms, other, limit, order, moment) => {
        const without = { ...terms, [limit]: FREE[limit] };
        const before = findPromoFailures(without, order, moment);
        const after = findPromoFailures({ ...without, [limit]: other[limit] }, order, moment);
        expect(after).toEqual(expect.arrayContaining(before));
      }),
    );
  });

  test('a code without limits is always usable', () => {
    fc.assert(
      fc.property(anyOrder, anyMoment, (order, moment) => {
        expect(findPromoFailures(FREE, order, moment)).toEqual([]);
      }),
    );
  });

  test('each time of day is inside exactly one of a window and the rest of the day', () => {
    fc.assert(
      fc.property(clock, clock, clock, (time, start, end) => {
        fc.pre(start !== end && time !== start && time !== end);
        expect(isInsideDailyWindow(time, start, end)).toBe(!isInsideDailyWindow(time, end, start));
      }),
    );
  });
});
