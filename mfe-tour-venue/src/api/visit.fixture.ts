import type { TourPrice } from '@wisata/kernel/contracts/tour-price';
import type { TourCardAnswer, TourDetailAnswer, TourListAnswer } from '@wisata/kernel/contracts/tour-product';

const HERITAGE = { id: 21, name: 'Heritage', code: 'HERITAGE' };

/** Borobudur in a day, from Yogyakarta. */
export const BOROBUDUR: TourCardAnswer = {
  id: 'TUR-005',
  uniqueId: 'TUR-005',
  title: 'Borobudur and Prambanan in one day',
  description: 'Buddha’s mountain in the morning, Shiva’s towers at sunset.',
  thumbnail: '/media/tour/temple',
  category: { id: 2, name: 'Culture and heritage', code: 'CULTURE' },
  type: HERITAGE,
  cutOffDate: 1,
  minOfPax: 2,
  maxOfPax: 12,
  tripLengthDay: 1,
  tripLengthNight: 0,
  duration: 13,
  publishFare: 72,
  fromTotal: 144,
  fromAdults: 2,
  fromChildren: 0,
  currency: 'SGD',
  currencyRate: 12_000,
  locations: [{ city: 'Yogyakarta', country: 'Indonesia', countryCode: 'ID' }],
  destinations: [{ id: 1, name: 'Domestic' }],
  isPeriod: true,
  isOpenDate: false,
  validDays: 0,
  isAllowInquiry: false,
  rating: 4.8,
  reviewCount: 12,
  highlights: ['A thousand years of reliefs, told as stories', 'Lunch in a joglo house'],
  languages: ['en', 'id'],
  latitude: -7.7891,
  longitude: 110.3634,
  nextDates: ['2026-11-26', '2026-11-27'],
  sessions: [],
  firstDayTotal: 144,
};

/** A longer and dearer one. */
export const BROMO: TourCardAnswer = {
  ...BOROBUDUR,
  id: 'TUR-001',
  uniqueId: 'TUR-001',
  title: 'Bromo sunrise',
  type: { id: 11, name: 'Volcano', code: 'VOLCANO' },
  tripLengthDay: 2,
  tripLengthNight: 1,
  duration: 0,
  publishFare: 188,
  fromTotal: 376,
  fromAdults: 2,
  fromChildren: 0,
  firstDayTotal: 376,
  rating: 4.3,
  latitude: -7.94,
  longitude: 112.95,
};

const cards = [BOROBUDUR, BROMO];

/** A list of both, the first by name in front. */
export const TOUR_LIST_ANSWER: TourListAnswer = {
  type: [{ ...HERITAGE, count: 1 }],
  data: cards,
  current_page: 1,
  from: 1,
  to: 2,
  first_item: 1,
  last_item: cards.length,
  per_page: 100,
  total: cards.length,
};

