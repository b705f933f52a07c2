import type { RouteTrip, SearchRouteDay } from '../../app/route-trip.ts';
import { searchQuietly } from './availability.ts';
import { findOpenClass, inventoryOf } from './inventory.ts';
import { priceParty } from './pricing.ts';
import type { SupplierFlight } from './supplier.ts';

const ONE_ADULT = { adult: 1, child: 0, infant: 0 };
const MINUTE_MS = 60_000;

function toTrip(flight: SupplierFlight): RouteTrip[] {
  const [segment, ...more] = flight.segments;
  const open = findOpenClass(flight, 1);
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

/** Direct flights of a day in Economy. */
export const searchFlightDay: SearchRouteDay = async (context, route, date) => {
  const asked = { date, cabin: 'Economy', at: context.clock.now().getTime() } as const;
  const flights = await searchQuietly(inventoryOf(context).quickSupplier, route, asked);
  return flights.flatMap(toTrip);
};
