import { expect, test } from '@jest/globals';
import type { AgendaStop } from './contracts/agenda.ts';
import { findRides } from './trip-rides.ts';
import { makeJourney, makeStay, makeStop } from './trip.fixture.ts';

const JAKARTA = makeStop('CGK', 'Jakarta', -6.13, 106.66);
const BALI = makeStop('DPS', 'Bali', -8.75, 115.17);
const HOUSE = makeStop('House', 'Bali', -8.69, 115.26);
const through = <L extends ReturnType<typeof makeStay>>(line: L, ...stops: AgendaStop[]): L => ({
  ...line,
  agenda: line.agenda.map((entry, index) => ({ ...entry, stop: stops[index % stops.length]! })),
});

const OUT = through(makeJourney('out', ['2026-12-12 10:25', '2026-12-12 13:20']), JAKARTA, BALI);
const STAY = through(makeStay('stay', '2026-12-12', '2026-12-16'), HOUSE);
const BACK = through(makeJourney('back', ['2026-12-16 17:40', '2026-12-16 18:35']), BALI, JAKARTA);
const told = (...lines: Parameters<typeof findRides>[0]) =>
  findRides(lines, () => 35).map(
    ({ kind, from, to, leaveMs }) => `${kind} ${from.name} ${to.name} ${new Date(leaveMs).toISOString().slice(11, 16)}`,
  );

test('an arrival leads to the house, and the house in time to the departure', () => {
  // 13:20 WITA; 17:40 WIB less half an hour and less the drive.
  expect(told(OUT, STAY, BACK)).toEqual(['from-arrival DPS House 05:20', 'to-departure House DPS 09:35']);
});

test('a transfer that is booked, a house elsewhere and a way without a road need none', () => {
  const transfer = through(makeJourney('ride', ['2026-12-12 14:00', '2026-12-12 14:40']), BALI, HOUSE);
  expect(told(OUT, STAY, transfer)).toEqual([]);
  expect(told(OUT, through(STAY, JAKARTA))).toEqual([]);
  expect(findRides([OUT, STAY], () => null)).toEqual([]);
});
