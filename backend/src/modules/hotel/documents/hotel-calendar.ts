import { formatInstant } from '@wisata/kernel/dates';
import { aboutOrder, entryText, reminder, untilDeadline } from '../../../documents/calendar.ts';
import type { CalendarEvent, VoucherInput } from '../../bookings/index.ts';
import { toHotelStay, type HotelStay } from './hotel-stay.ts';
import { HOTEL_WORDS } from './hotel-words.ts';

function stayEvent(input: VoucherInput, { record, address, checkInMs, checkOutMs }: HotelStay): CalendarEvent {
  const { locale } = input;
  const { hotel, time_zone: zone } = record;
  const words = HOTEL_WORDS[locale];
  const title = words.calendarStay(hotel.name);
  return {
    ...aboutOrder(input),
    uid: `${input.booking.id}@stay.wisata`,
    title,
    description: entryText(input, [
      [words.confirmation, record.confirmation_id],
      [words.checkIn, formatInstant(checkInMs, locale, zone)],
      [words.checkOut, formatInstant(checkOutMs, locale, zone)],
      [words.phone, hotel.phone],
    ]),
    location: `${hotel.name}, ${address}`,
    geo: { lat: hotel.latitude, lon: hotel.longitude },
    start: checkInMs,
    end: checkOutMs,
    busyStatus: 'FREE',
    alarms: [reminder(title, { hours: 24 })],
  };
}

function deadlineEvent(input: VoucherInput, { record }: HotelStay, deadline: string): CalendarEvent {
  const { booking, locale } = input;
  const words = HOTEL_WORDS[locale];
  const title = words.calendarDeadline(record.hotel.name);
  return {
    ...aboutOrder(input),
    uid: `${booking.id}@cancel.wisata`,
    title,
    description: words.freeUntil(formatInstant(deadline, locale, record.time_zone), record.hotel.name),
    ...untilDeadline(new Date(deadline)),
    alarms: [reminder(title, { hours: 6 })],
  };
}

/** The stay and its free-cancellation deadline. */
export function hotelCalendar(input: VoucherInput): CalendarEvent[] {
  const stay = toHotelStay(input.booking);
  const { cancel_limit: deadline } = stay.record;
  return [stayEvent(input, stay), ...(deadline ? [deadlineEvent(input, stay, deadline)] : [])];
}
