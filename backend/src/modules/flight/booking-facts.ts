import type { AgendaEntry } from '@wisata/kernel/contracts/agenda';
import { FLIGHT_RECORDS } from '@wisata/kernel/contracts/flight-records';
import type { FlightBooking } from '@wisata/kernel/contracts/flight-booking';
import { fromMajor } from '@wisata/kernel/money';
import { zoneLabel } from '@wisata/kernel/zones';
import { journeyAgenda, payableMinor } from '../bookings/index.ts';
import type { Booking, TravelFacts } from '../bookings/index.ts';
import { findAirport } from './airports.ts';
import { fareRule } from './fare-policy.ts';
import { instantOf } from './zone-clock.ts';

const HOUR_MS = 3_600_000;

type LegRecord = FlightBooking['flight_details'][number];

const findFlightRecord = ({ detail }: Booking) => FLIGHT_RECORDS.find(detail);

/** @throws For a record that cannot be read: no ticket is issued without names. */
export const getPassengers = (booking: Booking) => FLIGHT_RECORDS.get(booking.detail).passengers;

/** The counter closes so long before, as the ticket says; bags and, from abroad, the border come after landing. */
const AIRPORT_MINUTES = {
  domestic: { closesMinutes: 45, outMinutes: 25 },
  abroad: { closesMinutes: 60, outMinutes: 50 },
};

function airportMinutes({ origin, destination }: LegRecord) {
  const [from, to] = [findAirport(origin), findAirport(destination)];
  return AIRPORT_MINUTES[from?.countryCode === to?.countryCode ? 'domestic' : 'abroad'];
}

const INDONESIAN = ['WIB', 'WITA', 'WIT'];

function labelOf(zone: string): string {
  const label = zoneLabel(zone);
  return INDONESIAN.includes(label) ? label : zone;
}

const terminalText = (terminal: string) => `, Terminal ${terminal.replace(/^T/, '')}`;

function agendaOf(leg: LegRecord) {
  const place = (name: string, code: string, terminal: string | null) =>
    `${name} (${code})${terminal ? terminalText(terminal) : ''}`;
  return journeyAgenda(leg, {
    what: `${leg.airline} ${leg.flight_number}`,
    places: [
      place(leg.origin_airport, leg.origin, leg.origin_terminal),
      place(leg.destination_airport, leg.destination, leg.destination_terminal),
    ],
    findPlace: findAirport,
    placeKind: 'airport',
    ...airportMinutes(leg),
    labelOf,
  }).map((entry) => ({ ...entry, flight: leg.flight_number }));
}

/** Every take-off and landing, as the clocks of each airport show them. */
export function flightAgenda(booking: Booking): readonly AgendaEntry[] {
  return findFlightRecord(booking)?.flight_details.flatMap(agendaOf) ?? [];
}

/** The journey there decides: its day and the city where it ends. */
export function flightTravelFacts(booking: Booking): TravelFacts {
  const outbound = findFlightRecord(booking)?.flight_details.filter(({ num }) => num === 1);
  const first = outbound?.[0];
  const last = outbound?.at(-1);
  if (!first || !last) return {};
  return { startDate: first.depart_date, places: [last.destination_city, last.destination] };
}

/** What the fares' rules give back at this moment, less what a voucher code had taken off. */
export function flightRefundMinor(booking: Booking, now: Date): number | undefined {
  const record = findFlightRecord(booking);
  if (!record) return undefined;
  const { flight_details: legs, fares } = record;
  const refundMinor = fares.reduce((total, { num, family, tier, base_fare: baseFare }) => {
    const first = legs.find((leg) => leg.num === num);
    if (!first) return total;
    const rule = fareRule(family, tier);
    const baseMinor = fromMajor(baseFare, booking.currency).minor;
    const [hour = 0, minute = 0] = first.depart_time.split(':').map(Number);
    const departAt = instantOf(first.depart_date, hour * 60 + minute, first.origin_timezone);
    const isInTime = now.getTime() <= departAt - rule.refundHours * HOUR_MS;
    return total + (isInTime ? Math.floor((baseMinor * rule.refundPercent) / 100) : 0);
  }, 0);
  return Math.min(refundMinor, payableMinor(booking));
}
