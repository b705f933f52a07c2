import type { AgendaEntry } from '@wisata/kernel/contracts/agenda';
import { TRANSPORT_RECORDS } from '@wisata/kernel/contracts/transport-records';
import type { TransportBooking, TransportStop } from '@wisata/kernel/contracts/transport-booking';
import type { Locale } from '@wisata/kernel/locale';
import { wallTimeToInstant, zoneLabel } from '@wisata/kernel/zones';
import { payableMinor } from '../bookings/index.ts';
import type { Booking, TravelFacts } from '../bookings/index.ts';
import { refundMinor } from './terms.rules.ts';

const findTrip = ({ detail }: Booking) => TRANSPORT_RECORDS.find(detail);

/** The moment of a stop. */
export const stopMs = ({ date, time }: TransportStop, { time_zone: zone }: TransportBooking) =>
  wallTimeToInstant(date, time, zone);

/** Minutes that the counter keeps a hired car, where its terms say nothing. */
const KEPT_MINUTES = 60;
/** Places of the map service say their kind; the address of a traveller does not. */
const isOwnPlace = ({ place_id: id }: TransportStop) => !/^[a-z-]+:/.test(id);

/**
 * When and where somebody is picked up and left, as the clocks of the place show it. A transfer is a way; a hired car is
 * taken and given back, and in between the traveller does as they like.
 */
export function transportAgenda(booking: Booking, locale: Locale): readonly AgendaEntry[] {
  const record = findTrip(booking);
  if (!record) return [];
  const isTransfer = record.service_type === 'transfer';
  const entry = (kind: AgendaEntry['kind'], stop: TransportStop): AgendaEntry => ({
    kind,
    date: stop.date,
    time: stop.time,
    zone: zoneLabel(record.time_zone),
    title: booking.titles[locale],
    place: stop.names[locale],
    stop: {
      name: stop.names[locale],
      town: stop.address || stop.names[locale],
      latitude: stop.latitude,
      longitude: stop.longitude,
      place_id: stop.place_id,
    },
    ...(isOwnPlace(stop) ? { is_own_place: true } : {}),
  });
  const begin = entry(isTransfer ? 'departure' : 'pick-up', record.pickup);
  const waits = record.terms.waitMinutes ?? KEPT_MINUTES;
  return [{ ...begin, closes_minutes: -waits }, entry(isTransfer ? 'arrival' : 'drop-off', record.dropoff)];
}

export function transportTravelFacts(booking: Booking): TravelFacts {
  const record = findTrip(booking);
  if (!record) return {};
  const { pickup, dropoff } = record;
  const places = [pickup, dropoff].flatMap(({ names, code, address }) => [
    ...Object.values(names),
    code,
    ...address.split(', '),
  ]);
  return { startDate: pickup.date, places: [...new Set(places)].filter((place) => place !== '') };
}

/** The moment from which giving the booking up costs something; undefined where it always did. */
export function transportFreeUntil(booking: Booking): Date | undefined {
  const until = findTrip(booking)?.terms.freeUntil;
  return until ? new Date(until) : undefined;
}

/** What comes back if the traveller gave the booking up at this moment. */
export function transportRefundMinor(booking: Booking, now: Date): number | undefined {
  const record = findTrip(booking);
  if (!record) return undefined;
  const freeUntilMs = transportFreeUntil(booking)?.getTime();
  return refundMinor(payableMinor(booking), stopMs(record.pickup, record), freeUntilMs, now.getTime());
}
