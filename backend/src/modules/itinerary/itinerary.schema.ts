import { isUsableDate } from '@wisata/kernel/contracts/request-fields';
import { LOCALES } from '@wisata/kernel/locale';
import * as v from 'valibot';
import { agendaEntry, orderLine, pageFields, pagination } from '../bookings/index.ts';

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

/** A booking by its `id`, or something of the member's own with at least `title` and `date`. */
export const addBody = v.object({
  id: v.pipe(text(60), emptyIsNull),
  title: v.pipe(text(120), emptyIsNull),
  note: text(1000),
  date,
  time,
  end_date: date,
  place: text(200),
});
export type AddBody = v.InferOutput<typeof addBody>;

const localeField = v.optional(v.picklist(LOCALES));
export const idParams = v.object({ id: v.string() });
export const listQuery = v.object({ ...pageFields, locale: localeField });
export const groupQuery = v.object({ locale: localeField });
export const calendarQuery = v.object({
  ids: v.optional(v.pipe(v.string(), v.maxLength(12_000))),
  locale: localeField,
});

export const itineraryEntry = v.object({
  id: v.string(),
  booking_id: v.nullable(v.string()),
  service: v.nullable(v.string()),
  title: v.string(),
  note: v.string(),
  start_date: v.string(),
  start_time: v.nullable(v.string()),
  end_date: v.nullable(v.string()),
  place: v.string(),
  agenda: v.array(agendaEntry),
  line: v.nullable(orderLine),
  created_at: v.string(),
});
export const itineraryPage = v.object({ data: v.array(itineraryEntry), ...pagination });

export const itineraryGroups = v.array(
  v.object({
    date: v.string(),
    items: v.array(
      v.object({
        ...agendaEntry.entries,
        itinerary_id: v.string(),
        booking_id: v.nullable(v.string()),
        service: v.nullable(v.string()),
        line_status: v.nullable(v.string()),
        note: v.string(),
      }),
    ),
  }),
);
