import { formatInstant } from '@wisata/kernel/dates';
import { createEvents, type EventAttributes } from 'ics';
import { HELP_DESK } from './help-desk.ts';
import { orderUrl } from './order-url.ts';
import type { DocumentInput } from './document-input.ts';
import { DOCUMENT_WORDS } from './words.ts';

/** One entry of a calendar; the same `uid` always means the same entry, so that a phone updates what it has. */
export type CalendarEvent = EventAttributes;

/** Instants in UTC, so that the entry needs no time zone table; a phone shows them in its own zone. */
export const IN_UTC = {
  startInputType: 'utc',
  startOutputType: 'utc',
  endInputType: 'utc',
  endOutputType: 'utc',
} as const;

/** What every entry of a booking has: when it was written, and the order's page. */
export const aboutOrder = (input: DocumentInput) => ({
  ...IN_UTC,
  timestamp: input.now.getTime(),
  url: orderUrl(input),
});

export const reminder = (description: string, before: { hours?: number; minutes?: number }) => ({
  action: 'display' as const,
  description,
  trigger: { ...before, before: true },
});

const DEADLINE_MS = 30 * 60_000;

/** A deadline is the half hour that ends with it: an entry without length is lost in a month view. */
export const untilDeadline = (at: Date) => ({
  start: at.getTime() - DEADLINE_MS,
  end: at.getTime(),
  busyStatus: 'FREE' as const,
});

/** What an unpaid booking has in a calendar instead of its journey. */
export function paymentEvent(input: DocumentInput): CalendarEvent {
  const { booking, locale } = input;
  const words = DOCUMENT_WORDS[locale];
  const title = words.calendarPay(booking.code);
  return {
    ...aboutOrder(input),
    uid: `${booking.id}@pay.wisata`,
    title,
    description: `${booking.titles[locale]}\n${words.payBy(formatInstant(booking.timeLimitAt.getTime(), locale))}`,
    ...untilDeadline(booking.timeLimitAt),
    alarms: [reminder(title, { minutes: 15 })],
  };
}

/** What an entry says of a booking: facts with a value, the order and whom to call. */
export function entryText(
  { booking, locale }: DocumentInput,
  facts: readonly (readonly [label: string, value: string | null | undefined])[],
): string {
  const words = DOCUMENT_WORDS[locale];
  const all = [...facts, [words.orderId, booking.code] as const, [words.help, HELP_DESK.phone] as const];
  return all.flatMap(([label, value]) => (value ? [label ? `${label}: ${value}` : value] : [])).join('\n');
}

/** The calendar file of one booking, of an order or of a whole trip. */
export function writeCalendar(events: readonly CalendarEvent[]): string {
  const productId = `-//${HELP_DESK.company}//Wisata//EN`;
  const { error, value } = createEvents([...events], { productId, method: 'PUBLISH' });
  if (error || !value) throw error ?? new Error('The calendar is empty');
  return value;
}
