import * as v from 'valibot';
import { amount, calendarDay, count, currencyCode, wallTime } from './fields.ts';
import { MAP_POINT } from './map-point.ts';
import { pageOf } from './paging.ts';
import { SCHEDULE_ENTRIES, VENUE_TIME } from './tour-schedule.ts';

const named = v.object({ id: count, name: v.string(), code: v.string() });

/** A place on the map. */
export const MEETING_POINT = v.object({
  name: v.string(),
  address: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  /** When to be there; null where each session has its own time. */
  time: v.nullable(wallTime),
  timezone: v.string(),
});

/** A time that can be chosen on a day, with the places that are left. */
export const CARD_SESSION = v.object({ ...VENUE_TIME.entries, left: count });

/** A tour or venue in a list (spec section 3, Tour and venue product). */
export const TOUR_CARD = v.object({
  id: v.string(),
  uniqueId: v.string(),
  title: v.string(),
  description: v.string(),
  thumbnail: v.string(),
  category: named,
  type: named,
  cutOffDate: count,
  minOfPax: count,
  maxOfPax: count,
  tripLengthDay: count,
  tripLengthNight: count,
  /** Hours from start to end, for what takes less than a day; else 0. */
  duration: v.number(),
  /** What each adult of `fromAdults` pays at least, with everything that must be paid. */
  publishFare: amount,
  /** What they and `fromChildren` pay together. */
  fromTotal: amount,
  /** As many adults as were asked for; the fewest or most that a package takes where that is another number. */
  fromAdults: count,
  /** The children who were asked for; 0 where they cannot come. */
  fromChildren: count,
  currency: currencyCode,
  /** Rupiah for one of it, to read beside it; what is charged stays in `currency`. */
  currencyRate: v.number(),
  locations: v.array(v.object({ city: v.string(), country: v.string(), countryCode: v.string() })),
  destinations: v.array(v.object({ id: count, name: v.string() })),
  isPeriod: v.boolean(),
  /** A ticket without a day, good for `validDays` from booking on. */
  isOpenDate: v.boolean(),
  validDays: count,
  isAllowInquiry: v.boolean(),
  rating: v.number(),
  reviewCount: count,
  highlights: v.array(v.string()),
  languages: v.array(v.string()),
  latitude: v.number(),
  longitude: v.number(),
  /** The first free days of the month that was asked for; none where tickets have no day. */
  nextDates: v.array(calendarDay),
  /** The times of the first of those days; none where a day is sold as a whole. */
  sessions: v.array(CARD_SESSION),
  /** What the same people pay together at least on the first of those days. */
  firstDayTotal: amount,
});
/** A product of a list as it is answered. */
export type TourCardAnswer = v.InferOutput<typeof TOUR_CARD>;

/** Answer of `POST tour/availability` and `POST venue/availability`: one page, and the types of everything found. */
export const TOUR_LIST = v.object({
  type: v.array(v.object({ ...named.entries, count })),
  ...pageOf(TOUR_CARD).entries,
});
/** A page as it is answered. */
export type TourListAnswer = v.InferOutput<typeof TOUR_LIST>;

/** A day of a tour. */
export const ITINERARY_DAY = v.object({
  day: count,
  title: v.string(),
  description: v.string(),
  /** Who carries the traveller that day: `Bus`, `Boat`; empty on foot. */
  carrier: v.string(),
  /** Where it leads; left out for a day in the air. */
  place: v.optional(MAP_POINT),
});

/** What kind of stop an hour of a tour is, for its sign. */
export const STOP_KINDS = [
  'start',
  'end',
  'ride',
  'train',
  'boat',
  'flight',
  'walk',
  'swim',
  'sight',
  'meal',
  'sleep',
  'learn',
  'shop',
  'pray',
] as const;
export type StopKind = (typeof STOP_KINDS)[number];

/** An hour of a day. */
export const DAY_HOUR = v.object({
  day: count,
  time: v.string(),
  title: v.string(),
  kind: v.optional(v.picklist(STOP_KINDS)),
});

/** A section of the terms; one without text is hidden. `tKey` names the heading's words. */
export const TERMS_SECTION = v.object({ title: v.string(), tKey: v.string(), data: v.string() });

/** Answer of `POST tour/detail` and `POST venue/detail`. */
export const TOUR_DETAIL = v.object({
  ...TOUR_CARD.entries,
  productDescription: v.string(),
  itineraries: v.array(ITINERARY_DAY),
  /** The hours of its days; of a venue its times. */
  timeline: v.array(DAY_HOUR),
  images: v.array(v.string()),
  galleries: v.array(v.object({ image: v.string(), thumbnail: v.string(), caption: v.string() })),
  includes: v.array(v.string()),
  excludes: v.array(v.string()),
  facilities: v.array(v.string()),
  bring: v.array(v.string()),
  documents: v.object({
    notes: v.string(),
    others: v.string(),
    processingRequirements: v.string(),
    visaProcedures: v.string(),
  }),
  terms: v.array(TERMS_SECTION),
  /** Refunds from so many days before the start on, the most generous first. */
  refundSteps: v.array(v.object({ days_before: count, percent: v.number() })),
  meetingPoint: MEETING_POINT,
  needsPassport: v.boolean(),
  /** One without words has stars alone. */
  reviews: v.array(v.object({ AuthorName: v.string(), PostedTime: v.string(), Rating: v.number(), Text: v.string() })),
  ...SCHEDULE_ENTRIES,
  tourTimes: v.array(VENUE_TIME),
  venueTimes: v.array(VENUE_TIME),
  serviceFee: amount,
});
/** A product as it is answered. */
export type TourDetailAnswer = v.InferOutput<typeof TOUR_DETAIL>;
