import { readParts, type Parts } from '@wisata/kernel/contracts/read-parts';
import { TRANSPORT_BOOKING, type TransportBooking } from '@wisata/kernel/contracts/transport-booking';
import type { TransportChargeLine } from '@wisata/kernel/contracts/transport-vehicles';
import type { TransportMode } from '@wisata/kernel/contracts/transport-terms';
import { parseCalendarDate, type CalendarDate } from '@wisata/kernel/dates';
import { fullName } from '@wisata/kernel/document-name';
import type { Locale } from '@wisata/kernel/locale';
import type { OrderLine } from '@wisata/kernel/remote';
import { ZONES } from '@wisata/kernel/zones';

/** Where and when a vehicle is met or left. */
export interface BookedStop {
  readonly name: string;
  readonly address: string | undefined;
  readonly date: CalendarDate | undefined;
  readonly time: string | undefined;
  readonly position: { readonly latitude: number; readonly longitude: number } | undefined;
}

/** What was booked, as far as its record can be read. */
export interface BookedTrip {
  readonly title: string;
  readonly mode: TransportMode | undefined;
  readonly vehicle: string;
  readonly provider: string | undefined;
  readonly pickUp: BookedStop | undefined;
  readonly dropOff: BookedStop | undefined;
  readonly timeZone: string;
  readonly bookedFor: string;
  readonly email: string | undefined;
  readonly flight: string | undefined;
  readonly sign: string | undefined;
  readonly driver: { readonly name: string; readonly phone: string; readonly plate: string } | undefined;
  readonly deposit: number | undefined;
  readonly waitMinutes: number | undefined;
  readonly freeUntil: string | null;
  readonly reservation: string | undefined;
  readonly remark: string | undefined;
  readonly charges: readonly TransportChargeLine[];
}

type Record = Parts<TransportBooking>;

function readStop(stop: Record['pickup'], locale: Locale): BookedStop | undefined {
  if (!stop?.name) return undefined;
  const { latitude, longitude, address, name, names } = stop;
  return {
    name: names?.[locale] ?? name,
    address: address === name ? undefined : address || undefined,
    date: parseCalendarDate(stop.date),
    time: stop.time,
    position: latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined,
  };
}

function readDriver({ assigned_driver: driver }: Record): BookedTrip['driver'] {
  return driver?.name && driver.phone && driver.plate
    ? { name: driver.name, phone: driver.phone, plate: driver.plate }
    : undefined;
}

function nameOf({ paxes, contact }: Record): string {
  const { first_name: first, last_name: last } = paxes?.[0] ?? contact ?? {};
  return first ? fullName({ first_name: first, last_name: last }) : '';
}

/** Whole lines only: a total that some part of is missing from would be wrong. */
function readCharges({ priceDetail = [] }: Record): readonly TransportChargeLine[] {
  const whole = priceDetail.flatMap(({ code, quantity, amount }) =>
    code !== undefined && quantity !== undefined && amount !== undefined ? [{ code, quantity, amount }] : [],
  );
  return whole.length === priceDetail.length ? whole : [];
}

/** Reads the service's part of an order line; never fails, because an order must be shown whatever its record says. */
export function readTrip(line: Pick<OrderLine, 'title' | 'detail'>, locale: Locale): BookedTrip {
  const record = readParts(TRANSPORT_BOOKING, line.detail);
  const isSelfDrive = record.service_type === 'self-drive';
  return {
    title: line.title,
    mode: record.service_type,
    vehicle: [record.brand_name, record.factory_name].filter(Boolean).join(' '),
    provider: record.provider,
    pickUp: readStop(record.pickup, locale),
    dropOff: readStop(record.dropoff, locale),
    timeZone: record.time_zone ?? ZONES.WIB,
    bookedFor: nameOf(record),
    email: record.contact?.email,
    flight: record.flight_number || undefined,
    sign: isSelfDrive ? undefined : record.sign_name || undefined,
    driver: readDriver(record),
    deposit: record.terms?.deposit ?? undefined,
    waitMinutes: record.terms?.waitMinutes ?? undefined,
    freeUntil: record.terms?.freeUntil ?? null,
    reservation: record.reservation_id || undefined,
    remark: record.remark || undefined,
    charges: readCharges(record),
  };
}
