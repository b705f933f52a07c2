import type { AgendaEntry } from '@wisata/kernel/contracts/agenda';
import type { ProductBooking } from '@wisata/kernel/contracts/category-product-booking';
import { startsAtMs } from '@wisata/kernel/contracts/category-product-rules';
import { findProductRecord } from '@wisata/kernel/contracts/category-product-records';
import type { Locale } from '@wisata/kernel/locale';
import { agendaZone, payableMinor } from '../bookings/index.ts';
import type { Booking, TravelFacts } from '../bookings/index.ts';

/** The record of a booking. @throws For a record that cannot be read. */
export function getRecord(booking: Booking): ProductBooking {
  const record = findProductRecord(booking);
  if (!record) throw new TypeError(`Not a ${booking.service} record of today.`);
  return record;
}

/** When it begins, in epoch milliseconds. */
export const startOf = ({ departure, time, category_product_detail: { timezone } }: ProductBooking): number =>
  startsAtMs({ sessions: time ? [time] : [], timeZone: timezone }, { date: departure, session: time?.id ?? '' });

/** Where and when to be there; no time where any hour of the day is good. */
export function productAgenda(booking: Booking, locale: Locale): readonly AgendaEntry[] {
  const record = findProductRecord(booking);
  if (!record) return [];
  const { departure: date, time, category_product_detail: detail } = record;
  const { words, city: town, address, latitude, longitude, timezone } = detail;
  const name = words[locale].meeting_point;
  return [
    {
      kind: 'visit',
      date,
      time: time?.start ?? null,
      zone: agendaZone(timezone),
      title: words[locale].title,
      place: `${name}, ${address}`,
      stop: { name, town, latitude, longitude },
      ...(time ? { ends: { date, time: time.end } } : {}),
    },
  ];
}

export function productTravelFacts(booking: Booking): TravelFacts {
  const record = findProductRecord(booking);
  if (!record) return {};
  const { city, country } = record.category_product_detail;
  return { startDate: record.departure, places: [city, country] };
}

/** The moment from which giving the booking up costs something; undefined where it always did. */
export function productFreeUntil(booking: Booking): Date | undefined {
  const until = findProductRecord(booking)?.free_until;
  return until ? new Date(until) : undefined;
}

/** What comes back if the traveller gave the booking up at this moment: all of it until the free deadline, then nothing. */
export function productRefundMinor(booking: Booking, now: Date): number | undefined {
  if (!findProductRecord(booking)) return undefined;
  const until = productFreeUntil(booking);
  return until && now < until ? payableMinor(booking) : 0;
}
