import { compareText } from '@wisata/kernel/compare-text';
import { FLIGHT_BOOKING, type FlightBooking } from '@wisata/kernel/contracts/flight-booking';
import { searchOfLine } from '@wisata/kernel/contracts/line-search';
import { paymentsIn, readParts, type Parts } from '@wisata/kernel/contracts/read-parts';
import { type CalendarDate } from '@wisata/kernel/dates';
import { passengerName } from '@wisata/kernel/document-name';
import type { Locale } from '@wisata/kernel/locale';
import type { OrderLine } from '@wisata/kernel/remote';
import { wallTimeToInstant, zoneForCity } from '@wisata/kernel/zones';

type BookedFlight = Parts<FlightBooking>;
type LegAnswer = Parts<FlightBooking['flight_details'][number]>;

function numberOf({ carrier_code: carrier, flight_number: number }: LegAnswer): string {
  const bare = (number ?? '').replace(/^[A-Z0-9]{2}\s*(?=\d)/, '').trim();
  return [carrier, bare].filter(Boolean).join(' ');
}

function toLeg(leg: LegAnswer) {
  if (!leg.depart_date || !leg.origin || !leg.destination) return undefined;
  return {
    airline: leg.airline ?? '',
    number: numberOf(leg),
    carrierCode: leg.carrier_code ?? '',
    aircraft: leg.aircraft ?? '',
    origin: leg.origin,
    originCity: leg.origin_city ?? leg.origin,
    originAirport: leg.origin_airport ?? leg.origin_city ?? leg.origin,
    originTerminal: leg.origin_terminal ?? '',
    originZone: leg.origin_timezone ?? zoneForCity(leg.origin),
    destination: leg.destination,
    destinationCity: leg.destination_city ?? leg.destination,
    destinationTerminal: leg.destination_terminal ?? '',
    destinationZone: leg.destination_timezone ?? zoneForCity(leg.destination),
    departDate: leg.depart_date,
    departTime: leg.depart_time ?? '',
    arriveDate: leg.arrive_date ?? leg.depart_date,
    arriveTime: leg.arrive_time ?? '',
  };
}

/** One plane of a booked journey; what the record does not say is empty. */
export type BookedLeg = NonNullable<ReturnType<typeof toLeg>>;

function minutesBetween(first: BookedLeg, last: BookedLeg): number {
  if (!first.departTime || !last.arriveTime) return 0;
  const from = wallTimeToInstant(first.departDate, first.departTime, first.originZone);
  const to = wallTimeToInstant(last.arriveDate, last.arriveTime, last.destinationZone);
  return Math.max(0, Math.round((to - from) / 60_000));
}

const distinct = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))];

function toJourney(num: number, answers: readonly LegAnswer[]) {
  const legs = answers.map(toLeg).filter((leg) => leg !== undefined);
  const [first, last] = [legs[0], legs.at(-1)];
  const [answer] = answers;
  if (!first || !last || !answer) return undefined;
  return {
    ...first,
    /** 1 for the journey there, 2 for the way back. */
    num,
    legs,
    airline: distinct(legs.map(({ airline }) => airline)).join(', '),
    number: legs.map(({ number }) => number).join(' + '),
    aircraft: distinct(legs.map(({ aircraft }) => aircraft)).join(', '),
    destination: last.destination,
    destinationCity: last.destinationCity,
    destinationTerminal: last.destinationTerminal,
    destinationZone: last.destinationZone,
    arriveDate: last.arriveDate,
    arriveTime: last.arriveTime,
    durationMinutes: minutesBetween(first, last),
    transits: legs.length - 1,
    transitPoints: legs.slice(0, -1).map(({ destination }) => destination),
    /** The airline's own booking code; empty until it has given one. */
    pnr: answer.pnr ?? '',
    cabin: answer.category ?? '',
    fareClass: answer.class ?? '',
    /** `20 kg`; empty when no checked bag was in the price. */
    baggage: /^0\b/.test(answer.baggage ?? '') ? '' : (answer.baggage ?? ''),
  };
}

/** A journey there or back, from the first airport to the last. */
export type BookedJourney = NonNullable<ReturnType<typeof toJourney>>;

/** Segments belong to journeys by `num`; departure is the earliest journey, return the second. A record without numbers has a journey a segment. */
function journeysOf({ flight_details: flights = [] }: BookedFlight): BookedJourney[] {
  const leaves = ({ depart_date: date, depart_time: time }: LegAnswer) => `${date ?? ''} ${time ?? ''}`;
  const legs = flights.toSorted((a, b) => compareText(leaves(a), leaves(b)));
  const keys = [...new Set(legs.map((leg, index) => leg.num ?? -index - 1))];
  return keys
    .map((key, index) =>
      toJourney(
        index + 1,
        legs.filter((leg, at) => (leg.num ?? -at - 1) === key),
      ),
    )
    .filter((journey) => journey !== undefined);
}

