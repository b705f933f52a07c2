import type { FlightBookingRequest } from '@wisata/kernel/contracts/flight-booking-request';
import type { SoldBy } from '@wisata/kernel/contracts/fields';
import type { FlightBooking } from '@wisata/kernel/contracts/flight-booking';
import type { Locale } from '@wisata/kernel/locale';
import { contactRecord } from '../bookings/index.ts';
import { wallClockOf } from './zone-clock.ts';
import { getAirport } from './airports.ts';
import { findCarrier } from './carriers.ts';
import type { CheckedFlight } from './fare-check.ts';
import { sumOf } from './fare-check.ts';
import { chargeTotals } from './fare-detail.ts';
import { describePolicy } from './fare-policy.ts';
import { FLIGHT_CURRENCY, flightAmount } from './flight-amount.ts';
import { airlineImage, describeBreakdowns, flightNumber, foreignAmount, isInternational } from './flight.view.ts';
import type { toPassengers, TripRules } from './passengers.rules.ts';
import type { SupplierSegment } from './supplier.ts';
import type { Reservation } from './reserved.ts';

/** What is being booked, everything checked. */
export interface BookedTrip {
  readonly checked: readonly CheckedFlight[];
  readonly rules: TripRules;
  readonly passengers: ReturnType<typeof toPassengers>;
  readonly body: FlightBookingRequest;
  readonly locale: Locale;
}

const endsOf = ({ flight: { segments } }: CheckedFlight) => ({
  origin: getAirport(segments[0]!.origin),
  destination: getAirport(segments.at(-1)!.destination),
});

/** Title of the order line: the two cities, joined by what the trip is. */
export function bookingTitle({ checked }: BookedTrip): string {
  const { origin, destination } = endsOf(checked[0]!);
  const sign = checked.length > 1 ? '⇄' : '→';
  return `${origin.city} (${origin.code}) ${sign} ${destination.city} (${destination.code})`;
}

const minutes = ({ departAt, arriveAt }: SupplierSegment) => Math.round((arriveAt - departAt) / 60_000);

function segmentRecords({ checked }: BookedTrip) {
  return checked.flatMap(({ flight }, journey) =>
    flight.segments.map((segment, index) => ({
      airline_name: segment.carrierName,
      origin: segment.origin,
      destination: segment.destination,
      origin_airport: getAirport(segment.origin).name,
      destination_airport: getAirport(segment.destination).name,
      airline_booking_code: '',
      num: journey + 1,
      seq: index + 1,
    })),
  );
}

function flightRecord({ flight, chosen: { fareClass } }: CheckedFlight, num: number, index: number) {
  const segment = flight.segments[index]!;
  const [origin, destination] = [getAirport(segment.origin), getAirport(segment.destination)];
  return {
    num,
    seq: index + 1,
    airline: segment.carrierName,
    carrier_code: segment.carrierCode,
    flight_number: flightNumber(segment),
    aircraft: segment.aircraft,
    origin: segment.origin,
    origin_city: origin.city,
    origin_airport: origin.name,
    origin_terminal: segment.originTerminal,
    origin_timezone: origin.zone,
    destination: segment.destination,
    destination_city: destination.city,
    destination_airport: destination.name,
    destination_terminal: segment.destinationTerminal,
    destination_timezone: destination.zone,
    depart_date: segment.departDate,
    depart_time: segment.departTime,
    arrive_date: segment.arriveDate,
    arrive_time: segment.arriveTime,
    duration: minutes(segment),
    class: fareClass.letter,
    category: fareClass.cabin,
    fare_basis: fareClass.fareBasis,
    // Without words: an order is read in the language of its page, not in the one it was booked in.
    baggage: `${fareClass.bagKg} kg`,
    airline_image_url: airlineImage(segment.carrierCode),
    pnr: '',
  };
}

