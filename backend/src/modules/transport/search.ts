import { compareText } from '@wisata/kernel/compare-text';
import type { TransportSearchRequest } from '@wisata/kernel/contracts/transport-requests';
import { VEHICLE_CLASSES } from '@wisata/kernel/contracts/transport-terms';
import type { Locale } from '@wisata/kernel/locale';
import type { BackendContext } from '../../app/context.ts';
import { issueCorrelationId, quoteExpiresAt } from '../../app/quote.ts';
import { gazetteerOf } from '../maps/index.ts';
import { findFleet, type AvailableVehicle } from './inventory.ts';
import { findPool, planTrip } from './trip.ts';
import { describeLocation, describeTrip, describeVehicle } from './vehicle.view.ts';

type Order = (a: AvailableVehicle, b: AvailableVehicle) => number;
const byPrice: Order = (a, b) => a.fareMinor - b.fareMinor || compareText(a.vehicle.key, b.vehicle.key);
const ORDERS: Readonly<Record<TransportSearchRequest['sort'], Order>> = {
  price_asc: byPrice,
  price_desc: (a, b) => byPrice(b, a),
  seats_desc: (a, b) => b.vehicle.seats - a.vehicle.seats || byPrice(a, b),
};

const unique = <T>(list: readonly T[]) => [...new Set(list)];

/** POST search: vehicles that are free during the whole trip and have a seat for everybody. */
export async function searchVehicles(context: BackendContext, body: TransportSearchRequest, locale: Locale) {
  const { config, clock, db } = context;
  const now = clock.now();
  const trip = await planTrip(context, body, locale);
  const fleet = await findFleet(context, db, trip);
  const found = fleet.filter(({ vehicle, left }) => left > 0 && vehicle.seats >= body.passengers);
  const { brandName, className, page, limit } = body;
  const shown = found
    .filter(({ vehicle }) => !brandName || vehicle.brand === brandName)
    .filter(({ vehicle }) => !className || vehicle.className === className)
    .sort(ORDERS[body.sort]);
  const classes = new Set(found.map(({ vehicle }) => vehicle.className));
  const correlationId = issueCorrelationId(config.jwtSecret, now);
  return {
    vehicles: {
      data: shown.slice((page - 1) * limit, page * limit).map((each) => describeVehicle(each, trip, now, locale)),
      total: shown.length,
      per_page: limit,
      current_page: page,
      last_page: Math.max(1, Math.ceil(shown.length / limit)),
    },
    brandName: unique(found.map(({ vehicle }) => vehicle.brand)).sort(),
    className: VEHICLE_CLASSES.filter((each) => classes.has(each)),
    correlationId,
    expiresAt: quoteExpiresAt(correlationId).toISOString(),
    ...describeTrip(trip),
  };
}

/** GET airport: the airports that a fleet serves. */
export const listAirports = (context: BackendContext, locale: Locale) =>
  gazetteerOf(context)
    .ofKind('airport', locale)
    .filter((airport) => findPool(airport) !== undefined)
    .map(describeLocation);
