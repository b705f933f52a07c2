import * as v from 'valibot';
import { PICTURE } from './content-picture.ts';
import { STAY_PRODUCT } from './content-product.ts';
import { LOCALE_QUERY } from './request-fields.ts';

/** A page about a route or a city, as lists name it. */
export const LANDING_HEAD = v.object({
  slug: v.string(),
  /** Key of the service whose inventory its figures are of. */
  kind: v.string(),
  /** City that the route begins in; null for a city's page. */
  from: v.nullable(v.string()),
  to: v.string(),
  ...PICTURE,
});

/** Totals are for one adult in rupiah, every fee in them; null where nothing was on sale on the days looked at. */
const total = v.nullable(v.number());

/** What the inventory says about a route on the days that were looked at. */
export const LANDING_ROUTE = v.object({
  origin: v.string(),
  destination: v.string(),
  daysLookedAt: v.number(),
  tripsPerDay: v.number(),
  shortestMinutes: v.number(),
  firstDeparture: v.string(),
  lastDeparture: v.string(),
  lowest: total,
  lowestDate: v.nullable(v.string()),
  /** Lowest total of each month and what is usual in it; a month is `2026-12`. */
  months: v.array(v.object({ month: v.string(), lowest: total, usual: total })),
  /** Lowest of each weekday over the coming weeks, Monday first. */
  weekdays: v.array(total),
  /** The cheapest days of the coming weeks, the cheapest first. */
  days: v.array(
    v.object({
      date: v.string(),
      lowest: v.number(),
      operator: v.string(),
      departTime: v.string(),
      minutes: v.number(),
    }),
  ),
  operators: v.array(
    v.object({
      code: v.string(),
      name: v.string(),
      perDay: v.number(),
      from: v.array(v.string()),
      bagKg: v.nullable(v.number()),
      lowest: v.number(),
    }),
  ),
});

/** What the inventory says about a city or one of its areas for tomorrow night, two guests. */
export const LANDING_CITY = v.object({
  /** Key of the city or area in the search for hotels. */
  destinationKey: v.string(),
  hotelCount: v.number(),
  areas: v.array(v.object({ name: v.string(), count: v.number() })),
  currency: v.string(),
  lowest: total,
  stays: v.array(STAY_PRODUCT),
});

/** What there is to know of the places at the ends of a way. */
export const LANDING_PLACES = v.object({
  /** Airports of a way by plane, those of the beginning first, with drives to where people stay; all of it about. */
  airports: v.array(
    v.object({
      code: v.string(),
      name: v.string(),
      drives: v.array(v.object({ to: v.string(), km: v.number(), minutes: v.number() })),
    }),
  ),
  /** Months from 1 to 12 by the climate of many years; those in neither change from one to the other. */
  seasons: v.nullable(v.object({ wet: v.array(v.number()), dry: v.array(v.number()) })),
  /** First day of Idul Fitri, around which half of the country travels; null where none comes within a year. */
  idulFitri: v.nullable(v.string()),
  /** The day of silence, on which nobody lands in Bali or leaves it; null for other places. */
  nyepi: v.nullable(v.string()),
});
/** It as it is answered. */
export type LandingPlacesAnswer = v.InferOutput<typeof LANDING_PLACES>;

/** Answer of `GET top/get-landing/{slug}`. */
export const LANDING = v.object({
  ...LANDING_HEAD.entries,
  route: v.nullable(LANDING_ROUTE),
  city: v.nullable(LANDING_CITY),
  places: v.optional(v.nullable(LANDING_PLACES), null),
});

/** The landing page that a path names. */
export const LANDING_PARAMS = v.object({
  slug: v.pipe(v.string(), v.trim(), v.maxLength(120, 'Must have at most 120 characters')),
});
/** Query of `GET top/get-landings`: those of one service, or all of them. */
export const LANDINGS_QUERY = v.object({
  kind: v.optional(v.pipe(v.string(), v.maxLength(40))),
  ...LOCALE_QUERY.entries,
});

/** A landing page as it is answered. */
export type LandingAnswer = v.InferOutput<typeof LANDING>;
/** A route's figures as they are answered. */
export type LandingRouteAnswer = v.InferOutput<typeof LANDING_ROUTE>;
