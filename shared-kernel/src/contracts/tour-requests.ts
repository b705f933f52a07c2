import * as v from 'valibot';
import { LOCALE_QUERY, shortText, wholeNumber } from './request-fields.ts';
import { TOUR_SORTS } from './tour-sorts.ts';

const MOST_PAGES = 100_000;
const MOST_ROWS = 100;

/** "All" is sent as null, as 0 or as empty text. */
const orAll = <S extends v.GenericSchema<unknown, number>>(schema: S) =>
  v.pipe(
    v.nullish(v.union([v.literal(''), schema]), null),
    v.transform((chosen) => chosen || null),
  );

/** Query of `GET tour/master-location`. */
export const LOCATIONS_QUERY = v.object({
  terms: v.optional(shortText(60), ''),
  service: v.optional(v.picklist(['tour', 'venue'])),
  ...LOCALE_QUERY.entries,
});

/** Body of `POST tour/availability` and `POST venue/availability` (spec section 3, Venue search). */
export const TOUR_LIST_REQUEST = v.object({
  /** A `LocationId`. */
  location: v.optional(shortText(40), ''),
  countryCode: v.optional(v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^([A-Z]{2})?$/)), ''),
  destination: orAll(wholeNumber(0, 999)),
  category: orAll(wholeNumber(0, 999)),
  type: orAll(wholeNumber(0, 999)),
  month: orAll(wholeNumber(0, 12)),
  year: orAll(v.union([v.pipe(wholeNumber(2000, 2200)), wholeNumber(0, 0)])),
  /** Adults. */
  participants: v.optional(wholeNumber(1, 99), 1),
  /** From two to eleven years, beside the adults. */
  children: v.optional(wholeNumber(0, 20), 0),
  /** Words of the title or description. */
  keyword: v.optional(shortText(60), ''),
  sort: v.fallback(v.picklist(TOUR_SORTS), 'name_asc'),
  page: v.optional(wholeNumber(1, MOST_PAGES), 1),
  limit: v.optional(wholeNumber(1, MOST_ROWS), 10),
});
/** What it means once it is read. */
export type TourListRequest = v.InferOutput<typeof TOUR_LIST_REQUEST>;
/** What is sent. */
export type TourListPayload = v.InferInput<typeof TOUR_LIST_REQUEST>;

const uniqueId = v.pipe(v.string('Choose a tour'), v.trim(), v.nonEmpty('Choose a tour'), v.maxLength(40));

/** Body of `POST tour/detail` and `POST venue/detail`. */
export const TOUR_DETAIL_REQUEST = v.object({ uniqueId });

/** Body of `POST tour/price-detail` and `POST venue/price-detail`; only who is signed in gets members' prices. */
export const TOUR_PRICES_REQUEST = v.object({ uniqueId, isMember: v.optional(v.boolean(), false) });
