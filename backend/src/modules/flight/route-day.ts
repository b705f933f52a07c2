import type { RouteTrip, SearchRouteDay } from '../../app/route-trip.ts';
import { askQuietly } from '../../app/supplier.ts';
import { findAirports } from './airports.ts';
import { sourcesFor } from './availability.ts';
import { isOnSale } from './deadlines.ts';
import { inventoryOf } from './inventory.ts';
import { priceParty } from './pricing.ts';
import type { FlightSearch, SupplierFlight } from './supplier.ts';

const ONE_ADULT = { adult: 1, child: 0, infant: 0 };
const MINUTE_MS = 60_000;

function toTrip(flight: SupplierFlight): RouteTrip[] {
  const [segment, ...more] = flight.segments;
  const open = flight.classes.find(({ seats }) => seats.every((left) => left > 0));
  if (!segment || !open || more.length > 0) return [];
  return [
    {
      operatorCode: segment.carrierCode,
      operatorName: segment.carrierName,
      from: [segment.origin, segment.originTerminal].filter(Boolean).join(' '),
      departTime: segment.departTime,
      minutes: Math.round((segment.arriveAt - segment.departAt) / MINUTE_MS),
      lowestMinor: priceParty(flight, open, ONE_ADULT).totalMinor,
      bagKg: open.bagKg,
    },
  ];
}

/** Direct flights of a day in Economy. A source that fails is left out: a page with fewer flights is better than none. */
export const searchFlightDay: SearchRouteDay = async (context, { origin, destination }, date) => {
  const now = context.clock.now();
  const [from, to] = [findAirports(origin), findAirports(destination)];
  const isAbroad = [...from, ...to].some(({ countryCode }) => countryCode !== 'ID');
  const queries = sourcesFor(isAbroad).flatMap(({ number: provider }) =>
    from.flatMap((start) =>
      to.map((end): FlightSearch => ({
        provider,
        origin: start.code,
        destination: end.code,
        date,
        cabin: 'Economy',
        at: now.getTime(),
      })),
    ),
  );
  const { quickSupplier } = inventoryOf(context);
  const answers = await Promise.all(queries.map((query) => askQuietly(quickSupplier.search(query))));
  return answers
    .flat()
    .filter((flight) => isOnSale(flight, now))
    .flatMap(toTrip);
};
