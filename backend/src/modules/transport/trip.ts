import type { MapPlace, MapRoute } from '@wisata/kernel/contracts/maps-places';
import type { TransportSearchRequest } from '@wisata/kernel/contracts/transport-requests';
import { TRANSPORT_LIMITS, type TransportMode } from '@wisata/kernel/contracts/transport-terms';
import { addDays } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import type { RefusalCode } from '@wisata/kernel/refusal-codes';
import { wallClockAt, wallTimeToInstant } from '@wisata/kernel/zones';
import type { BackendContext } from '../../app/context.ts';
import { badRequest } from '../../app/envelope.ts';
import { throwFieldProblems } from '../../app/field-problems.ts';
import { getPlace, kilometresBetween, mapsOf } from '../maps/index.ts';
import { POOLS, type Pool } from './data/fleet-table.ts';
import type { FareTrip } from './fare.rules.ts';
import type { Hire } from './stock.rules.ts';
import { saleEndsAtMs, termsOf } from './terms.rules.ts';

const MINUTE_MS = 60_000;
/** A fleet serves places so far from its office. */
const SERVED_KM = 80;
/** Further than this a place is no longer in town, and a car left there is driven back. */
const TOWN_KM = 40;
const MOST_TRANSFER_KM = 400;
/** Time to clean a car before the next one takes it. */
const TURNAROUND_MINUTES = 60;

type Asked = Pick<
  TransportSearchRequest,
  'mode' | 'pickUp' | 'dropOff' | 'pickUpDate' | 'pickUpTime' | 'dropOffDate' | 'dropOffTime' | 'outOfTown'
>;

/** What was asked for with everything looked up. */
export interface Trip {
  readonly mode: TransportMode;
  /** Undefined where no fleet serves the place. */
  readonly pool: Pool | undefined;
  readonly pickUp: MapPlace;
  readonly dropOff: MapPlace;
  readonly pickUpDate: string;
  readonly pickUpTime: string;
  readonly dropOffDate: string;
  readonly dropOffTime: string;
  readonly timeZone: string;
  readonly startMs: number;
  readonly endMs: number;
  /** The way between both places; undefined where they are the same. */
  readonly way: Omit<MapRoute, 'from' | 'to'> | undefined;
  readonly fare: FareTrip;
  /** From when until when a vehicle is away. */
  readonly hire: Hire;
}

/** The fleet that serves a place; undefined where there is none. */
export function findPool({ geometry }: MapPlace): Pool | undefined {
  const [nearest] = POOLS.map((pool) => ({ pool, km: kilometresBetween(pool, geometry) })).sort((a, b) => a.km - b.km);
  return nearest && nearest.km <= SERVED_KM ? nearest.pool : undefined;
}

const officeKm = (pool: Pool | undefined, { geometry }: MapPlace) => (pool ? kilometresBetween(pool, geometry) : 0);
/** Airports are served as if they were in town. */
const isFar = (pool: Pool | undefined, place: MapPlace) => !place.airport_zone && officeKm(pool, place) > TOWN_KM;

/** The trip cannot be made: what is wrong with which field, and the code by which a page says it in its own language. */
function refuse(code: RefusalCode, field: keyof Asked, words: string): never {
  throw badRequest(words, { [field]: words }, code);
}

async function findWay(
  context: BackendContext,
  mode: TransportMode,
  [from, to]: readonly [MapPlace, MapPlace],
  locale: Locale,
) {
  if (from.place_id === to.place_id) {
    if (mode === 'transfer') refuse('TRANSPORT_SAME_PLACE', 'dropOff', 'Choose another place than that of pick-up');
    return undefined;
  }
  const way = await mapsOf(context).directions(from, to, locale);
  if (!way) refuse('ROUTE_NOT_FOUND', 'dropOff', 'No road leads there from the place of pick-up');
  if (mode === 'transfer' && way.distance_km > MOST_TRANSFER_KM) {
    refuse('TRANSPORT_TOO_FAR', 'dropOff', `Transfers go at most ${MOST_TRANSFER_KM} km`);
  }
  return way;
}

