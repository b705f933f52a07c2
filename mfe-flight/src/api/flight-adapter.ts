import { daysBetween, parseInstant } from '@wisata/kernel/dates';
import { type Currency, fromMajor, parseCurrency } from '@wisata/kernel/money';
import type {
  Airport,
  CheckedFare,
  FareBreakdown,
  FareClass,
  FarePolicy,
  Flight,
  GroupAnswer,
  Segment,
} from './flight.model.ts';
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

export function toAirport(answer: AirportAnswer): Airport {
  return {
    code: answer.code,
    name: answer.airport_name,
    city: answer.city_name,
    country: answer.country_name,
    countryCode: answer.country_code,
    timeZone: answer.timezone,
    isCity: answer.is_city,
  };
}

/** Carriers write `QG690`, `690` and `QG 690`; the page writes the last. */
function numberOf(carrierCode: string, number: string): string {
  const digits = number.replace(/^[A-Z0-9]{2}\s*(?=\d)/, '').trim();
  return number.includes('+') || !carrierCode ? number : `${carrierCode} ${digits}`;
}

function toHop(answer: FlightAnswer | SegmentAnswer) {
  return {
    carrierCode: answer.CarrierCode,
    airline: answer.AirlineName,
    aircraft: answer.Aircraft,
    origin: answer.Origin,
    originTerminal: answer.OriginTerminal ?? '',
    originZone: answer.OriginTimezone,
    destination: answer.Destination,
    destinationTerminal: answer.DestinationTerminal ?? '',
    destinationZone: answer.DestinationTimezone,
    departDate: answer.DepartDate,
    departTime: answer.DepartTime.slice(0, 5),
    arriveDate: answer.ArriveDate,
    arriveTime: answer.ArriveTime.slice(0, 5),
    durationMinutes: answer.Duration,
  };
}

function toSegment(answer: SegmentAnswer): Segment {
  return {
    ...toHop(answer),
    number: numberOf(answer.CarrierCode, answer.Number),
    waitMinutes: answer.TransitDuration,
    isTerminalChange: answer.IsTerminalChange,
  };
}

/** A direct flight is one segment, whether or not the answer spells it out. */
function toSegments(answer: FlightAnswer): Segment[] {
  if (answer.ConnectingFlights.length > 0) return answer.ConnectingFlights.map(toSegment);
  return [toSegment({ ...answer, TransitDuration: 0, IsTerminalChange: false })];
}

function toBreakdown(answer: BreakdownAnswer, currency: Currency): FareBreakdown {
  return {
    type: answer.PaxType,
    count: answer.Count,
    charges: answer.Charges.map((charge) => ({
      code: charge.ChargeCode,
      text: charge.ChargeDetail,
      amount: fromMajor(charge.Amount, currency),
      foreign:
        charge.ForeignAmount && charge.ForeignCurrencyCode
          ? { amount: charge.ForeignAmount, currency: charge.ForeignCurrencyCode }
          : undefined,
    })),
  };
}

function toPolicy(answer: PolicyAnswer): FarePolicy {
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

function toClasses(answer: FlightAnswer, currency: Currency): FareClass[] {
  const baggage = baggageOf(answer);
  return answer.ClassObjects.map((each) => ({
    id: each.Id,
    code: each.Code,
    cabin: each.Category,
    seats: each.Seat,
    fare: fromMajor(each.Fare, currency),
    tax: fromMajor(each.Tax, currency),
    total: fromMajor(each.TotalFare ?? each.Fare + each.Tax, currency),
    perAdult: fromMajor(each.PricePerPax ?? answer.PricePerPax, currency),
    fareBasis: each.FareBasis,
    baggage: each.BaggageKg === undefined ? baggage : each.BaggageKg > 0 ? `${each.BaggageKg} kg` : '',
    policy: toPolicy(each.Refund ?? answer.Refund),
  }));
}

export function toFlight(answer: FlightAnswer, correlationId: string): Flight {
  const currency = parseCurrency(answer.Currency) ?? 'IDR';
  const segments = toSegments(answer);
  return {
    id: answer.FlightId,
    provider: answer.Airline,
    correlationId,
    ...toHop(answer),
    number: segments.map(({ number }) => number).join(' + '),
    dayOffset: daysBetween(answer.DepartDate, answer.ArriveDate),
    transits: answer.TotalTransit,
    transitMinutes: answer.TransitDuration,
    transitPoints: answer.TransitPoints,
    segments,
    isInternational: answer.IsInternational,
    requiresPassport: answer.RequiresPassport,
    classes: toClasses(answer, currency),
    breakdowns: answer.FareBreakdowns.map((each) => toBreakdown(each, currency)),
    total: fromMajor(answer.TotalFare, currency),
    perAdult: fromMajor(answer.PricePerPax, currency),
    baggage: baggageOf(answer),
    facilities: answer.Facilities,
    policy: toPolicy(answer.Refund),
    co2Kg: answer.Co2Kg,
    note: answer.Note,
  };
}

export function toGroupAnswer(answer: AvailabilityAnswer): GroupAnswer {
  const [outbound = [], inbound = []] = answer.Schedules.map(({ Flights }) =>
    Flights.filter((flight) => flight.IsAvailable).map((flight) => toFlight(flight, answer.correlation_id)),
  );
  return {
    outbound,
    inbound,
    failed: answer.failed,
    correlationId: answer.correlation_id,
    expiresAtMs: parseInstant(answer.expires_at),
  };
}

export function toCheckedFare(answer: FareDetailAnswer): CheckedFare {
  const currency = parseCurrency(answer.currency) ?? 'IDR';
  return {
    flights: answer.flights.map((each) => ({
      flightId: each.FlightId,
      classId: each.ClassId,
      flight: toFlight(each, ''),
    })),
    correlationId: answer.correlation_id,
    total: fromMajor(answer.total, currency),
    isPriceChanged: answer.price_changed,
    previousTotal: typeof answer.previous_total === 'number' ? fromMajor(answer.previous_total, currency) : undefined,
    expiresAtMs: parseInstant(answer.expires_at),
    requiresPassport: answer.requires_passport,
    timeLimitMinutes: answer.time_limit_minutes,
  };
}
