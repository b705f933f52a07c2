import * as v from 'valibot';
import { FLIGHT_BOOKING, type FlightBooking } from './flight-booking.ts';
import { FLIGHT_BOOKING_VERSIONS } from './flight-booking-history.ts';
import { HOTEL_BOOKING, type HotelBooking } from './hotel-booking.ts';
import { HOTEL_BOOKING_VERSIONS } from './hotel-booking-history.ts';
import { TOUR_BOOKING, VENUE_BOOKING, type TourBooking, type VenueBooking } from './tour-booking.ts';
import { TRAIN_BOOKING, type TrainBooking } from './train-booking.ts';
import { TRANSPORT_BOOKING, type TransportBooking } from './transport-booking.ts';

/** A record of any service as JSON; its service's own schema says what is in it. */
export type BookingRecord = Readonly<Record<string, unknown>>;

const VERSIONS: Readonly<Record<string, readonly v.GenericSchema<unknown, BookingRecord>[]>> = {
  hotel: HOTEL_BOOKING_VERSIONS,
  flight: FLIGHT_BOOKING_VERSIONS,
  train: [TRAIN_BOOKING],
  tour: [TOUR_BOOKING],
  venue: [VENUE_BOOKING],
  transport: [TRANSPORT_BOOKING],
};

interface ServiceRecords {
  readonly hotel: HotelBooking;
  readonly flight: FlightBooking;
  readonly train: TrainBooking;
  readonly tour: TourBooking;
  readonly venue: VenueBooking;
  readonly transport: TransportBooking;
}

const TODAY: { readonly [S in keyof ServiceRecords]: v.GenericSchema<unknown, ServiceRecords[S]> } = {
  hotel: HOTEL_BOOKING,
  flight: FLIGHT_BOOKING,
  train: TRAIN_BOOKING,
  tour: TOUR_BOOKING,
  venue: VENUE_BOOKING,
  transport: TRANSPORT_BOOKING,
};

const fail = (message: string): never => {
  throw new TypeError(message);
};

/** Records in today's form and their service, so that none is parsed twice. */
const READ = new WeakMap<BookingRecord, string>();

/**
 * A stored record in today's form, whatever version it says; one without a version is of the first. A record that
 * cannot be read comes back as it is: an order is shown by its title then, and whoever needs the record throws.
 */
export function upgradeRecord(service: string, stored: BookingRecord): BookingRecord {
  const version = Number(stored.record_version ?? 1);
  const schema = VERSIONS[service]?.[version - 1];
  const parsed = schema && v.safeParse(schema, stored);
  if (!parsed?.success) return stored;
  READ.set(parsed.output, service);
  return parsed.output;
}

/** A booking's record; undefined for one that nobody can read, which must not take a whole list with it. */
export function findRecord<S extends keyof ServiceRecords>(
  service: S,
  record: BookingRecord,
): ServiceRecords[S] | undefined {
  if (READ.get(record) === service) return record as unknown as ServiceRecords[S];
  const parsed = v.safeParse(TODAY[service], record);
  return parsed.success ? parsed.output : undefined;
}

/** The same for whoever cannot do without it; throws for one that nobody can read. */
export function getRecord<S extends keyof ServiceRecords>(service: S, record: BookingRecord): ServiceRecords[S] {
  return findRecord(service, record) ?? fail(`Not a ${service} record of today.`);
}

/** The record as it may be stored; throws with the fields of one that is not of today's version of its service. */
export function checkRecord(service: string, record: BookingRecord): BookingRecord {
  const schema = VERSIONS[service]?.at(-1);
  if (!schema) return record;
  const { success, output, issues } = v.safeParse(schema, record);
  if (success) return output;
  const found = issues.map((issue) => `${v.getDotPath(issue) ?? 'record'}: ${issue.message}`).join('; ');
  return fail(`Not a ${service} record of today. ${found}`);
}