/** The same as its page has it: any day but Mondays, closed for a day of silence. */
export const BOROBUDUR_DETAIL: TourDetailAnswer = {
  ...BOROBUDUR,
  productDescription: 'We reach Borobudur before the buses, with a guide who reads the reliefs like a comic.',
  itineraries: [
    { day: 1, title: 'Two wonders, one day', description: 'Pick-up 05:00, Borobudur from 06:30.', carrier: 'Minibus' },
  ],
  timeline: [
    { day: 1, time: '05:00', title: 'Pick-up in Yogyakarta', kind: 'start' },
    { day: 1, time: '06:30', title: 'Borobudur, upper terraces first' },
  ],
  images: ['/media/tour/temple', '/media/tour/volcano'],
  galleries: [
    { image: '/media/tour/temple', thumbnail: '/media/tour/temple', caption: 'Borobudur' },
    { image: '/media/tour/volcano', thumbnail: '/media/tour/volcano', caption: 'Merapi' },
  ],
  includes: ['Guide', 'Entrance'],
  excludes: ['Tips'],
  facilities: [],
  bring: ['Sarong'],
  documents: { notes: '', others: '', processingRequirements: '', visaProcedures: '' },
  terms: [
    { title: 'Refund policy', tKey: 'refund', data: 'Money goes back the way it came.\nWithin 14 days.' },
    { title: 'Other', tKey: 'other', data: '' },
  ],
  refundSteps: [
    { days_before: 7, percent: 100 },
    { days_before: 2, percent: 50 },
  ],
  meetingPoint: {
    name: 'South gate of Yogyakarta station',
    address: 'Jl. Pasar Kembang, Yogyakarta',
    latitude: -7.7891,
    longitude: 110.3634,
    time: '05:00',
    timezone: 'Asia/Jakarta',
  },
  needsPassport: false,
  reviews: [
    { AuthorName: 'Dewi', PostedTime: '2026-11-15', Rating: 5, Text: 'Worth the early start.' },
    { AuthorName: 'Made', PostedTime: '2026-11-02', Rating: 4, Text: '' },
  ],
  schedulePeriod: {
    scheduleId: 'S-1',
    startDate: '2026-11-01',
    endDate: '2027-03-31',
    baseQuota: 20,
    status: 'open',
    blackDates: [{ start: '2026-12-09', end: '2026-12-10', reason: 'Day of silence' }],
    blackDays: [1],
    quotaDetails: [
      { date: '2026-12-12', quota: 1, timeId: null },
      { date: '2026-12-13', quota: 4, timeId: null },
    ],
  },
  scheduleNonPeriods: [],
  tourTimes: [],
  venueTimes: [],
  serviceFee: 3,
  isAllowInquiry: true,
};

const PACKAGE = {
  PricePackageId: 'PKG-1',
  Name: 'Small group',
  AllowTripleSharing: false,
  AdultPrice: 72,
  ChildPrice: 54,
  InfantPrice: 0,
  ChildExtraBedPrice: 60,
  ChildNoBedPrice: 0,
  JuniorPrice: 0,
  UnitPrice: 0,
  SingleSupplementPrice: 20,
  MinPax: 2,
  MaxPax: 4,
  StarLevel: 3,
  Capacity: 12,
  IncludeDriver: true,
} as const;

/** One list with two packages, of which the second takes adults alone. */
export const BOROBUDUR_PRICE: TourPrice = {
  PriceId: 'PRC-1',
  Code: 'PUB',
  PriceType: 'Public',
  PackageType: 'Group',
  DpType: 'None',
  DpAmount: 0,
  Visa: 30,
  Tax: 'Excluded',
  AirportTax: 0,
  VAT: 1.1,
  MDR: 0,
  JuniorMinimalAge: 0,
  JuniorMaximalAge: 0,
  ChildMinimalAge: 2,
  ChildMaximalAge: 11,
  Currency: 'SGD',
  ServiceFee: 3,
  Source: 'own',
  ValidDays: [],
  PricePackages: [
    PACKAGE,
    {
      ...PACKAGE,
      PricePackageId: 'PKG-2',
      Name: 'Private',
      AdultPrice: 118,
      ChildPrice: 0,
      ChildExtraBedPrice: 0,
      MinPax: 4,
      MaxPax: 10,
    },
  ],
  MiscellaneousCost: [
    {
      Id: 'TIPS',
      Item: 'Tips',
      Amount: 3,
      Mandatory: true,
      CategoryCode: 'T',
      CategoryName: 'Tips',
      Currency: 'SGD',
      FareCode: 'T',
    },
    {
      Id: 'PHOTO',
      Item: 'Photographer',
      Amount: 35,
      Mandatory: false,
      CategoryCode: 'P',
      CategoryName: 'Extras',
      Currency: 'SGD',
      FareCode: 'P',
    },
  ],
  Promos: [],
  BedTypes: [{ BedTypeId: 'TWIN', Name: 'Two single beds' }],
};
