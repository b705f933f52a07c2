import type { TransportChoiceRequest } from '@wisata/kernel/contracts/transport-requests';
import type { Locale } from '@wisata/kernel/locale';
import type { BackendContext } from '../../app/context.ts';
import { ApiError, notFound } from '../../app/envelope.ts';
import { throwFieldProblems } from '../../app/field-problems.ts';
import { isQuoteAlive, issueCorrelationId, quoteExpiresAt } from '../../app/quote.ts';
import type { Db } from '../../app/schema.ts';
import { AIRLINES } from './data/fleet-table.ts';
import { extraCharges, extraMinutes, findExtraProblems, type OfferedExtra } from './extras.rules.ts';
import { sumOf, type Charge, type ChargeCode } from './fare.rules.ts';
import { findFleet, type AvailableVehicle } from './inventory.ts';
import { saleEndsAtMs } from './terms.rules.ts';
import { planTrip, type Trip } from './trip.ts';
import {
  describeCharges,
  describeExtras,
  describeTrip,
  describeVehicle,
  offeredExtras,
  transportAmount,
  TRANSPORT_CURRENCY,
} from './vehicle.view.ts';

const MINUTE_MS = 60_000;
/** A trip with a vehicle takes longer to arrange and to pay than a seat. */
const HOLD_FACTOR = 2;

/** A vehicle and extras for a trip at the price that counts now. */
export interface Choice {
  readonly trip: Trip;
  readonly available: AvailableVehicle;
  readonly offered: readonly OfferedExtra[];
  readonly charges: readonly Charge<ChargeCode>[];
  readonly totalMinor: number;
  /** What the same choice cost a moment ago, in the list. */
  readonly listedMinor: number;
}

const gone = () => notFound('Vehicles not found', 'TRANSPORT_GONE');
/** Somebody else has just taken the last one. */
export const soldOut = () =>
  new ApiError(
    409,
    'TRANSPORT_SOLD_OUT',
    'The last vehicle of this kind has just been taken. Please choose another one.',
  );

/** The trip with the hours that are ordered besides. */
function withExtraHours(trip: Trip, { ancillaries }: TransportChoiceRequest): Trip {
  const minutes = extraMinutes(ancillaries);
  return minutes === 0 ? trip : { ...trip, hire: { ...trip.hire, untilMs: trip.hire.untilMs + minutes * MINUTE_MS } };
}

async function find(context: BackendContext, db: Db, trip: Trip, vehicleKey: string, confirming: boolean) {
  const fleet = await findFleet(context, db, trip, { confirming });
  return fleet.find(({ vehicle }) => vehicle.key === vehicleKey);
}

/** What is chosen, everything checked. @throws With the field that is wrong, or that nothing is left. */
export async function checkChoice(
  context: BackendContext,
  db: Db,
  body: TransportChoiceRequest,
  locale: Locale,
): Promise<Choice> {
  const trip = withExtraHours(await planTrip(context, body, locale), body);
  const available = await find(context, db, trip, body.selectedVehicle, true);
  if (!available) throw gone();
  if (available.left < 1) throw soldOut();
  if (available.vehicle.seats < body.passengers) {
    throwFieldProblems({ passengers: `This vehicle has ${available.vehicle.seats} seats` });
  }
  const offered = offeredExtras(available.vehicle, trip);
  throwFieldProblems(findExtraProblems(offered, body.ancillaries, trip.dropOffDate));
  const listed = await find(context, db, trip, body.selectedVehicle, false);
  const extras = extraCharges(offered, body.ancillaries);
  const charges = [...available.charges, ...extras];
  const listedMinor = (listed ?? available).fareMinor + sumOf(extras);
  return { trip, available, offered, charges, totalMinor: sumOf(charges), listedMinor };
}

/** Until when a booking made now may be paid. */
export function timeLimitAt({ config, clock }: BackendContext, { startMs }: Trip): Date {
  const holdMs = config.bookingTimeLimitSeconds * HOLD_FACTOR * 1000;
  return new Date(Math.min(clock.now().getTime() + holdMs, saleEndsAtMs(startMs)));
}

/** POST confirm and addtocart: the choice at the price that binds, with all that can be ordered. */
export async function confirmChoice(context: BackendContext, body: TransportChoiceRequest, locale: Locale) {
  const { config, clock, db } = context;
  const choice = await checkChoice(context, db, body, locale);
  const { trip, available, offered, charges, totalMinor, listedMinor } = choice;
  const now = clock.now();
  const isQuoted = Boolean(body.correlationId) && isQuoteAlive(config.jwtSecret, body.correlationId!, now);
  const correlationId = isQuoted ? body.correlationId! : issueCorrelationId(config.jwtSecret, now);
  const limitMs = timeLimitAt(context, trip).getTime();
  return {
    selectedVehicle: describeVehicle(available, trip, now, locale),
    airlines: [...AIRLINES],
    ancillaries: describeExtras(offered, body.ancillaries, locale),
    ...describeTrip(trip),
    charges: describeCharges(charges),
    currency: TRANSPORT_CURRENCY,
    totalPrice: transportAmount(totalMinor),
    previousTotal: transportAmount(listedMinor),
    priceChanged: totalMinor !== listedMinor,
    correlationId,
    expiresAt: quoteExpiresAt(correlationId).toISOString(),
    timeLimitMinutes: Math.floor((limitMs - now.getTime()) / MINUTE_MS),
  };
}
