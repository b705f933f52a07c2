import { addDays } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { namesOf, numbersOf, readTable } from '../../../app/table.ts';
import type { ProductSource, ProductText, ScheduleSource } from '../product-source.ts';

export type Rows = readonly (readonly string[])[];
type RowsByProduct = ReadonlyMap<string, Rows>;

/** The rows of a data file, without their first cell, by the product that stands there. */
export function readByProduct(file: URL): RowsByProduct {
  const byProduct = new Map<string, string[][]>();
  for (const [id = '', ...cells] of readTable(file)) byProduct.set(id, [...(byProduct.get(id) ?? []), cells]);
  return byProduct;
}

/** The one row of a product. */
export const rowOf = (rows: RowsByProduct, id: string): readonly string[] => rows.get(id)?.[0] ?? [];

type Known<Code extends string> = Readonly<Record<Code, unknown>>;

/** A code of a table; throws for one that nobody knows. */
export function codeOf<Code extends string>(known: Known<Code>, text = ''): Code {
  if (!Object.hasOwn(known, text)) throw new Error(`"${text}" is not one of ${Object.keys(known).join(', ')}`);
  return text as Code;
}

/** `GUIDE, MEALS` as codes. */
export const codesOf = <Code extends string>(known: Known<Code>, text = ''): Code[] =>
  namesOf(text).map((code) => codeOf(known, code));

/** `HORSE 14, INSURANCE 5` as pairs. */
export const amountsOf = <Code extends string>(known: Known<Code>, text = ''): (readonly [Code, number])[] =>
  namesOf(text).map((pair) => {
    const [code, amount] = pair.split(' ');
    return [codeOf(known, code), Number(amount)];
  });

/** A number under its name; nothing for an empty cell. */
export const numberAs = <Name extends string>(name: Name, text = '') =>
  (text === '' ? {} : { [name]: Number(text) }) as { readonly [Each in Name]?: number };

/** `-7.92 112.96` as a place; undefined for an empty cell. */
export function degreesOf(text = ''): ProductSource['at'] | undefined {
  const [latitude, longitude] = numbersOf(text);
  return latitude === undefined || longitude === undefined ? undefined : [latitude, longitude];
}

/** Names of pictures; the first one is that of the card. */
export function picturesOf(text = ''): ProductSource['pictures'] {
  const [first, ...others] = namesOf(text);
  if (first === undefined) throw new Error('A product needs a picture');
  return [first, ...others];
}

/** Days of silence on Bali, which move with the moon. */
const NYEPI = ['2026-03-19', '2027-03-08', '2028-03-26', '2029-03-15'];

type BlackDates = NonNullable<Extract<ScheduleSource, { kind: 'period' }>['blackDates']>;

const blackDatesOf = (rows: Rows): BlackDates =>
  rows.flatMap(([from = '', to = '', en = '', id = '']) => {
    const reason = { en, id };
    if (from !== 'nyepi') return [[from, to, reason] as const];
    const [before = 0, after = 0] = numbersOf(to);
    return NYEPI.map((day) => [addDays(day, -before), addDays(day, after), reason] as const);
  });

/** A schedule of three cells, which `tours.psv` explains. */
export function scheduleOf([kind, amount, when = '']: readonly string[], blackDates: Rows = []): ScheduleSource {
  const number = Number(amount);
  const days = when ? numbersOf(when) : [];
  const [everyWeeks = NaN, weekday = NaN] = days;
  if (kind === 'open') return { kind, validDays: number };
  if (kind === 'weeks') return { kind: 'departures', everyWeeks, weekday, quota: number };
  if (kind === 'days') return { kind: 'departures', on: when.split(' '), quota: number };
  return {
    kind: 'period',
    quota: number,
    ...(days.length > 0 ? { blackDays: days } : {}),
    ...(blackDates.length > 0 ? { blackDates: blackDatesOf(blackDates) } : {}),
  };
}

/** What a product says of itself in both languages. */
export function textsOf(rows: Rows, days: Readonly<Record<Locale, ProductText['days']>>): ProductSource['text'] {
  const textIn = (locale: Locale): ProductText => {
    const [, title = '', summary = '', story = '', meeting = '', ...highlights] =
      rows.find(([written]) => written === locale) ?? [];
    return { title, summary, story, highlights, days: days[locale], meeting };
  };
  return { en: textIn('en'), id: textIn('id') };
}
