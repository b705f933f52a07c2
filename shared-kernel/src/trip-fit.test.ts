import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { AgendaEntry, AgendaStop } from './contracts/agenda.ts';
import type { WayMinutes } from './trip-clash.ts';
import { findTimeClashes, searchWays, TIGHT_MINUTES } from './trip-fit.ts';

const PLACES = ['airport', 'station', 'hotel', 'temple', 'island'].map((name): AgendaStop => ({
  name,
  town: 'Town',
  latitude: 0,
  longitude: 0,
}));
/** Nobody drives to the island; every other way is so many minutes. */
const WAYS = [
  [0, 40, 25, 70],
  [40, 0, 15, 55],
  [25, 15, 0, 35],
  [70, 55, 35, 0],
];
const wayOf = (from: string, to: string): number | null => {
  const [a, b] = [from, to].map((name) => PLACES.findIndex((place) => place.name === name));
  return from === to ? 0 : (WAYS[a!]?.[b!] ?? null);
};
const ways: WayMinutes = (from, to) => wayOf(from.name, to.name);

/** A thing of a random trip in plain minutes since its first midnight. */
interface Thing {
  readonly id: string;
  readonly isRide: boolean;
  readonly start: number;
  readonly lasts: number;
  readonly from: string;
  readonly to: string;
  readonly closes: number;
  readonly out: number;
}

const pad = (value: number) => String(value).padStart(2, '0');
const moment = (kind: AgendaEntry['kind'], minutes: number, place: string): AgendaEntry => ({
  kind,
  date: `2026-12-${pad(1 + Math.floor(minutes / 1440))}`,
  time: `${pad(Math.floor((minutes % 1440) / 60))}:${pad(minutes % 60)}`,
  zone: 'WIB',
  title: kind,
  place,
  stop: PLACES.find(({ name }) => name === place)!,
});

function lineOf({ id, isRide, start, lasts, from, to, closes, out }: Thing) {
  const end = start + lasts;
  const { date, time } = moment('visit', end, from);
  const agenda = isRide
    ? [
        { ...moment('departure', start, from), closes_minutes: closes, title: id },
        { ...moment('arrival', end, to), out_minutes: out },
      ]
    : [{ ...moment('visit', start, from), title: id, ends: { date, time: time! } }];
  return { id, title: id, agenda };
}

/** Every pair is looked at by itself, minute by minute. */
function reference(things: readonly Thing[]): string[] {
  const found: string[] = [];
  for (const a of things) {
    for (const b of things) {
      const isLater = b.start > a.start || (b.start === a.start && b.start + b.lasts > a.start + a.lasts);
      const isTied = b.start === a.start && b.lasts === a.lasts && b.id > a.id;
      if (!(isLater || isTied)) continue;
      const waits = b.isRide && b.closes < 0 ? -b.closes : 0;
      const busy = Array.from({ length: a.lasts }, (_, minute) => a.start + minute);
      if (a.start === b.start || busy.some((minute) => minute >= b.start + waits)) {
        found.push(`${a.id} ${b.id} at once`);
        continue;
      }
      const isBetween = things.some(
        (c) => ![a, b].includes(c) && a.start + a.lasts <= c.start && c.start + c.lasts <= b.start,
      );
      if (isBetween) continue;
      const leaves = a.isRide ? a.to : a.from;
      const way = wayOf(leaves, b.from);
      if (way === null) {
        found.push(`${a.id} ${b.id} no road`);
        continue;
      }
      const thereAt = a.start + a.lasts + (a.isRide ? a.out : 0) + way;
      const closesAt = b.start - (b.isRide ? b.closes : 0);
      if (thereAt > closesAt) found.push(`${a.id} ${b.id} missed by ${thereAt - closesAt}`);
      else if (closesAt - thereAt < TIGHT_MINUTES && !waits) found.push(`${a.id} ${b.id} spare ${closesAt - thereAt}`);
    }
  }
  return found.sort();
}

const place = fc.constantFrom(...PLACES.map(({ name }) => name));
const thing = fc.record({
  isRide: fc.boolean(),
  start: fc.integer({ min: 0, max: 5 * 1440 }),
  lasts: fc.integer({ min: 1, max: 400 }),
  from: place,
  to: place,
  closes: fc.constantFrom(-60, 0, 5, 45),
  out: fc.constantFrom(0, 10, 25),
});
// Few minutes and many things: most trips have something that does not go together.
const trips = fc
  .array(thing, { minLength: 2, maxLength: 9 })
  .map((things) => things.map((each, index): Thing => ({ ...each, id: `thing ${index}` })));

const told = (things: readonly Thing[]) =>
  findTimeClashes(things.map(lineOf), ways)
    .map(({ kind, lines: [a, b], gap }) => {
      if (kind === 'no-road') return `${a.id} ${b.id} no road`;
      if (!gap) return `${a.id} ${b.id} at once`;
      const { spareMinutes: spare } = gap;
      return `${a.id} ${b.id} ${kind === 'missed' ? `missed by ${-spare}` : `spare ${spare}`}`;
    })
    .sort();

test('of random trips every clash and every tight gap is found, and none is invented', () => {
  let found = 0;
  fc.assert(
    fc.property(trips, (things) => {
      const expected = reference(things);
      found += expected.length;
      expect(told(things)).toEqual(expected);
    }),
    { numRuns: 1000 },
  );
  expect(found).toBeGreaterThan(1000);
});

describe('what the time between two things is made of', () => {
  const base = { isRide: true, closes: 10, out: 25 };
  const flight: Thing = { ...base, id: 'flight', start: 520, lasts: 65, from: 'temple', to: 'airport' };
  const train: Thing = { ...base, id: 'train', start: 680, lasts: 250, from: 'station', to: 'hotel' };

  test('is said in minutes', () => {
    const [clash] = findTimeClashes([flight, train].map(lineOf), ways);
    expect(clash).toMatchObject({
      kind: 'tight',
      gap: { outMinutes: 25, wayMinutes: 40, closesMinutes: 10, spareMinutes: 20 },
    });
  });

  test('asks for the drive between them once', () => {
    expect(searchWays([flight, train].map(lineOf)).map((way) => way.map(({ name }) => name))).toEqual([
      ['airport', 'station'],
    ]);
  });

  test('two orders of one party are not two things', () => {
    const twice = [lineOf(train), { ...lineOf(train), id: 'second order' }];
    expect(findTimeClashes(twice, ways)).toEqual([]);
  });
});
