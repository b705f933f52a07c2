import { formatInstant } from '@wisata/kernel/dates';
import type { EventAttributes } from 'ics';
import { createEvents } from 'ics';
import { HELP_DESK } from '../help-desk.ts';
import { orderUrl } from '../order-url.ts';
import type { VoucherInput } from '../renderer.ts';
import type { HotelStay } from './hotel-stay.ts';
import { toHotelStay } from './hotel-stay.ts';
import { HOTEL_WORDS } from './hotel-words.ts';

/** Instants in UTC: a phone shows them in the zone it is in, and no zone table can be wrong. */
const utc = (at: Date) => at.getTime();
const UTC = { startInputType: 'utc', startOutputType: 'utc', endInputType: 'utc', endOutputType: 'utc' } as const;
const stamped = ({ now }: VoucherInput) => ({ ...UTC, timestamp: utc(now) });

/** A deadline shows as the half hour that ends with it: an event without length is lost in a month view. */
const DEADLINE_MS = 30 * 60_000;
const reminder = (description: string, before: { hours?: number; minutes?: number }) => [
  { action: 'display' as const, description, trigger: { ...before, before: true } },
];

function stayDescription({ booking, locale }: VoucherInput, stay: HotelStay): string {
  const words = HOTEL_WORDS[locale];
  const facts: [string, string | undefined][] = [
    [words.orderId, booking.code],
    [words.confirmation, stay.confirmation],
    [words.checkIn, formatInstant(utc(stay.checkInAt), locale, stay.zone)],
    [words.checkOut, formatInstant(utc(stay.checkOutAt), locale, stay.zone)],
    [words.phone, stay.phone],
    [words.help, HELP_DESK.phone],
  ];
  return facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n');
}

function stayEvent(input: VoucherInput, stay: HotelStay): EventAttributes {
  const title = HOTEL_WORDS[input.locale].calendarStay(stay.hotelName);
  return {
    ...stamped(input),
    uid: `${input.booking.id}@stay.wisata`,
    title,
    description: stayDescription(input, stay),
    location: `${stay.hotelName}, ${stay.address}`,
    url: orderUrl(input),
    geo: { lat: stay.position.latitude, lon: stay.position.longitude },
    start: utc(stay.checkInAt),
    end: utc(stay.checkOutAt),
    busyStatus: 'FREE',
    alarms: reminder(title, { hours: 24 }),
  };
}

function deadlineEvent(input: VoucherInput, stay: HotelStay, deadlineAt: Date): EventAttributes {
  const { booking, locale } = input;
  const words = HOTEL_WORDS[locale];
  const title = words.calendarDeadline(stay.hotelName);
  return {
    ...stamped(input),
    uid: `${booking.id}@cancel.wisata`,
    title,
    description: words.freeUntil(formatInstant(utc(deadlineAt), locale, stay.zone), stay.hotelName),
    url: orderUrl(input),
    start: utc(deadlineAt) - DEADLINE_MS,
    end: utc(deadlineAt),
    busyStatus: 'FREE',
    alarms: reminder(title, { hours: 6 }),
  };
}

function stayEvents(input: VoucherInput): EventAttributes[] {
  const stay = toHotelStay(input.booking);
  const { freeCancellationUntil } = stay;
  const events = [stayEvent(input, stay)];
  return freeCancellationUntil ? [...events, deadlineEvent(input, stay, freeCancellationUntil)] : events;
}

function paymentEvent(input: VoucherInput): EventAttributes {
  const { booking, locale } = input;
  const words = HOTEL_WORDS[locale];
  const title = words.calendarPay(booking.code);
  return {
    ...stamped(input),
    uid: `${booking.id}@pay.wisata`,
    title,
    description: `${booking.title}\n${words.payBy(formatInstant(utc(booking.timeLimitAt), locale))}`,
    url: orderUrl(input),
    start: utc(booking.timeLimitAt) - DEADLINE_MS,
    end: utc(booking.timeLimitAt),
    busyStatus: 'FREE',
    alarms: reminder(title, { minutes: 15 }),
  };
}

/** The stay and its free-cancellation deadline; for an unpaid booking, the payment deadline alone. */
export function renderHotelCalendar(input: VoucherInput): string {
  const { booking } = input;
  const events = booking.paymentStatus === 'paid' ? stayEvents(input) : [paymentEvent(input)];
  const { error, value } = createEvents(events, {
    productId: `-//${HELP_DESK.company}//Wisata//EN`,
    method: 'PUBLISH',
  });
  if (error || !value) throw error ?? new Error('The calendar is empty');
  return value;
}
