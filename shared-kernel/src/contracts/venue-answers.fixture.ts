import { onePage, TOUR_CARD_ANSWER } from './tour-answers.fixture.ts';
import { TOUR_PRICE_ANSWER } from './tour-price.fixture.ts';
import type { TourPrice } from './tour-price.ts';
import type { TourCardAnswer, TourDetailAnswer } from './tour-product.ts';

/** An aquarium with sessions, priced in Singapore dollars. */
export const VENUE_CARD_ANSWER: TourCardAnswer = {
  ...TOUR_CARD_ANSWER,
  id: 'VEN-020',
  uniqueId: 'VEN-020',
  title: 'Southern Sea aquarium',
  description: 'A window as large as a tennis court.',
  thumbnail: '/media/snorkel-reef/VEN-020-1/960.avif?ratio=4x3&place=Singapore',
  category: { id: 8, name: 'Wildlife and gardens', code: 'WILDLIFE' },
  type: { id: 81, name: 'Aquarium', code: 'AQUARIUM' },
  cutOffDate: 0,
  minOfPax: 1,
  maxOfPax: 10,
  tripLengthDay: 1,
  tripLengthNight: 0,
  duration: 3,
  publishFare: 44,
  fromTotal: 88,
  locations: [{ city: 'Singapore', country: 'Singapore', countryCode: 'SG' }],
  destinations: [{ id: 2, name: 'South-East Asia' }],
  isAllowInquiry: false,
  rating: 4.6,
  highlights: ['The great window', 'Manta feeding', 'Sleepover for families'],
  latitude: 1.2584,
  longitude: 103.8205,
  nextDates: ['2026-11-20', '2026-11-21', '2026-11-22'],
  sessions: [
    { id: '1', start: '09:00', end: '12:00', left: 0 },
    { id: '2', start: '12:00', end: '15:00', left: 3 },
    { id: '3', start: '15:00', end: '18:00', left: 260 },
  ],
  firstDayTotal: 88,
};

/** A pass for an indoor playroom, which has no day. */
export const VENUE_PASS_CARD_ANSWER: TourCardAnswer = {
  ...VENUE_CARD_ANSWER,
  id: 'VEN-014',
  uniqueId: 'VEN-014',
  title: 'Indoor play pass',
  description: 'Good for any day within three months.',
  type: { id: 73, name: 'Indoor play', code: 'PLAYROOM' },
  category: { id: 7, name: 'Theme and water parks', code: 'PARK' },
  locations: [{ city: 'Jakarta', country: 'Indonesia', countryCode: 'ID' }],
  publishFare: 95_000,
  fromTotal: 190_000,
  currency: 'IDR',
  isPeriod: false,
  isOpenDate: true,
  validDays: 90,
  nextDates: [],
  sessions: [],
  firstDayTotal: 190_000,
};

/** Both on one page. */
export const VENUE_LIST_ANSWER = onePage([VENUE_CARD_ANSWER, VENUE_PASS_CARD_ANSWER]);

