import * as v from 'valibot';
import { FLIGHT_BOOKING_VERSIONS } from './flight-booking-history.ts';
import { HOTEL_BOOKING_VERSIONS } from './hotel-booking-history.ts';

/** A record of any service as JSON; its service's own schema says what is in it. */
export type BookingRecord = Readonly<Record<string, unknown>>;

const VERSIONS: Readonly<Record<string, readonly v.GenericSchema<unknown, BookingRecord>[]>> = {
  hotel: HOTEL_BOOKING_VERSIONS,
  flight: FLIGHT_BOOKING_VERSIONS,
};

/**
 * A stored record in today's form, whatever version it says; one without a version is of the first. A record that
 * cannot be read comes back as it is: an order is shown by its title then, and whoever needs the record throws.
 */
export function upgradeRecord(service: string, stored: BookingRecord): BookingRecord {
  const version = Number(stored.record_version ?? 1);
  const schema = VERSIONS[service]?.[version - 1];
  const parsed = schema && v.safeParse(schema, stored);
  return parsed?.success ? parsed.output : stored;
}

/** The record as it may be stored; throws with the fields of one that is not of today's version of its service. */
export function checkRecord(service: string, record: BookingRecord): BookingRecord {
  const schema = VERSIONS[service]?.at(-1);
  if (!schema) return record;
  const { success, output, issues } = v.safeParse(schema, record);
  if (success) return output;
  const found = issues.map((issue) => `${v.getDotPath(issue) ?? 'record'}: ${issue.message}`).join('; ');
  throw new TypeError(`Not a ${service} record of today. ${found}`);
}
