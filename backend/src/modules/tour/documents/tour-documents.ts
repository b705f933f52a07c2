import { formatDate } from '@wisata/kernel/dates';
import { fullName } from '@wisata/kernel/document-name';
import { wallTimeToInstant } from '@wisata/kernel/zones';
import type { SchemaThing } from '@wisata/kernel/page-head';
import { aboutOrder, entryText, reminder } from '../../../documents/calendar.ts';
import { reservation, timeOfPlace } from '../../../documents/reservation.ts';
import type { CalendarEvent, ServiceDocuments, VoucherInput } from '../../bookings/index.ts';
import { getOuting, startOf } from '../booking-facts.ts';
import { renderTourVoucher } from './tour-voucher.ts';
import { TOUR_WORDS } from './tour-words.ts';
import { mapUrl } from './way-there.ts';

const HOUR_MS = 3_600_000;
const EVENING = '18:00';

/** Where to be and when; for a ticket without a day its last day. */
function calendarEvents(input: VoucherInput): CalendarEvent[] {
  const { booking, locale } = input;
  const words = TOUR_WORDS[locale];
  const outing = getOuting(booking);
  const { product, record, time, validUntil } = outing;
  const zone = product.meeting_point.timezone;
  const start = startOf(outing) ?? (validUntil ? { at: wallTimeToInstant(validUntil, '09:00', zone) } : undefined);
  if (!start) return [];
  const texts = product.words[locale];
  const lastDay = record.range.end;
  const end = lastDay ? wallTimeToInstant(lastDay, time?.end ?? EVENING, zone) : start.at + HOUR_MS;
  return [
    {
      ...aboutOrder(input),
      title: texts.title,
      uid: `${booking.id}@${booking.service}.wisata`,
      description: entryText(input, [
        [booking.service === 'venue' ? words.entrance : words.meet, texts.meeting_point],
        [words.package, texts.package],
        [words.guide, booking.service === 'tour' ? `${product.guide.name}, ${product.guide.phone}` : ''],
        [words.gate, product.gate],
        [words.way, mapUrl(product.meeting_point)],
        ['', validUntil && words.anyDay(formatDate(validUntil, locale))],
      ]),
      location: `${texts.meeting_point}, ${product.meeting_point.address}`,
      geo: { lat: product.meeting_point.latitude, lon: product.meeting_point.longitude },
      start: start.at,
      end: Math.max(end, start.at + HOUR_MS),
      busyStatus: 'BUSY',
      alarms: [reminder(texts.title, { hours: 24 }), reminder(texts.title, { hours: 2 })],
    },
  ];
}

/** Each person's ticket as schema.org's EventReservation. */
function reservations(input: VoucherInput): SchemaThing[] {
  const { booking, locale } = input;
  const outing = getOuting(booking);
  const { product, record } = outing;
  const start = startOf(outing);
  return record.paxes.map((pax) => ({
    ...reservation(input, {
      type: 'EventReservation',
      number: record.pnr_code,
      name: fullName(pax),
    }),
    reservationFor: {
      '@type': 'Event',
      name: product.words[locale].title,
      ...(start ? { startDate: timeOfPlace(start.date, start.time, start.at) } : {}),
      location: {
        '@type': 'Place',
        name: product.words[locale].meeting_point,
        address: product.meeting_point.address,
      },
    },
    reservedTicket: { '@type': 'Ticket', ...(pax.ticket_code ? { ticketNumber: pax.ticket_code } : {}) },
  }));
}

export const tourDocuments: ServiceDocuments = {
  paper: 'voucher',
  renderVoucher: renderTourVoucher,
  calendarEvents,
  reservations,
};
