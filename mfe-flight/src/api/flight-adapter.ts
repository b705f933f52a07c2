import { daysBetween, parseInstant } from '@wisata/kernel/dates';
import { type Currency, fromMajor, parseCurrency } from '@wisata/kernel/money';
import { toRunTimes } from '@wisata/runtime/journey/run-times';
import type {
  AirportAnswer,
  AvailabilityAnswer,
  BreakdownAnswer,
  FareDetailAnswer,
  FlightAnswer,
  PolicyAnswer,
} from './flight.schema.ts';

const BAGGAGE = 'baggage';
type SegmentAnswer = FlightAnswer['ConnectingFlights'][number];

export function toAirport(answer: AirportAnswer) {
  return {
    code: answer.code,
    /** `Soekarno-Hatta`; for a whole city the words for all of its airports. */
    name: answer.airport_name,
    city: answer.city_name,
    country: answer.country_name,
    /** `ID` for Indonesia; a journey is international when either end is elsewhere. */
    countryCode: answer.country_code,
    /** IANA name. */
    timeZone: answer.timezone,
    isCity: answer.is_city,
  };
}

/** Carriers write `QG690`, `690` and `QG 690`; the page writes the last. */
function numberOf(carrierCode: string, number: string): string {
  const digits = number.replace(/^[A-Z0-9]{2}\s*(?=\d)/, '').trim();
  return number.includes('+') || !carrierCode ? number : `${carrierCode} ${digits}`;
}

/** A way from one airport to another. Times are wall times of their own place. */
function toHop(answer: FlightAnswer | SegmentAnswer) {
  return {
    carrierCode: answer.CarrierCode,
    airline: answer.AirlineName,
    aircraft: answer.Aircraft,
    origin: answer.Origin,
    originTerminal: answer.OriginTerminal ?? '',
    destination: answer.Destination,
    destinationTerminal: answer.DestinationTerminal ?? '',
    ...toRunTimes(answer),
  };
}

export function toSegment(answer: SegmentAnswer) {
  return {
    ...toHop(answer),
    number: numberOf(answer.CarrierCode, answer.Number),
    /** Minutes on the ground after it; 0 after the last one. */
    waitMinutes: answer.TransitDuration,
    /** The next plane leaves from another terminal. */
    isTerminalChange: answer.IsTerminalChange,
  };
}

/** A direct flight is one segment, whether or not the answer spells it out. */
function toSegments(answer: FlightAnswer) {
  if (answer.ConnectingFlights.length > 0) return answer.ConnectingFlights.map(toSegment);
  return [toSegment({ ...answer, TransitDuration: 0, IsTerminalChange: false })];
}

export function toBreakdown(answer: BreakdownAnswer, currency: Currency) {
  return {
    type: answer.PaxType,
    count: answer.Count,
    charges: answer.Charges.map((charge) => ({
      code: charge.ChargeCode,
      text: charge.ChargeDetail,
      /** For one passenger. */
      amount: fromMajor(charge.Amount, currency),
    })),
  };
}

/** What an airline gives back or changes, in sentences of the page's language. */
function toPolicy(answer: PolicyAnswer) {
  return {
    isRefundable: answer?.refundable ?? false,
    isChangeable: answer?.changeable ?? false,
    sentences: [answer?.refund, answer?.reschedule, answer?.text].flatMap((sentence) => sentence || []),
  };
}

/** `0 kg (buy with the airline)` is no bag. */
function baggageOf(answer: FlightAnswer): string {
  const value = answer.Facilities.find(({ category }) => category.toLowerCase() === BAGGAGE)?.value ?? '';
  return /^0(\D|$)/.test(value.trim()) ? '' : value;
}

export function toClasses(answer: FlightAnswer, currency: Currency) {
  const baggage = baggageOf(answer);
  return answer.ClassObjects.map((each) => ({
    id: each.Id,
    code: each.Code,
    cabin: each.Category,
    seats: each.Seat,
    /** Whole party, taxes included. */
    total: fromMajor(each.TotalFare ?? each.Fare + each.Tax, currency),
    /** One adult, taxes included. */
    perAdult: fromMajor(each.PricePerPax ?? answer.PricePerPax, currency),
    /** `20 kg`; empty when no checked bag is in the price. */
    baggage: each.BaggageKg === undefined ? baggage : each.BaggageKg > 0 ? `${each.BaggageKg} kg` : '',
    policy: toPolicy(each.Refund ?? answer.Refund),
  }));
}

export function toFlight(answer: FlightAnswer, correlationId: string) {
  const currency = parseCurrency(answer.Currency) ?? 'IDR';
  const segments = toSegments(answer);
  return {
    /** Carries the meaning of the offer; the same after a restart. */
    id: answer.FlightId,
    /** Of the answer that it came with. */
    correlationId,
    ...toHop(answer),
    /** With the carrier's code: `QG 690`; of several planes `JT 748 + JT 924`. */
    number: segments.map(({ number }) => number).join(' + '),
    /** Days by which the arrival's calendar is ahead of the departure's. */
    dayOffset: daysBetween(answer.DepartDate, answer.ArriveDate),
    transits: answer.TotalTransit,
    transitMinutes: answer.TransitDuration,
    /** Codes of the airports in between. */
    transitPoints: answer.TransitPoints,
    segments,
    /** International or sold through a GDS (spec section 3). */
    requiresPassport: answer.RequiresPassport,
    /** Cheapest first; `total`, `perAdult` and `breakdowns` belong to the first. */
    classes: toClasses(answer, currency),
    breakdowns: answer.FareBreakdowns.map((each) => toBreakdown(each, currency)),
    total: fromMajor(answer.TotalFare, currency),
    perAdult: fromMajor(answer.PricePerPax, currency),
    baggage: baggageOf(answer),
    facilities: answer.Facilities,
    policy: toPolicy(answer.Refund),
    /** Per adult; 0 when not estimated. */
    co2Kg: answer.Co2Kg,
    note: answer.Note,
  };
}

export function toGroupAnswer(answer: AvailabilityAnswer) {
  const [outbound = [], inbound = []] = answer.Schedules.map(({ Flights }) =>
    Flights.filter((flight) => flight.IsAvailable).map((flight) => toFlight(flight, answer.correlation_id)),
  );
  return {
    outbound,
    /** Empty for a one-way search. */
    inbound,
    /** Where the flights start, land and are changed. */
    airports: answer.airports.map(toAirport),
    /** Airlines of the group that did not answer, by provider number. */
    failed: answer.failed,
    correlationId: answer.correlation_id,
    /** Until when the prices hold. */
    expiresAtMs: parseInstant(answer.expires_at),
  };
}

export function toCheckedFare(answer: FareDetailAnswer) {
  const currency = parseCurrency(answer.currency) ?? 'IDR';
  return {
    flights: answer.flights.map((each) => ({
      flightId: each.FlightId,
      classId: each.ClassId,
      /** All that a result has, in the chosen class. */
      flight: toFlight(each, ''),
    })),
    /** Of the price that is held; a booking that names it gets this price. */
    correlationId: answer.correlation_id,
    /** Whole party, all journeys, taxes included. */
    total: fromMajor(answer.total, currency),
    /** At an earlier look; undefined while it is the same. */
    previousTotal:
      answer.price_changed && typeof answer.previous_total === 'number'
        ? fromMajor(answer.previous_total, currency)
        : undefined,
    /** Until when the fare is held. */
    expiresAtMs: parseInstant(answer.expires_at),
    requiresPassport: answer.requires_passport,
  };
}
