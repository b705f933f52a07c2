import { LOCALES } from '../locale.ts';
import * as v from 'valibot';
import { isUsableDate, PAGE_QUERY } from './request-fields.ts';

const text = (max: number) =>
  v.pipe(v.nullish(v.string('Must be text.'), ''), v.trim(), v.maxLength(max, `Please use at most ${max} characters.`));

const emptyIsNull = v.transform((value: string) => value || null);

const date = v.pipe(
  text(10),
  v.check((value) => value === '' || isUsableDate(value), 'Please enter the day as YYYY-MM-DD.'),
  emptyIsNull,
);
const time = v.pipe(
  text(5),
  v.check((value) => value === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(value), 'Please enter the time as HH:MM.'),
  emptyIsNull,
);

/** Body of `POST itinerary/add`: a booking by its `id`, or something of the member's own with at least `title` and `date`. */
export const ADD_TO_ITINERARY = v.object({
  id: v.pipe(text(60), emptyIsNull),
  title: v.pipe(text(120), emptyIsNull),
  note: text(1000),
  date,
  time,
  end_date: date,
  place: text(200),
});
/** What it means once it is read. */
export type AddToItinerary = v.InferOutput<typeof ADD_TO_ITINERARY>;

const locale = v.optional(v.picklist(LOCALES));
/** Query of `GET itinerary`. */
export const ITINERARY_QUERY = v.object({ ...PAGE_QUERY, locale });
/** Query of `GET itinerary/group`. */
export const ITINERARY_DAYS_QUERY = v.object({ locale });
/** Query of `GET itinerary/calendar`. */
export const ITINERARY_CALENDAR_QUERY = v.object({
  ids: v.optional(v.pipe(v.string(), v.maxLength(12_000))),
  locale,
});

/** What is sent. */
export type ItineraryPayload = v.InferInput<typeof ADD_TO_ITINERARY>;
