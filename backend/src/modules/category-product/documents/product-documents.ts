import type { SchemaThing } from '@wisata/kernel/page-head';
import { fullName } from '@wisata/kernel/document-name';
import { wallTimeToInstant } from '@wisata/kernel/zones';
import { aboutOrder, entryText, reminder } from '../../../documents/calendar.ts';
import { reservation, timeOfPlace } from '../../../documents/reservation.ts';
import type { CalendarEvent, ServiceDocuments, VoucherInput } from '../../bookings/index.ts';
import { getRecord, startOf } from '../booking-facts.ts';
import { renderProductVoucher } from './product-voucher.ts';
import { PRODUCT_WORDS } from './product-words.ts';

const HOUR_MS = 3_600_000;

function visit(input: VoucherInput): CalendarEvent {
  const { booking, locale } = input;
  const record = getRecord(booking);
  const { departure, time, category_product_detail: detail } = record;
  const { title, option, meeting_point: point } = detail.words[locale];
  const words = PRODUCT_WORDS[locale];
  const start = startOf(record);
  return {
    ...aboutOrder(input),
    uid: `${booking.id}@product.wisata`,
    title,
    description: entryText(input, [
      [words.option, option],
      [words.meetingPoint, point],
    ]),
    location: `${point}, ${detail.address}`,
    geo: { lat: detail.latitude, lon: detail.longitude },
    start,
    end: time ? wallTimeToInstant(departure, time.end, detail.timezone) : start + HOUR_MS,
    alarms: [reminder(title, { hours: 24 })],
  };
}

/** What is booked as schema.org's EventReservation, in the time of its place. */
function reservations(input: VoucherInput): SchemaThing[] {
  const record = getRecord(input.booking);
  const { departure, time, qty, contact, ticket_code: ticket, category_product_detail: detail } = record;
  const { title, meeting_point: point } = detail.words[input.locale];
  return [
    {
      ...reservation(input, {
        type: 'EventReservation',
        number: ticket || undefined,
        name: fullName(contact),
      }),
      reservationFor: {
        '@type': 'Event',
        name: title,
        startDate: time ? timeOfPlace(departure, time.start, startOf(record)) : departure,
        location: { '@type': 'Place', name: point, address: detail.address },
      },
      numSeats: qty,
    },
  ];
}

export const productDocuments: ServiceDocuments = {
  paper: 'voucher',
  renderVoucher: renderProductVoucher,
  calendarEvents: (input) => [visit(input)],
  reservations,
};
