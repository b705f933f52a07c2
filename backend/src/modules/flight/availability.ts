import type { FlightListRequest } from '@wisata/kernel/contracts/flight-requests';
import type { Locale } from '@wisata/kernel/locale';
import type { BackendContext } from '../../app/context.ts';
import { issueCorrelationId, quoteExpiresAt } from '../../app/quote.ts';
import { throwFieldProblems } from '../../app/field-problems.ts';
import { askQuietly } from '../../app/supplier.ts';
import { describeAirport } from './airport-search.ts';
import { findAirport, findAirports } from './airports.ts';
import { findProvider, PROVIDERS } from './carriers.ts';
import type { Provider } from './carriers.ts';
import { isOnSale } from './deadlines.ts';
import { describeFlight } from './flight.view.ts';
import type { AvailableFlight, Inventory } from './inventory.ts';
import { supplierFailed } from './inventory.ts';
import { findPartyProblems, findTripProblems } from './search-request.ts';
import type { FlightSearch, FlightSupplier, SupplierFlight } from './supplier.ts';

export interface FlightDesk {
  readonly context: BackendContext;
  readonly inventory: Inventory;
}

/** A way there or back, between all airports of its ends. */
type Direction = ReturnType<typeof directionsOf>[number];
type Ends = Pick<Direction, 'from' | 'to'>;

const isAbroad = ({ from, to }: Ends) => [...from, ...to].some(({ countryCode }) => countryCode !== 'ID');

function directionsOf({ origin, destination, departDate, returnDate }: FlightListRequest) {
  const from = findAirports(origin);
  const to = findAirports(destination);
  const outbound = { origin, destination, date: departDate, from, to };
  return returnDate
    ? [outbound, { origin: destination, destination: origin, date: returnDate, from: to, to: from }]
    : [outbound];
}

/** The sources to ask: a GDS sells no domestic flights. */
function sourcesFor(abroad: boolean, wanted?: readonly number[]): readonly Provider[] {
  const asked = wanted ? wanted.flatMap((number) => findProvider(number) ?? []) : PROVIDERS;
  return [...new Set(asked)].filter(({ kind }) => abroad || kind !== 'GDS');
}

type Asked = Pick<FlightSearch, 'date' | 'cabin' | 'at'>;

/** What each source is asked, from each airport to each. */
function queriesOf(ends: Ends, asked: Asked, wanted?: readonly number[]): FlightSearch[] {
  return sourcesFor(isAbroad(ends), wanted).flatMap(({ number: provider }) =>
    ends.from.flatMap((origin) =>
      ends.to
        .filter((destination) => destination.city !== origin.city)
        .map((destination) => ({ provider, origin: origin.code, destination: destination.code, ...asked })),
    ),
  );
}

/** What is on sale on a day. A source that fails is left out: fewer flights are better than none. */
export async function searchQuietly(
  supplier: FlightSupplier,
  { origin, destination }: Pick<FlightListRequest, 'origin' | 'destination'>,
  asked: Asked,
): Promise<readonly SupplierFlight[]> {
  const queries = queriesOf({ from: findAirports(origin), to: findAirports(destination) }, asked);
  const answers = await Promise.all(queries.map((query) => askQuietly(supplier.search(query))));
  return answers.flat().filter((flight) => isOnSale(flight, new Date(asked.at)));
}

/** Where these flights start, land and are changed. */
function airportsOf(flights: readonly AvailableFlight[], locale: Locale) {
  const codes = flights.flatMap(({ flight }) => flight.segments.flatMap((each) => [each.origin, each.destination]));
  return [...new Set(codes)].flatMap((code) => {
    const airport = findAirport(code);
    return airport ? [describeAirport(airport, locale)] : [];
  });
}

const departure = ({ flight }: AvailableFlight) => flight.segments[0]!.departAt;

/**
 * POST availability: what a group of sources offers there and back. A source that fails is named beside the others'
 * answers; only when every one fails does the call.
 */
export async function searchAvailability({ context, inventory }: FlightDesk, body: FlightListRequest, locale: Locale) {
  const { config, clock } = context;
  const now = clock.now();
  throwFieldProblems({ ...findTripProblems(body, now), ...findPartyProblems(body) });
  const directions = directionsOf(body);
  const queries = directions.map((direction) => {
    const asked = { date: direction.date, cabin: body.cabinClass, at: now.getTime() };
    return queriesOf(direction, asked, body.preferredAirlines);
  });
  const { found, failed } = await inventory.searchFlights(queries.flat());
  const asked = new Set(queries.flat().map(({ provider }) => provider));
  if (asked.size > 0 && failed.length === asked.size) throw supplierFailed();
  let taken = 0;
  const correlationId = issueCorrelationId(config.jwtSecret, now);
  return {
    Schedules: directions.map((direction, index) => {
      const answers = found.slice(taken, (taken += queries[index]!.length)).flat();
      const onSale = answers.filter(({ flight }) => isOnSale(flight, now));
      return {
        Origin: direction.origin,
        Destination: direction.destination,
        IsInternational: isAbroad(direction),
        HaveUpdate: false,
        Flights: [...onSale]
          .sort((a, b) => departure(a) - departure(b))
          .map((available) => describeFlight(available, body, locale)),
      };
    }),
    airports: airportsOf(found.flat(), locale),
    failed: failed.map((provider) => {
      const name = findProvider(provider)?.name ?? String(provider);
      return { provider, name, message: `${name} did not answer` };
    }),
    correlation_id: correlationId,
    expires_at: quoteExpiresAt(correlationId).toISOString(),
  };
}
