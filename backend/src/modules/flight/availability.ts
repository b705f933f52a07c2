import type { FlightListRequest } from '@wisata/kernel/contracts/flight-requests';
import type { Locale } from '@wisata/kernel/locale';
import type { BackendContext } from '../../app/context.ts';
import { issueCorrelationId, quoteExpiresAt } from '../../app/quote.ts';
import { throwFieldProblems } from '../../app/field-problems.ts';
import { findAirports } from './airports.ts';
import type { Airport } from './airports.ts';
import { findProvider, PROVIDERS } from './carriers.ts';
import type { Provider } from './carriers.ts';
import { isOnSale } from './deadlines.ts';
import { describeFlight } from './flight.view.ts';
import type { AvailableFlight, Inventory } from './inventory.ts';
import { supplierFailed } from './inventory.ts';
import { findPartyProblems, findTripProblems } from './search-request.ts';
import type { FlightSearch } from './supplier.ts';

export interface FlightDesk {
  readonly context: BackendContext;
  readonly inventory: Inventory;
}

interface Direction {
  readonly origin: string;
  readonly destination: string;
  readonly date: string;
  readonly from: readonly Airport[];
  readonly to: readonly Airport[];
}

const isAbroad = ({ from, to }: Direction) => [...from, ...to].some(({ countryCode }) => countryCode !== 'ID');

function directionsOf({ origin, destination, departDate, returnDate }: FlightListRequest): Direction[] {
  const from = findAirports(origin);
  const to = findAirports(destination);
  const outbound = { origin, destination, date: departDate, from, to };
  return returnDate
    ? [outbound, { origin: destination, destination: origin, date: returnDate, from: to, to: from }]
    : [outbound];
}

/** The sources to ask: a GDS sells no domestic flights. */
export function sourcesFor(abroad: boolean, wanted?: readonly number[]): readonly Provider[] {
  const asked = wanted ? wanted.flatMap((number) => findProvider(number) ?? []) : PROVIDERS;
  return [...new Set(asked)].filter(({ kind }) => abroad || kind !== 'GDS');
}

function queriesOf(direction: Direction, body: FlightListRequest, at: number): FlightSearch[] {
  const { from, to, date } = direction;
  const sources = sourcesFor(isAbroad(direction), body.preferredAirlines);
  return sources.flatMap(({ number: provider }) =>
    from.flatMap((origin) =>
      to
        .filter((destination) => destination.city !== origin.city)
        .map((destination) => ({
          provider,
          origin: origin.code,
          destination: destination.code,
          date,
          at,
          cabin: body.cabinClass,
        })),
    ),
  );
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
  const queries = directions.map((direction) => queriesOf(direction, body, now.getTime()));
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
    failed: failed.map((provider) => {
      const name = findProvider(provider)?.name ?? String(provider);
      return { provider, name, message: `${name} did not answer` };
    }),
    correlation_id: correlationId,
    expires_at: quoteExpiresAt(correlationId).toISOString(),
  };
}
