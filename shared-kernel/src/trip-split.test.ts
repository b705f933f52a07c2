import { expect, test } from '@jest/globals';
import type { AgendaStop } from './contracts/agenda.ts';
import { splitTrips } from './trip-split.ts';
import { makeJourney, makeStay, makeStop, makeVisit } from './trip.fixture.ts';

const JAKARTA = makeStop('CGK', 'Jakarta', -6.13, 106.66);
const BALI = makeStop('DPS', 'Bali', -8.75, 115.17);
const MEDAN = makeStop('KNO', 'Medan', 3.64, 98.88);

const through = <L extends ReturnType<typeof makeStay>>(line: L, ...stops: AgendaStop[]): L => ({
  ...line,
  agenda: line.agenda.map((entry, index) => ({ ...entry, stop: stops[index % stops.length]! })),
});
const idsOf = (lines: Parameters<typeof splitTrips>[0]) =>
  splitTrips(lines).map(({ lines: own, first, last }) => `${first} ${last} ${own.map(({ id }) => id).join(' ')}`);

const OUT = through(makeJourney('out', ['2026-12-12 10:25', '2026-12-12 13:20']), JAKARTA, BALI);
const HOUSE = through(makeStay('house', '2026-12-12', '2026-12-16'), BALI);
const BACK = through(makeJourney('back', ['2026-12-16 17:40', '2026-12-16 18:35']), BALI, JAKARTA);

test('days that touch are one trip, named by where one sleeps', () => {
  const [trip, ...others] = splitTrips([BACK, HOUSE, OUT]);
  expect(trip).toMatchObject({ first: '2026-12-12', last: '2026-12-16', towns: ['Bali'] });
  expect(others).toEqual([]);
});

test('a few free days in one place part nothing until the traveller is home', () => {
  const visit = through(makeVisit('temple', '2026-12-20 09:00'), BALI);
  expect(idsOf([OUT, HOUSE, visit])).toEqual(['2026-12-12 2026-12-20 out house temple']);
  expect(idsOf([OUT, HOUSE, BACK, visit])).toEqual([
    '2026-12-12 2026-12-16 out house back',
    '2026-12-20 2026-12-20 temple',
  ]);
});

test('who is home again begins another trip the next day, and stays alone are one trip only side by side', () => {
  const next = through(makeStay('next', '2026-12-17', '2026-12-18'), BALI);
  expect(idsOf([OUT, HOUSE, BACK, next])).toHaveLength(2);
  const [first, near, later] = [
    ['first', '2026-12-10', '2026-12-12'],
    ['near', '2026-12-14', '2026-12-15'],
    ['later', '2026-12-18', '2026-12-20'],
  ].map(([id = '', from = '', until = '']) => through(makeStay(id, from, until), BALI));
  expect(idsOf([first!, near!, later!])).toEqual(['2026-12-10 2026-12-15 first near', '2026-12-18 2026-12-20 later']);
});

test('a transfer is no way from home', () => {
  const hotel = makeStop('House', 'Kuta', -8.7, 115.17);
  const ride = through(makeJourney('ride', ['2026-12-12 13:30', '2026-12-12 14:10']), BALI, hotel);
  expect(splitTrips([ride, OUT, BACK])[0]?.towns).toEqual(['Bali']);
});

test('another part of the country, or more than a week later, is another trip', () => {
  const far = through(makeVisit('lake', '2026-12-19 09:00'), MEDAN);
  const late = through(makeVisit('later', '2026-12-25 09:00'), BALI);
  expect(idsOf([OUT, HOUSE, far])).toHaveLength(2);
  expect(idsOf([OUT, HOUSE, late])).toHaveLength(2);
});

test('without a stay a trip is called by what it reaches, and what has no day is in none', () => {
  expect(splitTrips([OUT])[0]?.towns).toEqual(['Bali']);
  expect(splitTrips([{ id: 'any day', title: 'Ticket', agenda: [] }])).toEqual([]);
});
