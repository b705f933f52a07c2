import { formatDate, formatWallTime } from '@wisata/kernel/dates';
import { aboutOrder, entryText, reminder } from '../../../documents/calendar.ts';
import type { CalendarEvent, VoucherInput } from '../../bookings/index.ts';
import { toFlightTrip, type Call, type Journey, type TripLeg } from './flight-trip.ts';
import { FLIGHT_WORDS } from './flight-words.ts';

function callText(call: Call, { locale }: VoucherInput): string {
  const terminal = call.terminal ? `, ${FLIGHT_WORDS[locale].terminal(call.terminal)}` : '';
  const time = formatWallTime(call.time, locale, call.zoneLabel);
  return `${time}, ${formatDate(call.date, locale)}: ${call.airport} (${call.code})${terminal}`;
}

function legEvent(input: VoucherInput, journey: Journey, leg: TripLeg, index: number): CalendarEvent {
  const words = FLIGHT_WORDS[input.locale];
  const title = words.calendarFlight(leg.number, leg.from.city, leg.to.city);
  return {
    ...aboutOrder(input),
    title,
    uid: `${input.booking.id}-${journey.num}-${index + 1}@flight.wisata`,
    description: entryText(input, [
      ['', leg.airline],
      ['', callText(leg.from, input)],
      ['', callText(leg.to, input)],
      [words.locator, journey.pnr],
      [words.baggage, words.bagsOf(journey)],
    ]),
    location: `${leg.from.airport} (${leg.from.code})`,
    start: leg.from.at,
    end: leg.to.at,
    busyStatus: 'BUSY',
    alarms: [reminder(title, { hours: 24 }), reminder(title, { hours: 3 })],
  };
}

/** One event for each flight, in the airports' own times in words. */
export function flightCalendar(input: VoucherInput): CalendarEvent[] {
  const { journeys } = toFlightTrip(input.booking);
  return journeys.flatMap((journey) => journey.legs.map((leg, index) => legEvent(input, journey, leg, index)));
}
