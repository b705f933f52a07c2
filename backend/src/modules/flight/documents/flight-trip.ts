import { FLIGHT_RECORDS } from '@wisata/kernel/contracts/flight-records';
import type { FlightBooking } from '@wisata/kernel/contracts/flight-booking';
import { guestName, passengerName } from '@wisata/kernel/document-name';
import type { Locale } from '@wisata/kernel/locale';
import type { Money } from '@wisata/kernel/money';
import { fromMajor, money } from '@wisata/kernel/money';
import { wallTimeToInstant, zoneLabel } from '@wisata/kernel/zones';
import type { Booking } from '../../bookings/index.ts';

/** A place at a time: an airport as its own clocks show it. */
export interface Call {
  readonly code: string;
  readonly city: string;
  readonly airport: string;
  readonly terminal?: string;
  readonly date: string;
  readonly time: string;
  readonly zoneLabel: string;
  readonly at: number;
}

export interface TripLeg {
  readonly number: string;
  /** The airline's code, as the number begins with it. */
  readonly carrier: string;
  readonly airline: string;
  readonly aircraft: string;
  readonly from: Call;
  readonly to: Call;
  readonly minutes: number;
  /** Minutes until the next leg leaves; undefined at the end of the journey. */
  readonly waitMinutes?: number;
  readonly changesTerminal: boolean;
}

export interface Journey {
  readonly num: number;
  readonly legs: readonly TripLeg[];
  readonly pnr: string;
  readonly cabin: string;
  readonly classLetter: string;
  /** `20 kg`; empty when no checked bag was in the price. */
  readonly baggage: string;
  /** Infants have no baggage of their own. */
  readonly hasInfants: boolean;
  readonly policy: Readonly<Record<Locale, readonly string[]>>;
}

export interface TripPassenger {
  /** As an airline prints it. */
  readonly name: string;
  /** As people write it, without title. */
  readonly fullName: string;
  readonly type: 'ADT' | 'CHD' | 'INF';
  readonly document: string;
  readonly tickets: readonly string[];
}

export interface FlightTrip {
  readonly journeys: readonly Journey[];
  readonly passengers: readonly TripPassenger[];
  readonly needsPassport: boolean;
  readonly isInternational: boolean;
  /** Sums by kind of charge, in the order of the record. */
  readonly charges: readonly { readonly code: string; readonly amount: Money }[];
  readonly discount: Money;
  readonly paid: Money;
}

type LegRecord = FlightBooking['flight_details'][number];

function callOf(leg: LegRecord, end: 'origin' | 'destination'): Call {
  const isStart = end === 'origin';
  const [date, time] = isStart ? [leg.depart_date, leg.depart_time] : [leg.arrive_date, leg.arrive_time];
  const zone = leg[`${end}_timezone`];
  const at = wallTimeToInstant(date, time, zone);
  const terminal = leg[`${end}_terminal`]?.replace(/^T(?=\d)/, '');
  return {
    code: leg[end],
    city: leg[`${end}_city`],
    airport: leg[`${end}_airport`],
    ...(terminal ? { terminal } : {}),
    date,
    time,
    zoneLabel: zoneLabel(zone, at),
    at,
  };
}

function toLeg(leg: LegRecord, next: LegRecord | undefined): TripLeg {
  const to = callOf(leg, 'destination');
  const onward = next && callOf(next, 'origin');
  return {
    carrier: leg.carrier_code,
    number: leg.flight_number,
    airline: leg.airline,
    aircraft: leg.aircraft,
    minutes: leg.duration,
    from: callOf(leg, 'origin'),
    to,
    ...(onward ? { waitMinutes: Math.round((onward.at - to.at) / 60_000) } : {}),
    changesTerminal: onward !== undefined && onward.terminal !== to.terminal,
  };
}

function toJourney({ flight_details: details, fares, passengers }: FlightBooking, num: number): Journey {
  const legs = details.filter((leg) => leg.num === num);
  const [first] = legs;
  const rules = fares.find((fare) => fare.num === num)?.policy;
  const sentences = (locale: Locale) => {
    const chosen = rules?.[locale];
    return chosen ? [chosen.refund, chosen.reschedule, chosen.text] : [];
  };
  return {
    num,
    legs: legs.map((leg, index) => toLeg(leg, legs[index + 1])),
    pnr: first?.pnr ?? '',
    cabin: first?.category ?? '',
    classLetter: first?.class ?? '',
    baggage: /^0\b/.test(first?.baggage ?? '') ? '' : (first?.baggage ?? ''),
    hasInfants: passengers.some(({ type }) => type === 'INF'),
    policy: { en: sentences('en'), id: sentences('id') },
  };
}

function toPassenger(passenger: FlightBooking['passengers'][number], needsPassport: boolean): TripPassenger {
  const { ticket_numbers: tickets } = passenger;
  return {
    name: passengerName(passenger),
    fullName: guestName({ ...passenger, title: '' }),
    type: passenger.type,
    document: needsPassport ? passenger.passport_number : passenger.id_number,
    tickets: tickets.length > 0 ? tickets : [passenger.ticket_number].filter(Boolean),
  };
}

function chargesOf({ payments }: FlightBooking, booking: Booking): FlightTrip['charges'] {
  const sums = new Map<string, number>();
  for (const { code, amount } of payments) {
    if (code !== 'TOTAL_PAID') sums.set(code, (sums.get(code) ?? 0) + fromMajor(amount, booking.currency).minor);
  }
  return [...sums].map(([code, minor]) => ({ code, amount: money(minor, booking.currency) }));
}

/** The trip of a flight booking. Throws when the record is not one: the booking was accepted, so that is a bug. */
export function toFlightTrip(booking: Booking): FlightTrip {
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
