import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { TOUR_BOOKING_REQUEST, VENUE_BOOKING_REQUEST } from './tour-booking-request.ts';
import { bestPromo, breakdownOf, bucketOf } from './tour-breakdown.ts';
import { findClosure } from './tour-dates.ts';
import { findPartyProblem, partyProblemText } from './tour-party.ts';
import { TOUR_PRICE_ANSWER } from './tour-price.fixture.ts';
import type { TourPackage, TourPrice } from './tour-price.ts';
import { TOUR_BREAKDOWN, TOUR_PRICE } from './tour-price.ts';
import type { TourSchedule } from './tour-schedule.ts';

const PACKAGE: TourPackage = {
  PricePackageId: 'TUR-001-1',
  Name: 'Comfort',
  AllowTripleSharing: false,
  AdultPrice: 100.25,
  ChildPrice: 75,
  InfantPrice: 0,
  ChildExtraBedPrice: 85,
  ChildNoBedPrice: 60,
  JuniorPrice: 0,
  UnitPrice: 0,
  SingleSupplementPrice: 30,
  MinPax: 2,
  MaxPax: 4,
  StarLevel: 3,
  Capacity: 4,
  IncludeDriver: false,
};

const PRICE: TourPrice = {
  ...TOUR_PRICE_ANSWER,
  DpType: 'Percent',
  DpAmount: 30,
  Visa: 20,
  Tax: 'Excluded',
  AirportTax: 5,
  VAT: 9,
  ServiceFee: 2.5,
  PricePackages: [PACKAGE],
  MiscellaneousCost: [true, false].map((isMandatory) => ({
    Id: isMandatory ? 'TIPS' : 'HORSE',
    Item: isMandatory ? 'Tips' : 'Horse',
    Amount: isMandatory ? 6 : 14,
    Mandatory: isMandatory,
    CategoryCode: 'X',
    CategoryName: 'X',
    Currency: 'SGD',
    FareCode: 'X',
  })),
  Promos: [{ PromoId: 'E', Name: 'Early', Description: '', DiscountPercent: 8, MinPax: 1, BookBeforeDays: 60 }],
  BedTypes: [],
};

const ADULT = { type: 'ADT' } as const;

test('a breakdown sums to the cent, whatever is chosen', () => {
  expect(v.parse(TOUR_PRICE, PRICE)).toEqual(PRICE);
  const paxes = [
    { ...ADULT, bed: 'single', isIncludeVisa: true, miscellaneous: ['HORSE'] } as const,
    ADULT,
    { type: 'CHD', isExtraBed: true } as const,
  ];
  const breakdown = breakdownOf({ price: PRICE, pricePackage: PACKAGE, paxes, daysAhead: 60 });
  expect(v.parse(TOUR_BREAKDOWN, breakdown)).toEqual(breakdown);
  expect(breakdown).toMatchObject({
    TotalAdultPrice: 200.5,
    TotalChildExtraBedPrice: 85,
    TotalSingleSupplementPrice: 30,
    SubTotal: 315.5,
    Discount: 25.24,
    VAT: 26.12,
    AirportTax: 15,
    Visa: 20,
    ServiceFee: 2.5,
    Miscellaneous: 32,
    GrandTotal: 385.88,
    DP: 115.76,
  });
});

test('whoever travels alone has a room alone; a child sleeps where a price is given for it', () => {
  const alone = breakdownOf({ price: PRICE, pricePackage: PACKAGE, paxes: [ADULT], daysAhead: 0 });
  expect([alone.TotalSingleSupplementPax, alone.Discount]).toEqual([1, 0]);
  expect(bucketOf({ type: 'CHD', bed: 'no-bed' }, PACKAGE)).toBe('ChildNoBed');
  expect(bucketOf({ type: 'CHD', bed: 'no-bed' }, { ...PACKAGE, ChildNoBedPrice: 0 })).toBe('Child');
  expect(bestPromo({ price: PRICE, paxes: [ADULT], daysAhead: 59 })).toBeUndefined();
});

test.each([
  [[ADULT], 'Minimum number of pax is 2, please add 1 more pax(s)'],
  [Array.from({ length: 5 }, () => ADULT), 'Maximum number of pax is 4, please reduce number of pax'],
  [[ADULT, { type: 'INF' } as const], 'Package for Infant is not available'],
])('a party that a package does not take is told so in the words of the contract', (paxes, text) => {
  expect(partyProblemText(findPartyProblem(PACKAGE, paxes)!)).toBe(text);
});

const SCHEDULE: TourSchedule = {
  isPeriod: true,
  cutOffDate: 3,
  scheduleNonPeriods: [],
  schedulePeriod: {
    scheduleId: 'P',
    startDate: '2026-11-20',
    endDate: '2026-12-31',
    baseQuota: 10,
    status: 'open',
    blackDates: [{ start: '2026-12-24', end: '2026-12-26', reason: 'Christmas' }],
    blackDays: [7],
    quotaDetails: [{ date: '2026-12-02', quota: 1, timeId: null }],
  },
};

test.each([
  ['2026-11-22', 'BLACK_DAY'],
  ['2026-11-21', 'CUT_OFF'],
  ['2026-11-23', undefined],
  ['2026-12-02', 'FULL'],
  ['2026-12-25', 'BLACK_DATE'],
  ['2027-01-01', 'NOT_SCHEDULED'],
])('%s is closed by %s; weekday 7 is Sunday as 0 is', (date, code) => {
  expect(findClosure(SCHEDULE, date, { today: '2026-11-20', places: 2 })?.code).toBe(code);
});

test('a tour says its day with dashes, a venue with slashes; both are read as the same day', () => {
  const person = { type: 1, title: 'Mr', first_name: 'Budi', last_name: 'Santoso' };
  const contact = { first_name: 'Budi', last_name: 'Santoso', email: 'budi@mail.example' };
  const json = { uniqueId: 'VEN-001', price_id: 'P', contact, paxes: [person] };
  const venue = v.parse(VENUE_BOOKING_REQUEST, { ...json, tour_date: '2026/12/24' });
  const tour = v.parse(TOUR_BOOKING_REQUEST, { ...json, tour_date: '2026-12-24' });
  expect([venue.tour_date, venue.paxes[0]!.type]).toEqual([tour.tour_date, 'ADT']);
  expect(v.is(TOUR_BOOKING_REQUEST, { ...json, tour_date: '2026/12/24' })).toBe(false);
});
