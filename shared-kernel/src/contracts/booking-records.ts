import * as v from 'valibot';
import type { Locale } from '../locale.ts';

/** A record of any service as JSON; its service's own schema says what is in it. */
export type BookingRecord = Readonly<Record<string, unknown>>;

/** What an order is called in each language. */
export type OrderTitles = Readonly<Record<Locale, string>>;

type RecordSchema<R extends BookingRecord> = v.ObjectSchema<v.ObjectEntries, undefined> & v.GenericSchema<unknown, R>;

/** How the records of one service are read and stored. */
export interface ServiceRecords<R extends BookingRecord = BookingRecord> {
  readonly service: string;
  /** A record as it is stored today. */
  readonly schema: RecordSchema<R>;
  /** A stored record in today's form, whatever version it says; undefined for one that cannot be read. */
  readonly upgrade: (stored: BookingRecord) => R | undefined;
  /** A booking's record; undefined for one that cannot be read, so that one bad record does not fail a whole list. */
  readonly find: (record: BookingRecord) => R | undefined;
  /** The same. @throws For a record that cannot be read. */
  readonly get: (record: BookingRecord) => R;
  /** What its order is called; undefined where the name is the same in every language, and for a record that cannot be read. */
  readonly titles: (record: BookingRecord) => OrderTitles | undefined;
  /** The record as it may be stored; throws with the fields of one that is not of today's version. */
  readonly check: (record: BookingRecord) => R;
}

const fail = (message: string): never => {
  throw new TypeError(message);
};

/** Records in today's form and their service, so that none is parsed twice. */
const READ = new WeakMap<BookingRecord, string>();

const KNOWN = new Map<string, ServiceRecords>();

/** The services whose records are known, in the order of their names. */
export const recordServices = (): readonly ServiceRecords[] =>
  [...KNOWN.values()].sort((one, other) => (one.service < other.service ? -1 : 1));

/**
 * Registers the records of a service with what stores and answers bookings: `versions` are the forms in which
 * they were ever stored, the first one first; each gives today's, which is the last. `titlesOf` names the
 * order of a record whose name is put into words.
 *
 * @example export const TRAIN_RECORDS = recordsOf('train', TRAIN_BOOKING);
 */
export function recordsOf<R extends BookingRecord>(
  service: string,
  schema: RecordSchema<R>,
  earlier: readonly v.GenericSchema<unknown, R>[] = [],
  titlesOf?: (record: R) => OrderTitles,
): ServiceRecords<R> {
  const versions = [...earlier, schema];
  function find(record: BookingRecord): R | undefined {
    if (READ.get(record) === service) return record as R;
    const parsed = v.safeParse(schema, record);
    return parsed.success ? parsed.output : undefined;
  }
  const records: ServiceRecords<R> = {
    service,
    schema,
    find,
    upgrade(stored) {
      const version = versions[Number(stored.record_version ?? 1) - 1];
      const parsed = version && v.safeParse(version, stored);
      if (!parsed?.success) return undefined;
      READ.set(parsed.output, service);
      return parsed.output;
    },
    titles(record) {
      const known = titlesOf && find(record);
      return known && titlesOf(known);
    },
    get: (record) => find(record) ?? fail(`Not a ${service} record of today.`),
    check(record) {
      const { success, output, issues } = v.safeParse(schema, record);
      if (success) return output;
      const found = issues.map((issue) => `${v.getDotPath(issue) ?? 'record'}: ${issue.message}`).join('; ');
      return fail(`Not a ${service} record of today. ${found}`);
    },
  };
  KNOWN.set(service, records);
  return records;
}

/** A stored record in today's form. One that cannot be read is given back unchanged: its order is shown by title, and what needs the record throws. */
export const upgradeRecord = (service: string, stored: BookingRecord): BookingRecord =>
  KNOWN.get(service)?.upgrade(stored) ?? stored;

/** What the order of a record is called, for whoever reads it; `booked` where its service has one name for every language. */
export const orderTitles = (service: string, record: BookingRecord, booked: string): OrderTitles =>
  KNOWN.get(service)?.titles(record) ?? { en: booked, id: booked };

/** The record as it may be stored; throws for one that its service's schema does not allow. */
export const checkRecord = (service: string, record: BookingRecord): BookingRecord =>
  KNOWN.get(service)?.check(record) ?? record;
