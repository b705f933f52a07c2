import { formatInstant } from '@wisata/kernel/dates';
import { aboutOrder, paymentEvent, reminder, untilDeadline } from '../../../documents/calendar.ts';
import { HELP_DESK } from '../../../documents/help-desk.ts';
import type { CalendarEvent, VoucherInput } from '../../bookings/index.ts';
import type { HotelStay } from './hotel-stay.ts';
import { toHotelStay } from './hotel-stay.ts';
import { HOTEL_WORDS } from './hotel-words.ts';

function stayDescription({ booking, locale }: VoucherInput, stay: HotelStay): string {
  const words = HOTEL_WORDS[locale];
  const facts: [string, string | undefined][] = [
    [words.orderId, booking.code],
    [words.confirmation, stay.confirmation],
    [words.checkIn, formatInstant(stay.checkInAt.getTime(), locale, stay.zone)],
    [words.checkOut, formatInstant(stay.checkOutAt.getTime(), locale, stay.zone)],
    [words.phone, stay.phone],
    [words.help, HELP_DESK.phone],
  ];
  return facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n');
}

function stayEvent(input: VoucherInput, stay: HotelStay): CalendarEvent {
  const title = HOTEL_WORDS[input.locale].calendarStay(stay.hotelName);
  return {
    ...aboutOrder(input),
    uid: `${input.booking.id}@stay.wisata`,
    title,
    description: stayDescription(input, stay),
    location: `${stay.hotelName}, ${stay.address}`,
    geo: { lat: stay.position.latitude, lon: stay.position.longitude },
    start: stay.checkInAt.getTime(),
    end: stay.checkOutAt.getTime(),
    busyStatus: 'FREE',
    alarms: [reminder(title, { hours: 24 })],
  };
}

function deadlineEvent(input: VoucherInput, stay: HotelStay, deadlineAt: Date): CalendarEvent {
  const { booking, locale } = input;
  const words = HOTEL_WORDS[locale];
  const title = words.calendarDeadline(stay.hotelName);
  return {
    ...aboutOrder(input),
    uid: `${booking.id}@cancel.wisata`,
    title,
    description: words.freeUntil(formatInstant(deadlineAt.getTime(), locale, stay.zone), stay.hotelName),
    ...untilDeadline(deadlineAt),
    alarms: [reminder(title, { hours: 6 })],
  };
}

function stayEvents(input: VoucherInput): CalendarEvent[] {
  const stay = toHotelStay(input.booking);
  const { freeCancellationUntil } = stay;
  const events = [stayEvent(input, stay)];
  return freeCancellationUntil ? [...events, deadlineEvent(input, stay, freeCancellationUntil)] : events;
}

/** The stay and its free-cancellation deadline; for an unpaid booking, the payment deadline alone. */
export function hotelCalendar(input: VoucherInput): CalendarEvent[] {
  const { booking, locale } = input;
  return booking.paymentStatus === 'paid' ? stayEvents(input) : [paymentEvent(input, HOTEL_WORDS[locale])];
}
