import * as v from 'valibot';
import type { AddressEntry } from '../filter-parts.ts';
import { ANY_LINE } from './order-line-fields.ts';
import { readerOf } from './reader.ts';

/** The search that led to a line, beside its detail; absent from older answers. */
const LINE_SEARCH = readerOf(ANY_LINE, [], { search: {} });

/**
 * The search that led to a line as entries of an address, in the order of `keys`; what it does not say is `known` from the record.
 */
export function searchOfLine(
  line: unknown,
  known: Readonly<Record<string, unknown>>,
  keys: readonly string[],
): AddressEntry[] {
  const parsed = v.safeParse(LINE_SEARCH, line);
  const said: Readonly<Record<string, unknown>> = { ...known, ...(parsed.success ? parsed.output.search : {}) };
  return keys.flatMap((key): AddressEntry[] => {
    const value = said[key];
    return typeof value === 'string' || typeof value === 'number' ? [[key, String(value)]] : [];
  });
}
