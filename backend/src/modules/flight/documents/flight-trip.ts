import type { FlightBooking } from '@wisata/kernel/contracts/flight-booking';
import { FLIGHT_RECORDS } from '@wisata/kernel/contracts/flight-records';
import { fullName, passengerName } from '@wisata/kernel/document-name';
import type { Locale } from '@wisata/kernel/locale';
import { fromMajor, money, type Money } from '@wisata/kernel/money';
import { journeyCall } from '../../../documents/journey-call.ts';
import type { Booking } from '../../bookings/index.ts';

type LegRecord = FlightBooking['flight_details'][number];

/** Take-off or landing: an airport as its own clocks show it. */
const callOf = (leg: LegRecord, end: 'origin' | 'destination') => ({
  ...journeyCall(leg, end),
  airport: leg[`${end}_airport`],
  /** Empty where the airport has one only. */
  terminal: leg[`${end}_terminal`]?.replace(/^T(?=\d)/, '') ?? '',
});
export type Call = ReturnType<typeof callOf>;

function toLeg(leg: LegRecord, next: LegRecord | undefined) {
  const to = callOf(leg, 'destination');
  const onward = next && callOf(next, 'origin');
  return {
    /** The airline's code, as the number begins with it. */
    carrier: leg.carrier_code,
    number: leg.flight_number,
    airline: leg.airline,
    aircraft: leg.aircraft,
    minutes: leg.duration,
    from: callOf(leg, 'origin'),
    to,
    /** Minutes until the next leg leaves; undefined at the end of the journey. */
    waitMinutes: onward && Math.round((onward.at - to.at) / 60_000),
    changesTerminal: onward !== undefined && onward.terminal !== to.terminal,
  };
}
export type TripLeg = ReturnType<typeof toLeg>;

function toJourney({ flight_details: details, fares, passengers }: FlightBooking, num: number) {
  const legs = details.filter((leg) => leg.num === num);
  const [first] = legs;
  const rules = fares.find((fare) => fare.num === num)?.policy;
  const sentences = (locale: Locale) => {
    const chosen = rules?.[locale];
    return chosen ? [chosen.refund, chosen.reschedule, chosen.text].filter(Boolean) : [];
  };
  return {
    num,
    legs: legs.map((leg, index) => toLeg(leg, legs[index + 1])),
    pnr: first?.pnr ?? '',
    cabin: first?.category ?? '',
    classLetter: first?.class ?? '',
    /** `20 kg`; empty when no checked bag was in the price. */
    baggage: /^0\b/.test(first?.baggage ?? '') ? '' : (first?.baggage ?? ''),
    /** Infants have no baggage of their own. */
    hasInfants: passengers.some(({ type }) => type === 'INF'),
    policy: { en: sentences('en'), id: sentences('id') },
  };
}
export type Journey = ReturnType<typeof toJourney>;

function toPassenger(passenger: FlightBooking['passengers'][number], needsPassport: boolean) {
  const { ticket_numbers: tickets } = passenger;
  return {
    /** As an airline prints it. */
    name: passengerName(passenger),
    /** As people write it, without title. */
    fullName: fullName(passenger),
    type: passenger.type,
    document: needsPassport ? passenger.passport_number : passenger.id_number,
    tickets: tickets.length > 0 ? tickets : [passenger.ticket_number].filter(Boolean),
  };
}
export type TripPassenger = ReturnType<typeof toPassenger>;

/** Sums by kind of charge, in the order of the record. */
function chargesOf({ payments }: FlightBooking, { currency }: Booking) {
  const sums = new Map<string, Money>();
  for (const { code, amount } of payments) {
    const minor = (sums.get(code)?.minor ?? 0) + fromMajor(amount, currency).minor;
    if (code !== 'TOTAL_PAID') sums.set(code, money(minor, currency));
  }
  return [...sums];
}

/** The trip of a flight booking. Throws when the record is not one: the booking was accepted, so that is a bug. */
export function toFlightTrip(booking: Booking) {
  const detail = FLIGHT_RECORDS.get(booking.detail);
  const { currency } = booking;
  const nums = [...new Set(detail.flight_details.map(({ num }) => num))].sort((a, b) => a - b);
  return {
    journeys: nums.map((num) => toJourney(detail, num)),
    passengers: detail.passengers.map((passenger) => toPassenger(passenger, detail.requires_passport)),
    needsPassport: detail.requires_passport,
    isInternational: detail.is_international,
    charges: chargesOf(detail, booking),
    discount: money(booking.discountMinor, currency),
    paid: money(booking.amountMinor - booking.discountMinor, currency),
  };
}
export type FlightTrip = ReturnType<typeof toFlightTrip>;
