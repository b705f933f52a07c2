import type { AgendaEntry } from '@wisata/kernel/contracts/agenda';
import { TOUR_RECORDS } from '@wisata/kernel/contracts/tour-records';
import { VENUE_RECORDS } from '@wisata/kernel/contracts/venue-records';
import type { TourBooking } from '@wisata/kernel/contracts/tour-booking';
import { daysBetween, todayInJakarta } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { wallClockAt, wallTimeToInstant } from '@wisata/kernel/zones';
import { agendaZone, payableMinor } from '../bookings/index.ts';
import type { Booking, TravelFacts } from '../bookings/index.ts';
import { dayStopsOf } from './data/written-rows.ts';

type Product = TourBooking['data_tour'];

/** What documents, agenda and refunds read of a tour's or a venue's record alike. */
export interface Outing {
  readonly record: Omit<TourBooking, 'data_tour'>;
  readonly product: Product;
  readonly time: { readonly start: string; readonly end: string } | null;
  readonly validUntil: string | null;
}

/** The record of a booking of either service; undefined for one that cannot be read. */
export function findOuting({ service, detail }: Booking): Outing | undefined {
  if (service === 'tour') {
    const record = TOUR_RECORDS.find(detail);
    return record && { record, product: record.data_tour, time: null, validUntil: null };
  }
  const record = VENUE_RECORDS.find(detail);
  return record && { record, product: record.data_venue, time: record.venue_time, validUntil: record.valid_until };
}

/** The same. @throws For a record that cannot be read. */
export function getOuting(booking: Booking): Outing {
  const outing = findOuting(booking);
  if (!outing) throw new TypeError(`Not a ${booking.service} record of today.`);
  return outing;
}

/** When it begins; null for a ticket without a day. */
export function startOf({
  record,
  product,
  time,
}: Outing): { date: string; time: string; at: number; zone: string } | null {
  const date = record.departure;
  if (date === null) return null;
  const zone = product.meeting_point.timezone;
  const start = time?.start ?? product.meeting_point.time ?? '00:00';
  return { date, time: start, at: wallTimeToInstant(date, start, zone), zone };
}

/** A tour ends with the last stop of its last day, a venue with its session. */
function endOf({ record, product, time }: Outing, date: string): AgendaEntry['ends'] {
  if (time) return { date, time: time.end };
  const last = dayStopsOf(product.id).at(-1);
  if (!last) return undefined;
  return { date: record.range.end ?? date, time: last.time };
}

/** Where and when to be there; nothing for a ticket without a day. */
export function tourAgenda(booking: Booking, locale: Locale): readonly AgendaEntry[] {
  const outing = findOuting(booking);
  const start = outing && startOf(outing);
  if (!outing || !start) return [];
  const { meeting_point: point, words, city } = outing.product;
  const { latitude, longitude, address } = point;
  const name = words[locale].meeting_point;
  const ends = endOf(outing, start.date);
  return [
    {
      kind: 'visit',
      date: start.date,
      time: start.time,
      zone: agendaZone(start.zone),
      title: words[locale].title,
      place: `${name}, ${address}`,
      stop: { name, town: city, latitude, longitude },
      ...(ends ? { ends } : {}),
    },
  ];
}

export function tourTravelFacts(booking: Booking): TravelFacts {
  const outing = findOuting(booking);
  if (!outing) return {};
  const { record, product } = outing;
  const places = [product.city, ...product.countries];
  return { ...(record.departure ? { startDate: record.departure } : {}), nights: product.tour_length_nights, places };
}

const bestPercent = ({ record }: Outing, daysLeft = Infinity) =>
  Math.max(0, ...record.refund_steps.filter((step) => daysLeft >= step.days_before).map(({ percent }) => percent));

/**
 * Of a ticket without a day: all that its rules give until it is issued, and nothing after its last day. In between only
 * the venue knows whether it was used, so a person asks there.
 */
function openTicketPercent(outing: Outing, { statusIssue }: Booking, now: Date): number | undefined {
  const percent = bestPercent(outing);
  if (statusIssue !== 'issued' || percent === 0) return percent;
  const { product, validUntil } = outing;
  const { date: today } = wallClockAt(now.getTime(), product.meeting_point.timezone);
  return validUntil !== null && today > validUntil ? 0 : undefined;
}

function refundPercent(outing: Outing, booking: Booking, now: Date): number | undefined {
  const { departure } = outing.record;
  if (departure === null) return openTicketPercent(outing, booking, now);
  return bestPercent(outing, daysBetween(todayInJakarta(now.getTime()), departure));
}

/** Its share of what was paid, by how many days are left; undefined where a person has to decide. */
export function tourRefundMinor(booking: Booking, now: Date): number | undefined {
  const outing = findOuting(booking);
  const percent = outing && refundPercent(outing, booking, now);
  return percent === undefined ? undefined : Math.floor((payableMinor(booking) * percent) / 100);
}
