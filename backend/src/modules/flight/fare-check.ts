import type { ChosenFlight } from '@wisata/kernel/contracts/flight-requests';
import { ApiError, conflict, notFound } from '../../app/envelope.ts';
import type { Db } from '../../app/schema.ts';
import { priceMoments } from '../../app/quote.ts';
import { checkWayBack } from '../../app/trip-problems.ts';
import { getAirport } from './airports.ts';
import type { FlightDesk } from './availability.ts';
import { isOnSale } from './deadlines.ts';
import { findFareClass } from './fares.ts';
import { parseClassId, parseFlightId } from './flight-id.ts';
import { askSupplier } from './inventory.ts';
import type { AvailableFlight } from './inventory.ts';
import { seatsOf } from './party.ts';
import type { Party } from './party.ts';
import { priceParty } from './pricing.ts';
import type { FlightPriceQuery } from './supplier.ts';

/** The refusal of a well-formed id whose flight is no longer sold. */
const flightGone = () => notFound('Flight not found', 'FLIGHT_GONE');
export const soldOut = (flightId?: string) =>
  new ApiError(409, 'FLIGHT_SOLD_OUT', 'This flight has just been sold out. Please choose another one.', {
    ...(flightId ? { data: { FlightId: flightId } } : {}),
  });
const saleClosed = () => conflict('Sales for this flight have closed. Please choose another one.', 'FLIGHT_CLOSED');

function checkReturn([outbound, inbound]: readonly AvailableFlight[]): void {
  if (!outbound || !inbound) return;
  const arrival = outbound.flight.segments.at(-1)!;
  const departure = inbound.flight.segments[0]!;
  checkWayBack(
    { field: 'flights.1.FlightId', what: 'flight' },
    { city: getAirport(arrival.destination).city, at: arrival.arriveAt },
    { city: getAirport(departure.origin).city, at: departure.departAt },
  );
}

/** What the choice cost when it was quoted; undefined when it was not on sale then. */
async function findQuotedMinor({ inventory }: FlightDesk, query: FlightPriceQuery, letter: string, party: Party) {
  const [flight] = await askSupplier(inventory.supplier.price(query));
  const fareClass = flight?.classes.find((each) => each.letter === letter);
  return flight && fareClass ? priceParty(flight, fareClass, party).totalMinor : undefined;
}

/** Who asks for which fares, through which connection. */
export interface FareRequest {
  readonly flights: readonly ChosenFlight[];
  readonly party: Party;
  readonly correlationId: string | null | undefined;
  readonly db: Db;
}

/** A chosen flight with its class at the price that counts now, and what the same choice cost when it was quoted. */
async function checkFlight(
  desk: FlightDesk,
  { FlightId, ClassId }: ChosenFlight,
  { party, db }: FareRequest,
  moments: { readonly quotedMs: number; readonly pricedMs: number },
) {
  const key = parseFlightId(FlightId);
  const letter = parseClassId(ClassId, FlightId);
  const fareClass = letter === undefined ? undefined : findFareClass(letter);
  if (!key || letter === undefined || !fareClass) throw flightGone();
  const query = { provider: key.provider, flightId: FlightId, cabin: fareClass.cabin };
  const available = await desk.inventory.findFlight({ ...query, at: moments.pricedMs, confirming: true }, db);
  if (!available) throw flightGone();
  if (!isOnSale(available.flight, desk.context.clock.now())) throw saleClosed();
  const chosen = available.classes.find((each) => each.fareClass.letter === letter);
  if (!chosen || chosen.seatsLeft < seatsOf(party)) throw soldOut(FlightId);
  const price = priceParty(available.flight, chosen.fareClass, party);
  const quotedMinor = await findQuotedMinor(desk, { ...query, at: moments.quotedMs }, letter, party);
  return { ...available, chosen, price, quotedMinor: quotedMinor ?? price.totalMinor };
}
export type CheckedFlight = Awaited<ReturnType<typeof checkFlight>>;

/** The chosen flights at the price that binds: the quoted one while the quote lives, today's afterwards. */
export async function checkFares(desk: FlightDesk, request: FareRequest) {
  const { isQuoted, ...moments } = priceMoments(desk.context, request.correlationId);
  const checked: CheckedFlight[] = [];
  for (const flight of request.flights) checked.push(await checkFlight(desk, flight, request, moments));
  checkReturn(checked);
  return { checked, isQuoted };
}

export const sumOf = (checked: readonly CheckedFlight[]) =>
  checked.reduce((total, { price }) => total + price.totalMinor, 0);