function passengersOf({ passengers = [] }: BookedFlight) {
  return passengers.flatMap(({ type, ticket_number, ticket_numbers = [], first_name, ...name }) => {
    if (first_name === undefined) return [];
    const tickets = ticket_numbers.length > 0 ? ticket_numbers : [ticket_number ?? ''].filter(Boolean);
    // Infants have no baggage of their own.
    return [{ name: passengerName({ first_name, ...name }), hasBag: type !== 'INF', tickets }];
  });
}

export type BookedPassenger = ReturnType<typeof passengersOf>[number];

/** Reads the flight's part of an order line; never fails, because an order must be shown whatever its record says. */
export function readTrip(line: Pick<OrderLine, 'detail'>) {
  const detail = readParts(FLIGHT_BOOKING, line.detail);
  const journeys = journeysOf(detail);
  return {
    journeys,
    passengers: passengersOf(detail),
    airline: detail.airline ?? distinct(journeys.map(({ airline }) => airline)).join(', '),
    email: detail.contact?.email,
    needsPassport: detail.requires_passport ?? detail.is_international ?? false,
    payments: paymentsIn(detail.payments),
    detail,
  };
}

/** A booked trip as a line or a ticket shows it. */
export type BookedTrip = ReturnType<typeof readTrip>;

/** The airlines' rules for changes and refunds, in the reader's language, each sentence once. */
export function policySentences({ detail }: BookedTrip, locale: Locale): string[] {
  const policies = (detail.fares ?? []).map(({ policy }) => policy?.[locale]);
  return distinct(policies.flatMap((policy) => [policy?.refund ?? '', policy?.reschedule ?? '', policy?.text ?? '']));
}

/** The ticket number of a passenger for a journey: airlines give one for the trip, two airlines give one each. */
export function ticketFor({ tickets }: BookedPassenger, { num }: Pick<BookedJourney, 'num'>): string {
  return tickets[num - 1] ?? tickets[0] ?? '';
}

const QUERY_KEYS = ['origin', 'destination', 'departDate', 'returnDate', 'ADT', 'CHD', 'INF', 'cabinClass'];

/** The flights of the same search; the search form when its day is over. */
export function searchAgainPath(
  line: Pick<OrderLine, 'detail'> & { readonly search?: unknown },
  { journeys }: BookedTrip,
  today: CalendarDate,
): string {
  const [there, back] = journeys;
  if (!there || there.departDate < today) return '/';
  const known = {
    origin: there.origin,
    destination: there.destination,
    departDate: there.departDate,
    returnDate: back?.departDate,
  };
  return `/flight/list?${new URLSearchParams(searchOfLine(line, known, QUERY_KEYS))}`;
}

/** How many minutes before the departure a traveller should be at the airport, and check-in closes. */
const AHEAD = {
  domestic: { arrive: 90, closes: 45, bagDrop: 180 },
  abroad: { arrive: 180, closes: 60, bagDrop: 240 },
} as const;

/** A wall time some minutes before a departure; the day changes when midnight lies between. */
function before({ departDate, departTime, originZone }: BookedLeg | BookedJourney, minutes: number) {
  const instantMs = wallTimeToInstant(departDate, departTime, originZone) - minutes * 60_000;
  const offsetMs = wallTimeToInstant(departDate, departTime, originZone) - Date.parse(`${departDate}T${departTime}Z`);
  const wall = new Date(instantMs - offsetMs).toISOString();
  return { date: wall.slice(0, 10), time: wall.slice(11, 16) };
}

/** When to be at the airport and until when to check in, at the airport's own time; undefined without a departure time. */
export function airportTimes(journey: BookedJourney, isAbroad: boolean) {
  if (!journey.departTime) return undefined;
  const ahead = isAbroad ? AHEAD.abroad : AHEAD.domestic;
  return {
    arrive: before(journey, ahead.arrive),
    closes: before(journey, ahead.closes),
    bagDrop: before(journey, ahead.bagDrop),
  };
}

/** By how many hours the clocks at the destination are ahead of those at the origin; 0 in the same zone. */
export function hoursAhead({ originZone, destinationZone, departDate }: BookedJourney): number {
  const noonThere = wallTimeToInstant(departDate, '12:00', destinationZone);
  return (wallTimeToInstant(departDate, '12:00', originZone) - noonThere) / 3_600_000;
}
