import { readerOf } from '@wisata/kernel/contracts/reader';
import { TOUR_BREAKDOWN, TOUR_PRICES } from '@wisata/kernel/contracts/tour-price';
import { TOUR_CATEGORY, TOUR_LOCATION, TOUR_TYPE } from '@wisata/kernel/contracts/tour-masters';
import { DAY_HOUR, TOUR_CARD, TOUR_DETAIL, TOUR_LIST } from '@wisata/kernel/contracts/tour-product';
import * as v from 'valibot';

const NAMED = { id: 0, name: '', code: '' } as const;

const CARD_NEEDED = ['uniqueId', 'title', 'publishFare'] as const;
const CARD_ELSE = {
  description: '',
  thumbnail: '',
  category: NAMED,
  type: NAMED,
  cutOffDate: 0,
  minOfPax: 1,
  maxOfPax: 99,
  tripLengthDay: 1,
  tripLengthNight: 0,
  duration: 0,
  fromTotal: undefined,
  fromAdults: 1,
  fromChildren: 0,
  currency: undefined,
  currencyRate: 1,
  locations: [],
  isPeriod: false,
  isOpenDate: false,
  validDays: 0,
  isAllowInquiry: false,
  rating: 0,
  reviewCount: 0,
  highlights: [],
  languages: [],
  latitude: undefined,
  longitude: undefined,
  nextDates: [],
  sessions: [],
  firstDayTotal: undefined,
} as const;

export const CARD = readerOf(TOUR_CARD, CARD_NEEDED, CARD_ELSE);
export type CardRead = v.InferOutput<typeof CARD>;

export const LIST = readerOf(TOUR_LIST, [], { type: [] }, { data: v.array(CARD) });

const DETAIL_ELSE = {
  ...CARD_ELSE,
  productDescription: '',
  itineraries: [],
  galleries: [],
  includes: [],
  excludes: [],
  facilities: [],
  bring: [],
  documents: { notes: '', others: '', processingRequirements: '', visaProcedures: '' },
  terms: [],
  refundSteps: [],
  needsPassport: false,
  reviews: [],
  schedulePeriod: null,
  scheduleNonPeriods: [],
  tourTimes: [],
  venueTimes: [],
  serviceFee: 0,
} as const;

/** A kind of stop that this release does not know has no sign. */
const HOUR = readerOf(DAY_HOUR, ['day', 'time', 'title'], { kind: undefined });

export const DETAIL = readerOf(TOUR_DETAIL, [...CARD_NEEDED, 'meetingPoint'], DETAIL_ELSE, {
  timeline: v.fallback(v.array(HOUR), []),
});
export type DetailRead = v.InferOutput<typeof DETAIL>;

/** Prices are summed here by the rules of the contract, so they are read whole. */
export const PRICES = TOUR_PRICES;
export const BREAKDOWN = TOUR_BREAKDOWN;

export const PLACE = readerOf(TOUR_LOCATION, ['LocationId', 'City'], { Country: '', SubCountry: '', CountryCode: '' });
export type PlaceRead = v.InferOutput<typeof PLACE>;

export const CATEGORY = readerOf(TOUR_CATEGORY, ['id', 'name'], { services: ['tour', 'venue'] });
export const TYPE = readerOf(TOUR_TYPE, ['id', 'name'], { categoryId: 0, services: ['tour', 'venue'] });
