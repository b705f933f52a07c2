import { formatDate, formatWallTime } from '@wisata/kernel/dates';
import { aboutOrder, paymentEvent, reminder } from '../../../documents/calendar.ts';
import { HELP_DESK } from '../../../documents/help-desk.ts';
import type { CalendarEvent, VoucherInput } from '../../bookings/index.ts';
import type { Call, FlightTrip, Journey, TripLeg } from './flight-trip.ts';
import { toFlightTrip } from './flight-trip.ts';
import { FLIGHT_WORDS } from './flight-words.ts';

function callText(call: Call, { locale }: VoucherInput): string {
  const terminal = call.terminal ? `, ${FLIGHT_WORDS[locale].terminal(call.terminal)}` : '';
  const time = formatWallTime(call.time, locale, call.zoneLabel);
  return `${time}, ${formatDate(call.date, locale)}: ${call.airport} (${call.code})${terminal}`;
}

function legEvent(input: VoucherInput, journey: Journey, leg: TripLeg, index: number): CalendarEvent {
  const { booking, locale } = input;
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
    ...aboutOrder(input),
    title,
    uid: `${booking.id}-${journey.num}-${index + 1}@flight.wisata`,
    description: facts.join('\n'),
    location: `${leg.from.airport} (${leg.from.code})`,
    start: leg.from.at,
    end: leg.to.at,
    busyStatus: 'BUSY',
    alarms: [reminder(title, { hours: 24 }), reminder(title, { hours: 3 })],
  };
}

function tripEvents(input: VoucherInput, { journeys }: FlightTrip): CalendarEvent[] {
  return journeys.flatMap((journey) => journey.legs.map((leg, index) => legEvent(input, journey, leg, index)));
}

/** One event for each flight, in the airports' own times in words; for an unpaid booking, the payment deadline alone. */
export function flightCalendar(input: VoucherInput): CalendarEvent[] {
  const { booking, locale } = input;
  if (booking.paymentStatus !== 'paid') return [paymentEvent(input, FLIGHT_WORDS[locale])];
  return tripEvents(input, toFlightTrip(booking));
}
