import { daysBetween, weekdayOf } from '@wisata/kernel/dates';
import { hash32, roll, smoothNoise } from '@wisata/kernel/random';
import { daysToLebaran, seasonSurcharge } from '../../app/holidays.ts';
import type { LineClass, TrainPart } from './timetable.ts';
import { runKey } from './timetable.ts';

const BUSY_WEEKDAYS = [0, 5];
const WEEKEND = 0.12;
const FROM_JAKARTA = ['GMR', 'PSE'];

/** Cheapest first; the letter of the fare says how full the train was when it was sold. */
const SUB_CLASSES = ['X', 'J', 'I', 'H', 'C', 'A'] as const;
const FARE_STEP = 5_000;
const SUBSIDISED_STEP = 1_000;
const LEAST_SHARE = 0.55;

const clamp = (value: number) => Math.min(1, Math.max(0, value));

function seasonOf(date: string): number {
  const season = seasonSurcharge(date, 'ID');
  return BUSY_WEEKDAYS.includes(weekdayOf(date)) ? Math.max(season, WEEKEND) : season;
}

/** Everybody goes home from Jakarta in the four days before Idul Fitri. */
function isHomecoming({ line, date }: TrainPart): boolean {
  const days = daysToLebaran(date);
  return days !== undefined && days >= 1 && days <= 4 && FROM_JAKARTA.includes(line.stops[0]!.code);
}

/** Share of a class that the rest of the market has bought, 0 to 1, as seen on a day. */
export function soldShare(seed: string, part: TrainPart, { plan }: LineClass, today: string): number {
  if (isHomecoming(part)) return 1;
  const { line, date } = part;
  const daysAhead = Math.max(0, daysBetween(today, date));
  const lastMinute = 0.34 * Math.exp(-daysAhead / 11);
  const drift = 0.3 * (smoothNoise(`${seed}|train|${line.number}`, daysBetween('1970-01-01', date), 6) - 0.5);
  const own = 0.36 * (roll(seed, 'train', runKey(part), plan.classCode) - 0.5);
  const cheapness = line.isSubsidised ? 0.16 : 0;
  return clamp(0.4 + cheapness + lastMinute + drift + own + 0.5 * seasonOf(date));
}

/** Fare and its letter for a part of the line: by demand, then by share of the track, never below 55 percent. */
export function fareOf({ line, from, to }: TrainPart, { lowMinor, highMinor }: LineClass, sold: number) {
  const bucket = Math.min(SUB_CLASSES.length - 1, Math.floor(sold * SUB_CLASSES.length));
  const whole = lowMinor + ((highMinor - lowMinor) * bucket) / (SUB_CLASSES.length - 1);
  const share = (line.stops[to]!.km - line.stops[from]!.km) / line.stops.at(-1)!.km;
  const step = line.isSubsidised ? SUBSIDISED_STEP : FARE_STEP;
  return {
    subClass: SUB_CLASSES[bucket]!,
    fareMinor: Math.round((whole * Math.max(LEAST_SHARE, share)) / step) * step,
  };
}

/** A number that is the same for a seat for ever, and looks like chance beside its neighbour's. */
function seatNumber(run: number, index: number): number {
  let mixed = Math.imul(run ^ Math.imul(index + 1, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** The stops between which the rest of the market has a seat that it took. */
function takenBetween(chance: number, lastStop: number): readonly [number, number] {
  const middle = Math.floor(lastStop / 2);
  const kind = chance % 10;
  if (middle === 0 || kind < 7) return [0, lastStop];
  return kind < 9 ? [0, middle] : [middle, lastStop];
}

/** For each seat of a class whether the market leaves it for this part: `1` free, `0` taken. */
export function freeSeats(part: TrainPart, { plan }: LineClass, sold: number): string {
  const run = hash32(`${runKey(part)}|${plan.classCode}`);
  const lastStop = part.line.stops.length - 1;
  const count = plan.coachCount * plan.layout.seats;
  let free = '';
  for (let index = 0; index < count; index += 1) {
    const chance = seatNumber(run, index);
    const [from, to] = takenBetween(chance, lastStop);
    const isTaken = chance / 2 ** 32 < sold && from < part.to && to > part.from;
    free += isTaken ? '0' : '1';
  }
  return free;
}
