import { addDays } from '@wisata/kernel/dates';
import type { RouteTrip } from '../../../app/route-trip.ts';
import { routeFigures, type RouteDay } from './route-figures.ts';

const ROUTE = { origin: 'JKT', destination: 'DPS' };
const trip = (lowestMinor: number, more: Partial<RouteTrip> = {}): RouteTrip => ({
  operatorCode: 'GA',
  operatorName: 'Garuda Indonesia',
  from: 'CGK T3',
  departTime: '08:00',
  minutes: 115,
  lowestMinor,
  bagKg: 20,
  ...more,
});
const cheap = (lowestMinor: number, departTime: string) =>
  trip(lowestMinor, {
    operatorCode: 'JT',
    operatorName: 'Lion Air',
    from: 'CGK T2',
    bagKg: 0,
    departTime,
    minutes: 110,
  });
/** A week from Monday 7 December 2026. */
const WEEK: readonly RouteDay[] = [900, 800, 700, 850, 990, 980, 970].map((amount, index) => ({
  date: addDays('2026-12-07', index),
  trips: [trip(amount + 500), cheap(amount, index === 0 ? '05:30' : '21:00')],
}));

test('says what goes, how long it takes and between which hours', () => {
  expect(routeFigures(ROUTE, WEEK, [])).toMatchObject({
    ...ROUTE,
    daysLookedAt: 7,
    tripsPerDay: 2,
    shortestMinutes: 110,
    firstDeparture: '05:30',
    lastDeparture: '21:00',
  });
});

test('the lowest of all is the first of the cheapest days and the least of its month and weekday', () => {
  const figures = routeFigures(ROUTE, WEEK, [{ date: '2027-01-04', trips: [trip(640)] }])!;
  expect([figures.lowest, figures.lowestDate]).toEqual([700, '2026-12-09']);
  expect(figures.days.map(({ lowest }) => lowest)).toEqual([700, 800, 850, 900, 970, 980]);
  expect(figures.weekdays).toEqual([900, 800, 700, 850, 990, 980, 970]);
  expect(figures.months).toEqual([
    { month: '2026-12', lowest: 700, usual: 900 },
    { month: '2027-01', lowest: 640, usual: 640 },
  ]);
});

test('every operator is named once, with where it leaves from and the least bag that its prices have', () => {
  expect(routeFigures(ROUTE, WEEK, [])?.operators).toEqual([
    { code: 'JT', name: 'Lion Air', perDay: 1, from: ['CGK T2'], bagKg: 0, lowest: 700 },
    { code: 'GA', name: 'Garuda Indonesia', perDay: 1, from: ['CGK T3'], bagKg: 20, lowest: 1200 },
  ]);
});

test('a day without a trip has no price and is left out of the cheapest', () => {
  const figures = routeFigures(ROUTE, [...WEEK.slice(0, 6), { date: '2026-12-13', trips: [] }], [])!;
  expect(figures.weekdays.at(-1)).toBeNull();
  expect(figures.days).toHaveLength(6);
});

test('a route on which nothing goes has no figures', () => {
  expect(routeFigures(ROUTE, [{ date: '2026-12-07', trips: [] }], [])).toBeUndefined();
});
