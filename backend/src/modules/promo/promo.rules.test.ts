import { describe, expect, test } from '@jest/globals';
import { money } from '@wisata/kernel/money';
import { FREE } from './promo.fixture.ts';
import { findPromoFailures, PROMO_MESSAGES, promoDiscount } from './promo.rules.ts';
import type { PromoFailure, PromoOrder, PromoTerms } from './promo.rules.ts';

/** Booked on Friday 20 November 2026 at 10:00 in Jakarta, from Monday 7 December for four nights. */
const ORDER: PromoOrder = {
  service: 'hotel',
  amount: money(1_000_000, 'IDR'),
  rupiahRate: 1,
  bookedAt: new Date('2026-11-20T03:00:00Z'),
  stayDate: '2026-12-07',
  nights: 4,
  regions: ['Bali', 'DPS'],
  hotels: ['Samudra Biru Sanur', 'HTL-DPS-001'],
};
const MOMENT = { now: new Date('2026-11-20T03:05:00Z'), uses: 3 };
const SECOND = { period: 'stay', first: '2026-12-01', last: '2026-12-31' } as const;

const failures = (terms: Partial<PromoTerms>, order: Partial<PromoOrder> = {}) =>
  findPromoFailures({ ...FREE, ...terms }, { ...ORDER, ...order }, MOMENT);
const inJakarta = (wallTime: string) => new Date(`${wallTime}:00+07:00`);

test.each<[PromoFailure, string, Partial<PromoTerms>, Partial<PromoTerms>]>([
  ['PROMO_TYPE', 'Voucher code type does not match', { type: 'flight' }, { type: 'hotel' }],
  [
    'PROMO_MIN_ORDER',
    'The total amount does not meet the minimum order requirement.',
    { minOrder: 1_000_001 },
    { minOrder: 1_000_000 },
  ],
  [
    'PROMO_CHECK_IN_DATE',
    'Voucher code not available on this checkin date',
    { periodType: 'stay', startDate: '2026-12-08', endDate: '2026-12-31' },
    { periodType: 'stay', startDate: '2026-12-07', endDate: '2026-12-07' },
  ],
  [
    'PROMO_BOOKING_TIME',
    'Voucher code not available on this booking date/time',
    { periodType: 'booking', startDate: '2026-11-21', endDate: '2026-11-30' },
    { periodType: 'booking', startDate: '2026-11-20', endDate: '2026-11-20', startTime: '10:00', endTime: '10:00' },
  ],
  [
    'PROMO_BOOKING_TIME',
    'Voucher code not available on this booking date/time',
    { periodType: 'booking', startTime: '10:01', endTime: '23:00' },
    { periodType: 'booking', startTime: '22:00', endTime: '10:00' },
  ],
  [
    'PROMO_PERIOD',
    'Voucher code not available on this period',
    { startDate: '2026-11-20', startTime: '10:01', endDate: '2026-11-30' },
    { startDate: '2026-11-19', startTime: '23:00', endDate: '2026-11-21', endTime: '01:00' },
  ],
  [
    'PROMO_PERIOD',
    'Voucher code not available on this period',
    { expiresAt: MOMENT.now },
    { startAt: MOMENT.now, expiresAt: new Date(MOMENT.now.getTime() + 1) },
  ],
  [
    'PROMO_MIN_NIGHTS',
    'The total nights do not meet the minimum stay requirement.',
    { minTotalNight: 5 },
    { minTotalNight: 4 },
  ],
  ['PROMO_REGION', 'Voucher code is not valid for this region', { regions: ['Lombok'] }, { regions: ['bali '] }],
  [
    'PROMO_HOTEL',
    'Voucher code is not valid for this hotel.',
    { hotels: ['Samudra Biru'] },
    { hotels: ['htl-dps-001'] },
  ],
  [
    'PROMO_CHECK_IN_DAY',
    'Voucher code is not valid for this check-in day.',
    { checkInDays: [0, 2] },
    { checkInDays: [1] },
  ],
  ['PROMO_BOOKING_DAY', 'Voucher code is not valid for this booking day.', { bookingDays: [7] }, { bookingDays: [5] }],
  ['PROMO_USED_UP', 'Voucher code not available', { maxUses: 3 }, { maxUses: 4 }],
])('%s: "%s"', (failure, message, failing, passing) => {
  expect(failures(failing)).toEqual([failure]);
  expect(PROMO_MESSAGES[failure]).toBe(message);
  expect(failures(passing)).toEqual([]);
});

