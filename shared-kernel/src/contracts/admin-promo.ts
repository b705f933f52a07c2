import * as v from 'valibot';
import { amount, count, currencyCode, instant, wallTime } from './fields.ts';
import { calendarDate, PAGE_QUERY } from './request-fields.ts';

/** How far the life of a code is; `full` has no use left. */
export const PROMO_STATES = ['coming', 'running', 'full', 'ended'] as const;

/** Days back over which it is counted who could use a code. */
export const AUDIENCE_DAYS = [7, 30, 90] as const;

/** Rupiah that a code may name: more than any order has ever come to. */
const MOST_RUPIAH = 1_000_000_000;
const wholeFrom = (least: number, most: number, message: string) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message));
const rupiah = wholeFrom(0, MOST_RUPIAH, 'Whole rupiah, from 0.');

const words = (max: number) => {
  const text = v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Write it in both languages.'),
    v.maxLength(max, `At most ${max} characters.`),
  );
  return v.object({ en: text, id: text });
};
const names = v.pipe(
  v.array(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(120, 'At most 120 characters.'))),
  v.maxLength(60, 'At most 60 names.'),
);
/** 0 for Sunday to 6 for Saturday; 7 is Sunday too. */
const weekdays = v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7))), v.maxLength(7));

/** What a code gives and asks for. Amounts are rupiah, days and times are Jakarta's; null and empty lists ask for nothing. */
const TERMS = {
  /** A service, or `all`. */
  type: v.pipe(v.string(), v.nonEmpty('Choose what it is for.'), v.maxLength(60)),
  is_fixed: v.boolean(),
  discount_amount: rupiah,
  discount_percent: v.pipe(
    v.number('From 0 to 100.'),
    v.minValue(0, 'From 0 to 100.'),
    v.maxValue(100, 'From 0 to 100.'),
    v.check((percent) => Number.isInteger(Math.round(percent * 1e6) / 1e4), 'Two places at most.'),
  ),
  discount_max: v.nullable(rupiah),
  min_order: rupiah,
  start_at: v.nullable(instant),
  expires_at: v.nullable(instant),
  max_uses: v.nullable(wholeFrom(0, 10_000_000, 'A whole number, from 0.')),
  period_type: v.nullable(v.picklist(['stay', 'booking'])),
  start_date: v.nullable(calendarDate),
  end_date: v.nullable(calendarDate),
  start_time: v.nullable(wallTime),
  end_time: v.nullable(wallTime),
  min_total_night: v.nullable(wholeFrom(1, 365, 'From 1 to 365 nights.')),
  regions: names,
  hotels: names,
  check_in_days: weekdays,
  booking_days: weekdays,
};
type Terms = v.InferOutput<v.ObjectSchema<typeof TERMS, undefined>>;

const isOrdered = (from: string | null, to: string | null) => from === null || to === null || from <= to;

/** Nothing collects an order of zero: whatever the code may be used on keeps something to pay. */
function leavesSomething({ is_fixed: isFixed, ...terms }: Terms): boolean {
  if (!isFixed && terms.discount_percent < 100) return true;
  const gross = isFixed ? terms.discount_amount : MOST_RUPIAH;
  return Math.min(gross, terms.discount_max ?? gross) < terms.min_order;
}

/** The checks that look at more than one field. */
function* problemsOf(terms: Terms): Iterable<readonly [keyof Terms, string]> {
  if (terms.is_fixed && terms.discount_amount === 0) yield ['discount_amount', 'Say how many rupiah it takes off.'];
  if (!terms.is_fixed && terms.discount_percent === 0) yield ['discount_percent', 'Say how many percent it takes off.'];
  if (!leavesSomething(terms)) yield ['min_order', 'Something has to be left to pay: ask for a larger order.'];
  if (!isOrdered(terms.start_at, terms.expires_at)) yield ['expires_at', 'It would end before it begins.'];
  if (!isOrdered(terms.start_date, terms.end_date)) yield ['end_date', 'The last day is before the first.'];
}

const together = <T extends Terms>() =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input: Terms & Record<string, unknown> = { ...dataset.value };
    for (const [key, message] of problemsOf(input)) {
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
    }
  });

const revision = v.pipe(v.number(), v.integer(), v.minValue(0));
const NAMED = {
  code: v.pipe(
    v.string(),
    v.trim(),
    v.toUpperCase(),
    v.regex(/^[A-Z0-9][A-Z0-9-]{2,29}$/, '3 to 30 letters, digits and dashes.'),
  ),
  name: words(80),
  description: words(300),
};

/** Body of making and changing a code; `revision` is the one that the editor began from, 0 for a new one. */
export const PROMO_SAVE = v.pipe(v.object({ ...TERMS, ...NAMED, revision }), together());
/** What is sent. */
export type PromoSave = v.InferOutput<typeof PROMO_SAVE>;
/** Body of ending one. */
export const PROMO_END = v.object({ revision });

/** Body of the question who could use a code, one that stands (`id`) or one that is being written. */
export const PROMO_AUDIENCE_ASK = v.pipe(
  v.object({
    ...TERMS,
    id: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999))),
    days: v.picklist(AUDIENCE_DAYS, 'Choose the days.'),
  }),
  together(),
);
/** What is sent. */
export type PromoAudienceAsk = v.InferOutput<typeof PROMO_AUDIENCE_ASK>;

const share = v.object({ all: count, eligible: count });
/** Orders and members of the last days, those that could use the code, and why the others could not. */
export const PROMO_AUDIENCE = v.object({
  days: v.number(),
  /** Still to be paid. */
  open: share,
  paid: share,
  /** Those with an order among these; eligible with one such order. */
  members: share,
  /** The decisive reason of each order that could not; they sum up to those. */
  reasons: v.array(v.object({ code: v.string(), orders: count })),
  /** What it would have taken off all eligible orders, in rupiah. */
  discount: amount,
  /** Only the newest were looked at. */
  is_cut: v.boolean(),
});
/** It as it is answered. */
export type PromoAudience = v.InferOutput<typeof PROMO_AUDIENCE>;

/** A code for those who run the shop. */
export const STAFF_PROMO = v.object({
  id: v.number(),
  ...TERMS,
  code: v.string(),
  name: v.object({ en: v.string(), id: v.string() }),
  description: v.object({ en: v.string(), id: v.string() }),
  revision,
  state: v.picklist(PROMO_STATES),
  uses: count,
  /** What was taken off so far, by currency: of paid orders, and of those still to be paid. */
  costs: v.array(v.object({ currency: currencyCode, paid: amount, open: amount })),
});
/** It as it is answered. */
export type StaffPromo = v.InferOutput<typeof STAFF_PROMO>;

/** A code for its editor: `types` are what it can be for. */
export const PROMO_EDIT = v.object({ promo: STAFF_PROMO, types: v.array(v.string()) });
/** It as it is answered. */
export type PromoEdit = v.InferOutput<typeof PROMO_EDIT>;

/** Query of `GET admin/promo`. */
export const STAFF_PROMOS_QUERY = v.object({
  ...PAGE_QUERY,
  keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, 'At most 100 characters.')), ''),
});
/** The code that a path names. */
export const STAFF_PROMO_PARAMS = v.object({
  id: v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'Must be a number'), v.toNumber()),
});
