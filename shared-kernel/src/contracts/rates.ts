import * as v from 'valibot';

/** Currencies in which prices can be read beside the charged one; the two that are charged come first. */
export const READING_CURRENCIES = ['IDR', 'SGD', 'USD', 'MYR', 'AUD', 'EUR', 'JPY', 'CNY'] as const;
/** One of them. */
export type ReadingCurrency = (typeof READING_CURRENCIES)[number];

/** Answer of `GET rates`: what one of each currency is in rupiah on a day. For reading only, nothing is charged by it. */
export const RATES = v.object({
  date: v.pipe(v.string(), v.isoDate()),
  rupiah: v.record(v.picklist(READING_CURRENCIES), v.pipe(v.number(), v.gtValue(0))),
});
/** The rates of a day. */
export type Rates = v.InferOutput<typeof RATES>;
