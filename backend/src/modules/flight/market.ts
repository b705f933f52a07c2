import type { Cabin } from '@wisata/kernel/contracts/flight-cabins';
import { daysBetween, weekdayOf } from '@wisata/kernel/dates';
import { seasonSurcharge } from '../../app/holidays.ts';
import { hash32, roll, smoothNoise } from '@wisata/kernel/random';
import type { FareClass } from './fares.ts';
import { routeRoll } from './network.ts';
import type { Leg } from './schedule.ts';

/** Prices stand still for this long and may then move. */
const PRICE_STEP_MS = 6 * 3_600_000;
/** How often and how much a price moves within a day. */
const DRIFT_ODDS = 0.15;
const DRIFT_FACTOR = 1.03;
const BUSY_WEEKDAYS = [0, 5];
const WEEKEND_SURCHARGE = 0.08;

const clamp = (value: number) => Math.min(1, Math.max(0, value));

const surcharges = new Map<string, number>();

function surchargeOn(date: string): number {
  const known = surcharges.get(date);
  if (known !== undefined) return known;
  const season = seasonSurcharge(date, 'ID');
  const surcharge = BUSY_WEEKDAYS.includes(weekdayOf(date)) ? Math.max(season, WEEKEND_SURCHARGE) : season;
  surcharges.set(date, surcharge);
  return surcharge;
}

/** Share of a leg's cabin that the rest of the market has bought, 0 to 1, as seen on a day. */
export function soldShare(seed: string, leg: Leg, cabin: Cabin, todayDate: string): number {
  const { route, departDate } = leg;
  const daysAhead = Math.max(0, daysBetween(todayDate, departDate));
  const popularity = 0.36 + 0.14 * Math.min(1, route.weekly / 60);
  const lastMinute = 0.34 * Math.exp(-daysAhead / 11);
  const place = `${seed}|sold|${route.carrier.code}|${route.from.code}|${route.to.code}`;
  const drift = 0.34 * (smoothNoise(place, daysBetween('1970-01-01', departDate), 6) - 0.5);
  const own = 0.4 * (roll(seed, 'sold', leg.key, cabin) - 0.5);
  return clamp(popularity + lastMinute + drift + own + 0.45 * surchargeOn(departDate));
}

/** Seats that the market leaves in each class of a cabin, nested: what a dear class may sell includes the cheap ones. */
export function seatsLeft(capacity: number, sold: number, { limit }: Pick<FareClass, 'limit'>): number {
  return Math.max(0, Math.round(capacity * limit) - Math.round(capacity * sold));
}

/** Season, weekday and the carrier's taste for a leg at a moment, as one factor around 1. */
export function demandFactor(seed: string, leg: Leg, at: number): number {
  const { route, departDate } = leg;
  const step = Math.floor((at + hash32(leg.key)) / PRICE_STEP_MS);
  const drift = roll(seed, 'drift', leg.key, step) < DRIFT_ODDS ? DRIFT_FACTOR : 1;
  const taste = 0.95 + 0.1 * routeRoll(seed, 'taste', route);
  const hour = Number(leg.departTime.slice(0, 2));
  const comfort = hour < 6 || hour >= 21 ? 0.97 : hour >= 7 && hour < 10 ? 1.03 : 1;
  return (1 + surchargeOn(departDate)) * taste * comfort * drift;
}
