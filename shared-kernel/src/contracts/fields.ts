import * as v from 'valibot';
import { isCalendarDate } from '../calendar-date.ts';

/** `YYYY-MM-DD`, a day of the place itself. */
export const calendarDay = v.pipe(
  v.string(),
  v.check((day: string) => isCalendarDate(day), 'Must be a day as YYYY-MM-DD'),
);
/** `HH:MM`, as the clocks of the place show it. */
export const wallTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
/** An instant in UTC: `2026-12-09T10:00:00.000Z`. */
export const instant = v.pipe(v.string(), v.isoTimestamp());
/** Decimal and in the currency beside it, as the contract writes amounts; calculations read it with `fromMajor`. */
export const amount = v.pipe(v.number(), v.finite());
/** How many there are of something. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** The currencies that something is sold in. */
export const currencyCode = v.picklist(['IDR', 'SGD']);
/** Which kind of traveller: adult, child or infant. */
export const paxType = v.picklist(['ADT', 'CHD', 'INF']);

/** Who sold a booking and to which company; null for what travellers book themselves. The backend alone writes them. */
export const SOLD_BY = {
  agent: v.nullable(v.string()),
  agent_code: v.nullable(v.string()),
  customer_company: v.nullable(v.string()),
};
/** The fields that a service leaves to the backend when it hands its record over. */
export type SoldBy = keyof typeof SOLD_BY;

/** The same in records of the first version, most of which do not name it. */
export const SOLD_BY_ONCE = {
  agent: v.optional(SOLD_BY.agent, null),
  agent_code: v.optional(SOLD_BY.agent_code, null),
  customer_company: v.optional(SOLD_BY.customer_company, null),
};