function paymentRecords({ checked, locale }: BookedTrip) {
  const isAbroad = checked.some(({ flight }) => isInternational(flight));
  const row = (code: string, title: string, amountMinor: number) => ({
    code,
    title,
    amount: flightAmount(amountMinor),
    currency: FLIGHT_CURRENCY,
    foreign_amount: isAbroad ? foreignAmount(amountMinor) : 0,
    foreign_currency: isAbroad ? 'SGD' : '',
  });
  const rows = chargeTotals(checked, locale).map(({ code, text, amountMinor }) => row(code, text, amountMinor));
  return [...rows, row('TOTAL_PAID', 'Total', sumOf(checked))];
}

function fareRecords({ checked, locale }: BookedTrip) {
  return checked.map((each, index) => {
    const { flight, chosen, price } = each;
    const tier = findCarrier(flight.segments[0]!.carrierCode)?.tier ?? 'full';
    const policy = (language: Locale) => describePolicy(chosen.fareClass.family, tier, language);
    return {
      num: index + 1,
      flight_id: flight.flightId,
      class: chosen.fareClass.letter,
      family: chosen.fareClass.family,
      tier,
      total: flightAmount(price.totalMinor),
      base_fare: flightAmount(price.fareMinor),
      policy: { en: policy('en'), id: policy('id') },
      breakdowns: describeBreakdowns(price, isInternational(flight), locale),
    };
  });
}

/** The flight booking of spec section 3; statuses and time limit are added from the booking itself when it is read. */
export function bookingRecord(trip: BookedTrip, now: Date, userId: string | null): Omit<FlightBooking, SoldBy> {
  const { checked, rules, passengers, body } = trip;
  const created = now.toISOString();
  const jakarta = wallClockOf(now.getTime(), 'Asia/Jakarta');
  return {
    record_version: 2,
    airline: [...new Set(checked.flatMap(({ flight }) => flight.segments.map(({ carrierName }) => carrierName)))].join(
      ', ',
    ),
    booking_code: '',
    pnr_id: '',
    created,
    reserved: created,
    ticketed: null,
    bos_invoice_no: `FL${jakarta.date.replaceAll('-', '')}`,
    booking_user_id: userId,
    total_paid: flightAmount(sumOf(checked)),
    currency: FLIGHT_CURRENCY,
    trip: checked.length > 1 ? 'round-trip' : 'one-way',
    is_international: checked.some(({ flight }) => isInternational(flight)),
    requires_passport: rules.requiresPassport,
    adult: body.adult,
    child: body.child,
    infant: body.infant,
    contact: contactRecord(body.contact),
    passengers,
    segments: segmentRecords(trip),
    flight_details: checked.flatMap((each, journey) =>
      each.flight.segments.map((_, index) => flightRecord(each, journey + 1, index)),
    ),
    fares: fareRecords(trip),
    payments: paymentRecords(trip),
  };
}

/** The fields of a record that come with the airlines' locators. */
export function locatorFields(record: Omit<FlightBooking, SoldBy>, reservations: readonly Reservation[]) {
  const pnrOf = (num: number) => reservations.find(({ nums }) => nums.includes(num))?.pnr ?? '';
  return {
    booking_code: reservations.map(({ pnr }) => pnr).join(', '),
    pnr_id: reservations[0]?.pnr ?? '',
    bos_invoice_no: `${record.bos_invoice_no}${reservations[0]?.pnr ?? ''}`,
    segments: record.segments.map((segment) => ({ ...segment, airline_booking_code: pnrOf(segment.num) })),
    flight_details: record.flight_details.map((flight) => ({ ...flight, pnr: pnrOf(flight.num) })),
  };
}

/** The search that leads to this trip again, in the query's own keys. */
export function bookingSearch({ checked, body }: BookedTrip) {
  const { origin, destination } = endsOf(checked[0]!);
  const back = checked[1]?.flight.segments[0]!.departDate;
  return {
    origin: origin.code,
    destination: destination.code,
    departDate: checked[0]!.flight.segments[0]!.departDate,
    ...(back ? { returnDate: back } : {}),
    ADT: body.adult,
    CHD: body.child,
    INF: body.infant,
    cabinClass: checked[0]!.chosen.fareClass.cabin,
  };
}
