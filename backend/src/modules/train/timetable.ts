import { addDays } from '@wisata/kernel/dates';
import { hash32 } from '@wisata/kernel/random';
import { namesOf, numbersOf, readTable } from '../../app/table.ts';
import { PLAIN_ECONOMY, SEAT_CLASSES, SUBSIDISED_ECONOMY, type ClassCode } from './classes.ts';
import type { SeatPlan } from './seat-plan.ts';
import { trackKm } from './track.ts';

const DAY_MINUTES = 1440;
const MINUTE_MS = 60_000;
const WAIT_MINUTES = 3;
const LONG_WAIT_MINUTES = 5;
const LONG_WAITS = new Set(['CN', 'PWT', 'YK', 'SMT', 'SLO', 'MN', 'SGU', 'SBI', 'JR']);

/** A station of a train, in minutes after its start. */
export interface LineStop {
  readonly code: string;
  readonly km: number;
  readonly arrive: number;
  readonly depart: number;
}

/** A class of a train with its fares from end to end, in rupiah. */
export interface LineClass {
  readonly plan: SeatPlan;
  readonly lowMinor: number;
  readonly highMinor: number;
}

/** A train of the timetable; it runs every day. */
export interface TrainLine {
  readonly number: string;
  readonly name: string;
  readonly departMinute: number;
  readonly stops: readonly LineStop[];
  readonly classes: readonly LineClass[];
  readonly isSubsidised: boolean;
}

/** The part of a train on a day that somebody travels: from one of its stops to another. */
export interface TrainPart {
  readonly line: TrainLine;
  /** The day on which the train leaves its first station. */
  readonly date: string;
  readonly from: number;
  readonly to: number;
}

interface Pin {
  readonly code: string;
  readonly km: number;
  readonly minutes: number | undefined;
}

function readPins(stops: string): Pin[] {
  let km = 0;
  let before = '';
  return stops.split(' ').map((text, index) => {
    const [code = '', minutes] = text.split('+');
    if (before) km += trackKm(before, code);
    before = code;
    return { code, km, minutes: index === 0 ? 0 : minutes === undefined ? undefined : Number(minutes) };
  });
}

/** Minutes after the start at which a stop is reached, by distance between the stops whose time is known. */
function minutesAt(pins: readonly Pin[], index: number): number {
  const { km, minutes } = pins[index]!;
  if (minutes !== undefined) return minutes;
  const before = pins.findLast((pin, place) => place < index && pin.minutes !== undefined)!;
  const after = pins.find((pin, place) => place > index && pin.minutes !== undefined)!;
  const share = (km - before.km) / (after.km - before.km);
  return Math.round(before.minutes! + share * (after.minutes! - before.minutes!));
}

function createStops(pins: readonly Pin[]): LineStop[] {
  return pins.map(({ code, km }, index) => {
    const arrive = minutesAt(pins, index);
    const isEnd = index === 0 || index === pins.length - 1;
    const wait = isEnd ? 0 : LONG_WAITS.has(code) ? LONG_WAIT_MINUTES : WAIT_MINUTES;
    return { code, km, arrive, depart: arrive + wait };
  });
}

/** The same way back in the same time. */
function mirror(stops: readonly LineStop[]): LineStop[] {
  const { km, arrive } = stops.at(-1)!;
  return stops
    .toReversed()
    .map((stop) => ({ code: stop.code, km: km - stop.km, arrive: arrive - stop.depart, depart: arrive - stop.arrive }));
}