test('all reasons come in the order of the contract, the decisive one first', () => {
  const reasons = failures(
    {
      type: 'flight',
      minOrder: 2_000_000,
      periodType: SECOND.period,
      startDate: '2027-01-01',
      endDate: '2027-01-31',
      minTotalNight: 9,
      regions: ['Medan'],
      hotels: ['None'],
      checkInDays: [6],
      bookingDays: [1],
      maxUses: 1,
    },
    {},
  );
  expect(reasons).toEqual([
    ...['PROMO_TYPE', 'PROMO_MIN_ORDER', 'PROMO_CHECK_IN_DATE', 'PROMO_MIN_NIGHTS', 'PROMO_REGION', 'PROMO_HOTEL'],
    ...['PROMO_CHECK_IN_DAY', 'PROMO_BOOKING_DAY', 'PROMO_USED_UP'],
  ]);
});

describe('days and times', () => {
  test('0 and 7 are both Sunday', () => {
    for (const day of [0, 7]) {
      expect(failures({ checkInDays: [day] }, { stayDate: '2026-12-06' })).toEqual([]);
      expect(failures({ checkInDays: [day] }, { stayDate: '2026-12-05' })).toEqual(['PROMO_CHECK_IN_DAY']);
    }
  });

  test.each([
    ['2026-11-20T21:59', ['PROMO_BOOKING_TIME']],
    ['2026-11-20T22:00', []],
    ['2026-11-21T02:00', []],
    ['2026-11-21T02:01', ['PROMO_BOOKING_TIME']],
    ['2026-11-20T01:00', ['PROMO_BOOKING_TIME']],
  ])('22:00 to 02:00 on 20 November, booked at %s: %j', (wallTime, expected) => {
    const night = { startDate: '2026-11-20', endDate: '2026-11-20', startTime: '22:00', endTime: '02:00' };
    expect(failures({ ...night, periodType: 'booking' }, { bookedAt: inJakarta(wallTime) })).toEqual(expected);
  });

  test('after midnight a night window still counts as the evening before', () => {
    const fridayNight: Partial<PromoTerms> = {
      periodType: 'booking',
      startTime: '22:00',
      endTime: '02:00',
      bookingDays: [5],
    };
    expect(failures(fridayNight, { bookedAt: inJakarta('2026-11-21T01:30') })).toEqual([]);
    expect(failures(fridayNight, { bookedAt: inJakarta('2026-11-20T01:30') })).toEqual(['PROMO_BOOKING_DAY']);
  });

  test('the day is that of Jakarta', () => {
    expect(failures({ bookingDays: [6] }, { bookedAt: new Date('2026-11-20T17:00:00Z') })).toEqual([]);
    expect(failures({ bookingDays: [6] }, { bookedAt: new Date('2026-11-20T16:59:59Z') })).toEqual([
      'PROMO_BOOKING_DAY',
    ]);
  });

  test('an order without a check-in meets no rule about it', () => {
    const order = { service: 'train', stayDate: null, nights: null, regions: [], hotels: [] };
    expect(failures({ periodType: 'stay', startDate: '2026-01-01' }, order)).toEqual(['PROMO_CHECK_IN_DATE']);
    expect(failures({ minTotalNight: 1, regions: ['Bali'], hotels: ['X'], checkInDays: [1] }, order)).toEqual([
      ...['PROMO_MIN_NIGHTS', 'PROMO_REGION', 'PROMO_HOTEL', 'PROMO_CHECK_IN_DAY'],
    ]);
    expect(failures({ periodType: 'stay' }, order)).toEqual([]);
  });
});

describe('discount', () => {
  const percent = (discountPercent: number, discountMax: number | null = null) => ({
    ...FREE,
    isFixed: false,
    discountPercent,
    discountMax,
  });

  test.each([
    [percent(15), 1_234_567, 185_185],
    [percent(15, 100_000), 1_234_567, 100_000],
    [percent(33.33), 100, 33],
    [percent(100), 999, 999],
    [FREE, 30_000, 30_000],
    [FREE, 1_000_000, 50_000],
  ])('rupiah %#', (terms, amountMinor, expected) => {
    expect(promoDiscount(terms, { amount: money(amountMinor, 'IDR'), rupiahRate: 1 })).toEqual(money(expected, 'IDR'));
  });

  test('dollars are compared and discounted at the fixed rate, rounded down to the cent', () => {
    const order = { amount: money(10_000, 'SGD'), rupiahRate: 12_000 };
    expect(failures({ minOrder: 1_200_000 }, order)).toEqual([]);
    expect(failures({ minOrder: 1_200_001 }, order)).toEqual(['PROMO_MIN_ORDER']);
    expect(promoDiscount({ ...FREE, discountAmount: 100_000 }, order)).toEqual(money(833, 'SGD'));
    expect(promoDiscount(percent(12.5), order)).toEqual(money(1250, 'SGD'));
  });
});