/** The aquarium: on 2 December the first session is full and the second has three places; nothing is left on the 5th. */
export const VENUE_DETAIL_ANSWER: TourDetailAnswer = {
  ...VENUE_CARD_ANSWER,
  productDescription:
    'A hundred thousand animals, and benches in front of the large window on which people forget the time.',
  itineraries: [],
  timeline: [
    { day: 1, time: '09:00', title: '09:00 – 12:00' },
    { day: 1, time: '12:00', title: '12:00 – 15:00' },
    { day: 1, time: '15:00', title: '15:00 – 18:00' },
  ],
  images: ['/media/snorkel-reef/VEN-020-1/960.avif?ratio=4x3&place=Singapore'],
  galleries: [
    {
      image: '/media/snorkel-reef/VEN-020-1/960.avif?ratio=4x3&place=Singapore',
      thumbnail: '/media/snorkel-reef/VEN-020-1/320.avif?ratio=4x3&place=Singapore',
      caption: 'The great window',
    },
  ],
  includes: ['Entrance for the chosen day', 'Audio guide on your phone, English and Indonesian'],
  excludes: ['Food and drinks', 'Parking'],
  facilities: ['Step-free with a wheelchair', 'Nursing room', 'Café'],
  bring: ['This voucher on your phone or on paper'],
  documents: { notes: '', others: '', processingRequirements: '', visaProcedures: '' },
  terms: [
    {
      title: 'Cancellation policy',
      tKey: 'cancellation',
      data: '100 % comes back until 24 hours before the start.\nAfter that nothing comes back.',
    },
    {
      title: 'Refund policy',
      tKey: 'refund',
      data: 'Money goes back the way it was paid, as a rule within 14 days of the answer to your request.',
    },
  ],
  refundSteps: [{ days_before: 1, percent: 100 }],
  meetingPoint: {
    name: 'Gate A, main entrance',
    address: '8 Sentosa Gateway, Singapore',
    latitude: 1.2584,
    longitude: 103.8205,
    time: null,
    timezone: 'Asia/Singapore',
  },
  needsPassport: false,
  reviews: [
    {
      AuthorName: 'Hendra W.',
      PostedTime: '2026-11-11',
      Rating: 4,
      Text: 'It rained, and they changed the order of the day so that it hardly mattered.',
    },
    {
      AuthorName: 'Ratna D.',
      PostedTime: '2026-10-19',
      Rating: 5,
      Text: 'Clean, friendly, and the food was better than at home.',
    },
  ],
  schedulePeriod: {
    scheduleId: 'VEN-020-PERIOD',
    startDate: '2026-11-20',
    endDate: '2027-01-31',
    baseQuota: 260,
    status: 'open',
    blackDates: [],
    blackDays: [],
    quotaDetails: [
      { date: '2026-12-02', quota: 0, timeId: '1' },
      { date: '2026-12-02', quota: 3, timeId: '2' },
      { date: '2026-12-05', quota: 0, timeId: '1' },
      { date: '2026-12-05', quota: 0, timeId: '2' },
      { date: '2026-12-05', quota: 0, timeId: '3' },
    ],
  },
  scheduleNonPeriods: [],
  tourTimes: [
    { id: '1', start: '09:00', end: '12:00' },
    { id: '2', start: '12:00', end: '15:00' },
    { id: '3', start: '15:00', end: '18:00' },
  ],
  venueTimes: [
    { id: '1', start: '09:00', end: '12:00' },
    { id: '2', start: '12:00', end: '15:00' },
    { id: '3', start: '15:00', end: '18:00' },
  ],
  serviceFee: 0,
};

/** The pass, which is bought without a day or a session. */
export const VENUE_PASS_ANSWER: TourDetailAnswer = {
  ...VENUE_DETAIL_ANSWER,
  ...VENUE_PASS_CARD_ANSWER,
  schedulePeriod: null,
  timeline: [],
  tourTimes: [],
  venueTimes: [],
};

/** What the aquarium costs on workdays. */
export const VENUE_PRICE_ANSWER: TourPrice = {
  ...TOUR_PRICE_ANSWER,
  PriceId: 'VEN-020-WD-P',
  Code: 'WD',
  PackageType: 'Ticket',
  ValidDays: [1, 2, 3, 4, 5],
  PricePackages: [
    {
      PricePackageId: 'VEN-020-1',
      Name: 'Standard',
      AllowTripleSharing: false,
      AdultPrice: 44,
      ChildPrice: 31,
      InfantPrice: 0,
      ChildExtraBedPrice: 0,
      ChildNoBedPrice: 0,
      JuniorPrice: 0,
      UnitPrice: 0,
      SingleSupplementPrice: 0,
      MinPax: 1,
      MaxPax: 10,
      StarLevel: 0,
      Capacity: 10,
      IncludeDriver: false,
    },
  ],
  MiscellaneousCost: [],
  Promos: [],
  BedTypes: [],
};

/** And what it costs at weekends. */
export const VENUE_WEEKEND_PRICE_ANSWER: TourPrice = {
  ...VENUE_PRICE_ANSWER,
  PriceId: 'VEN-020-WE-P',
  Code: 'WE',
  ValidDays: [0, 6],
  PricePackages: VENUE_PRICE_ANSWER.PricePackages.map((each) => ({ ...each, AdultPrice: 50, ChildPrice: 35 })),
};