function endOf(asked: Asked, startMs: number, timeZone: string, wayMinutes: number) {
  if (asked.mode === 'transfer') {
    const { date, time } = wallClockAt(startMs + wayMinutes * MINUTE_MS, timeZone);
    return { dropOffDate: date, dropOffTime: time.slice(0, 5), endMs: startMs + wayMinutes * MINUTE_MS };
  }
  const { dropOffDate = '', dropOffTime = '' } = asked;
  if (!dropOffDate) throwFieldProblems({ dropOffDate: 'Choose a date' });
  if (!dropOffTime) throwFieldProblems({ dropOffTime: 'Choose a time' });
  return { dropOffDate, dropOffTime, endMs: wallTimeToInstant(dropOffDate, dropOffTime, timeZone) };
}

function checkTimes(context: BackendContext, asked: Asked, { startMs, endMs }: { startMs: number; endMs: number }) {
  const now = context.clock.now().getTime();
  const lastDay = addDays(wallClockAt(now, 'Asia/Jakarta').date, TRANSPORT_LIMITS.daysAhead);
  if (saleEndsAtMs(startMs) <= now) {
    refuse('TRANSPORT_CLOSED', 'pickUpTime', 'Pick-up must be at least three hours from now');
  }
  if (asked.pickUpDate > lastDay) refuse('TRANSPORT_NOT_OPEN', 'pickUpDate', 'This day is not on sale yet');
  if (endMs <= startMs) refuse('TRANSPORT_BACKWARDS', 'dropOffTime', 'Drop-off must be after pick-up');
  if (endMs - startMs > TRANSPORT_LIMITS.days * 24 * 60 * MINUTE_MS) {
    refuse('TRANSPORT_TOO_LONG', 'dropOffDate', `At most ${TRANSPORT_LIMITS.days} days`);
  }
}

/** Looks places, times and the way up. @throws With the field that is wrong. */
export async function planTrip(context: BackendContext, asked: Asked, locale: Locale): Promise<Trip> {
  const { mode, pickUpDate, pickUpTime } = asked;
  const pickUp = await getPlace(context, asked.pickUp, locale);
  const dropOff = asked.dropOff ? await getPlace(context, asked.dropOff, locale) : pickUp;
  const way = await findWay(context, mode, [pickUp, dropOff], locale);
  const pool = findPool(pickUp);
  const timeZone = pool?.timeZone ?? 'Asia/Jakarta';
  const startMs = wallTimeToInstant(pickUpDate, pickUpTime, timeZone);
  const wayMinutes = way?.duration_minutes ?? 0;
  const end = endOf(asked, startMs, timeZone, wayMinutes);
  checkTimes(context, asked, { startMs, endMs: end.endMs });
  const isLeftElsewhere = isFar(pool, dropOff);
  const isHire = mode !== 'transfer';
  const waits = termsOf('CITY', mode, pickUp.airport_zone).waitMinutes ?? 0;
  const backMinutes = isLeftElsewhere || !isHire ? wayMinutes : 0;
  // A driver comes by car anyway; only a car alone has to be brought and fetched.
  const feeKm = (place: MapPlace) => (mode !== 'self-drive' || place.airport_zone ? 0 : officeKm(pool, place));
  return {
    mode,
    pool,
    pickUp,
    dropOff,
    pickUpDate,
    pickUpTime,
    ...end,
    timeZone,
    startMs,
    way,
    fare: {
      mode,
      minutes: (end.endMs - startMs) / MINUTE_MS,
      pickUpTime,
      dropOffTime: end.dropOffTime,
      isOutOfTown: isHire && (asked.outOfTown || isFar(pool, pickUp) || isLeftElsewhere),
      deliveryKm: feeKm(pickUp),
      collectionKm: isLeftElsewhere ? 0 : feeKm(dropOff),
      oneWayKm: isHire && isLeftElsewhere ? (way?.distance_km ?? 0) : 0,
      wayKm: way?.distance_km ?? 0,
      airportEnds: [pickUp, dropOff].filter((place) => place.airport_zone).length,
    },
    hire: { fromMs: startMs, untilMs: end.endMs + (waits + backMinutes + TURNAROUND_MINUTES) * MINUTE_MS },
  };
}