/** The classes of `EKS 435 650, EKO 230 330`. */
function createClasses(fares: string, isSubsidised: boolean): LineClass[] {
  const rows = namesOf(fares).map((text) => [text.slice(0, 3) as ClassCode, ...numbersOf(text.slice(4))] as const);
  const isAlone = rows.length === 1;
  const hasLuxury = rows.some(([code]) => code === 'LUX');
  return rows.map(([code, low = NaN, high = NaN]) => {
    const { layout, coaches } = SEAT_CLASSES[code];
    const economy = isSubsidised ? SUBSIDISED_ECONOMY : isAlone ? PLAIN_ECONOMY : layout;
    return {
      plan: {
        classCode: code,
        coachCount: coaches[isAlone || (code === 'EKS' && hasLuxury) ? 1 : 0],
        layout: code === 'EKO' ? economy : layout,
      },
      lowMinor: low * 1000,
      highMinor: high * 1000,
    };
  });
}

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The odd number before: `S12` gives `S11`. */
const numberBack = (number: string) => number.replace(/\d+$/, (digits) => String(Number(digits) - 1));

/** A train back leaves about when the one there does, unless the table says when. */
function departBack(number: string, there: number): number {
  const shift = 5 * ((hash32(number) % 13) - 6);
  return (there + shift + DAY_MINUTES) % DAY_MINUTES;
}

/** A train of the table under each of its numbers, with its mirror. */
function createLines([name = '', way = '', fares = '', runs, fixed]: readonly string[]): TrainLine[] {
  const isSubsidised = fixed === 'PSO';
  const stops = createStops(readPins(way));
  const shared = { name, classes: createClasses(fares, isSubsidised), isSubsidised };
  return namesOf(runs).flatMap((run) => {
    const [number = '', departs = '', back] = run.split(' ');
    const there = minuteOf(departs);
    const departMinute = back === undefined ? departBack(number, there) : minuteOf(back);
    return [
      { ...shared, number, departMinute: there, stops },
      { ...shared, number: numberBack(number), departMinute, stops: mirror(stops) },
    ];
  });
}

export const LINES: readonly TrainLine[] = readTable(new URL('data/trains.psv', import.meta.url)).flatMap(createLines);
const BY_NUMBER: ReadonlyMap<string, TrainLine> = new Map(LINES.map((line) => [line.number, line]));

export const findLine = (number: string): TrainLine | undefined => BY_NUMBER.get(number);

/** Day and time at a station of a train that started on `date`, and the instant; all of it by the western clock. */
export function clockAt({ departMinute }: TrainLine, date: string, minutes: number) {
  const total = departMinute + minutes;
  const time = new Date((total % DAY_MINUTES) * MINUTE_MS).toISOString().slice(11, 16);
  return {
    date: addDays(date, Math.floor(total / DAY_MINUTES)),
    time,
    at: Date.parse(`${date}T00:00:00+07:00`) + total * MINUTE_MS,
  };
}

/** The part of a train between two of its stations; undefined where it does not call at both, in this order. */
export function findPart(line: TrainLine, date: string, origin: string, destination: string): TrainPart | undefined {
  const from = line.stops.findIndex(({ code }) => code === origin);
  const to = line.stops.findIndex(({ code }) => code === destination);
  return from >= 0 && to > from ? { line, date, from, to } : undefined;
}

/** Every train that leaves `origin` for `destination` on a day, in order of time. */
export function findParts(origin: string, destination: string, departDate: string): TrainPart[] {
  return LINES.flatMap((line) => {
    const part = findPart(line, departDate, origin, destination);
    if (!part) return [];
    // A train that left its first station the evening before comes by in the night.
    const days = Math.floor((line.departMinute + line.stops[part.from]!.depart) / DAY_MINUTES);
    return [{ ...part, date: addDays(departDate, -days) }];
  }).sort((a, b) => departure(a).at - departure(b).at);
}

export const departure = ({ line, date, from }: TrainPart) => clockAt(line, date, line.stops[from]!.depart);
export const arrival = ({ line, date, to }: TrainPart) => clockAt(line, date, line.stops[to]!.arrive);

/** Names the seats of one train on one day. */
export const runKey = ({ line, date }: Pick<TrainPart, 'line' | 'date'>) =>
  `${line.number}-${date.replaceAll('-', '')}`;
