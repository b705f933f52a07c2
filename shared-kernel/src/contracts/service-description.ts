import * as v from 'valibot';
import { SEARCH_FACTS } from '../service-search.ts';
import type { ServiceDescription } from '../services.ts';

const MOST_LETTERS = 60;
const LONGEST_OUTLINE = 2_000;
/** They stand in every document. */
const MOST_PAGES = 24;

const name = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MOST_LETTERS));
const page = v.pipe(v.string(), v.regex(/^(\/[\w-]+)+(\?[\w=&%+-]+)?$/), v.maxLength(200));
const path = v.pipe(v.string(), v.regex(/^(\/[\w-]+)+$/), v.maxLength(MOST_LETTERS));
const products = v.strictObject({
  list: v.pipe(path, v.startsWith('/api/v1/')),
  name: v.pipe(v.string(), v.regex(/^[A-Za-z]+$/), v.maxLength(MOST_LETTERS)),
  page: path,
});
const MOST_WORDS = 24;
const words = v.pipe(v.array(v.pipe(name, v.toLowerCase())), v.maxLength(MOST_WORDS));
const key = v.pipe(v.string(), v.regex(/^[A-Za-z]+$/), v.maxLength(MOST_LETTERS));
const facts = <Value extends v.GenericSchema>(value: Value) => v.record(v.picklist(SEARCH_FACTS), value);
const search = v.strictObject({
  kind: v.picklist(['journey', 'stay', 'visit', 'hire']),
  words: v.strictObject({ en: words, id: words }),
  keys: facts(key),
  values: v.exactOptional(facts(v.record(v.string(), name))),
});
const names = v.strictObject({ many: name, one: name, search: name });

/** A {@link ServiceDescription} as a release carries it; read at run time, so nothing of it is believed. */
export const SERVICE_DESCRIPTION: v.GenericSchema<unknown, ServiceDescription> = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]*([-_][a-z0-9]+)*$/), v.maxLength(MOST_LETTERS)),
  names: v.strictObject({ en: names, id: names }),
  root: v.exactOptional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/), v.maxLength(MOST_LETTERS))),
  icon: v.pipe(v.string(), v.regex(/^[MLHVCSQTAZ\d ,.-]+$/i), v.maxLength(LONGEST_OUTLINE)),
  place: v.exactOptional(v.pipe(v.number(), v.finite())),
  document: v.picklist(['ticket', 'voucher']),
  hasDocumentPage: v.exactOptional(v.boolean()),
  firstDay: v.exactOptional(v.pipe(v.string(), v.regex(/^[A-Za-z]+$/), v.maxLength(MOST_LETTERS))),
  hasBookingList: v.exactOptional(v.boolean()),
  pages: v.exactOptional(v.pipe(v.array(page), v.maxLength(MOST_PAGES))),
  transfers: v.exactOptional(page),
  products: v.exactOptional(products),
  search: v.exactOptional(search),
});

/** The services of one release. */
export const SERVICE_DESCRIPTIONS = v.array(SERVICE_DESCRIPTION);

/** Reads them. Throws with the place of what cannot be meant. */
export function parseServices(value: unknown): readonly ServiceDescription[] {
  const read = v.safeParse(SERVICE_DESCRIPTIONS, value);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new Error(`${v.getDotPath(issue) ?? 'services'} cannot be meant. ${issue.message}`);
}
