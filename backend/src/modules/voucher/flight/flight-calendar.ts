import { formatDate, formatInstant, formatWallTime } from '@wisata/kernel/dates';
import type { EventAttributes } from 'ics';
import { createEvents } from 'ics';
import { HELP_DESK } from '../help-desk.ts';
import { orderUrl } from '../order-url.ts';
import type { VoucherInput } from '../renderer.ts';
import type { Call, FlightTrip, Journey, TripLeg } from './flight-trip.ts';
import { toFlightTrip } from './flight-trip.ts';
import { FLIGHT_WORDS } from './flight-words.ts';

/** Instants in UTC: a phone shows them in the zone it is in; the description says the airports' own times. */
const UTC = { startInputType: 'utc', startOutputType: 'utc', endInputType: 'utc', endOutputType: 'utc' } as const;
/** A deadline shows as the half hour that ends with it: an event without length is lost in a month view. */
const DEADLINE_MS = 30 * 60_000;

const reminder = (description: string, before: { hours?: number; minutes?: number }) => ({
  ...{ action: 'display' as const, description, trigger: { ...before, before: true } },
});

function callText(call: Call, { locale }: VoucherInput): string {
  const terminal = call.terminal ? `, ${FLIGHT_WORDS[locale].terminal(call.terminal)}` : '';
  const time = formatWallTime(call.time, locale, call.zoneLabel);
  return `${time}, ${formatDate(call.date, locale)}: ${call.airport} (${call.code})${terminal}`;
}

function legEvent(input: VoucherInput, journey: Journey, leg: TripLeg, index: number): EventAttributes {
  const { booking, locale, now } = input;
  const words = FLIGHT_WORDS[locale];
  const title = words.calendarFlight(leg.number, leg.from.city, leg.to.city);
  const facts = [
    leg.airline,
    callText(leg.from, input),
    callText(leg.to, input),
    `${words.locator}: ${journey.pnr}`,
    `${words.orderId}: ${booking.code}`,
    `${words.baggage}: ${words.bagsOf(journey)}`,
    `${words.help}: ${HELP_DESK.phone}`,
  ];
  return {
    ...{ ...UTC, timestamp: now.getTime(), title, url: orderUrl(input) },
    uid: `${booking.id}-${journey.num}-${index + 1}@flight.wisata`,
    description: facts.join('\n'),
    location: `${leg.from.airport} (${leg.from.code})`,
    ...{ start: leg.from.at, end: leg.to.at, busyStatus: 'BUSY' },
    alarms: [reminder(title, { hours: 24 }), reminder(title, { hours: 3 })],
  };
}

function tripEvents(input: VoucherInput, { journeys }: FlightTrip): EventAttributes[] {
  return journeys.flatMap((journey) => journey.legs.map((leg, index) => legEvent(input, journey, leg, index)));
}

function paymentEvent(input: VoucherInput): EventAttributes {
  const { booking, locale, now } = input;
  const words = FLIGHT_WORDS[locale];
  const title = words.calendarPay(booking.code);
  const endMs = booking.timeLimitAt.getTime();
  return {
    ...{ ...UTC, timestamp: now.getTime(), title, url: orderUrl(input) },
    uid: `${booking.id}@pay.wisata`,
    description: `${booking.title}\n${words.payBy(formatInstant(endMs, locale))}`,
    ...{ start: endMs - DEADLINE_MS, end: endMs, busyStatus: 'FREE' },
    alarms: [reminder(title, { minutes: 15 })],
  };
}

/** One event for each flight; for an unpaid booking, the payment deadline alone. */
export function renderFlightCalendar(input: VoucherInput): string {
  const { booking } = input;
  const events = booking.paymentStatus === 'paid' ? tripEvents(input, toFlightTrip(booking)) : [paymentEvent(input)];
  const { error, value } = createEvents(events, {
    productId: `-//${HELP_DESK.company}//Wisata//EN`,
    method: 'PUBLISH',
  });
  if (error || !value) throw error ?? new Error('The calendar is empty');
  return value;
}
