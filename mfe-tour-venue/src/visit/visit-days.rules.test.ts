import { expect, test } from '@jest/globals';
import { BOROBUDUR_DETAIL, BOROBUDUR_PRICE } from '../api/visit.fixture.ts';
import { toDetail } from '../api/visit-adapter.ts';
import { paxesOf } from './visit-choice.rules.ts';
import { closureOn, daysFrom, lastDay, packageFor, placesOn } from './visit-days.rules.ts';

const TODAY = '2026-11-24';
const visit = toDetail(BOROBUDUR_DETAIL);

test.each([
  ['2026-12-09', { code: 'BLACK_DATE', reason: 'Day of silence' }],
  ['2026-11-30', { code: 'BLACK_DAY' }],
  ['2026-11-24', { code: 'CUT_OFF' }],
  ['2026-12-12', { code: 'FULL', left: 1 }],
  ['2027-04-01', { code: 'NOT_SCHEDULED' }],
  ['2026-12-13', undefined],
] as const)('two people on %s: %j', (date, closure) => {
  expect(closureOn(visit, date, TODAY, 2)).toEqual(closure);
});

test('a day with sessions is open while one of them has room for everybody', () => {
  const venueTimes = [
    { id: '1', start: '09:00', end: '10:00' },
    { id: '2', start: '11:00', end: '12:00' },
  ];
  const full = { date: '2026-12-15', quota: 0, timeId: '1' };
  const withSessions = (second: number) => ({
    ...visit,
    venueTimes,
    schedulePeriod: { ...visit.schedulePeriod!, quotaDetails: [full, { ...full, quota: second, timeId: '2' }] },
  });
  expect(closureOn(withSessions(2), '2026-12-15', TODAY, 2)).toBeUndefined();
  expect(closureOn(withSessions(1), '2026-12-15', TODAY, 2)).toEqual({ code: 'FULL', left: 1 });
  const today = { ...withSessions(0), cutOffDate: 0 };
  expect(closureOn(today, '2026-12-15', '2026-12-15', 2)).toEqual({ code: 'NONE_TODAY' });
  expect(placesOn(withSessions(7), '2026-12-15')).toBe(7);
});

test('places are those of the day, else those of the period or of the departure', () => {
  const departure = {
    scheduleId: 'D',
    startDate: '2026-12-20',
    endDate: '2026-12-22',
    quota: 6,
    status: 'open' as const,
  };
  const fixed = { ...visit, schedulePeriod: null, scheduleNonPeriods: [departure] };
  expect([placesOn(visit, '2026-12-13'), placesOn(visit, '2026-12-16')]).toEqual([4, 20]);
  expect([placesOn(fixed, '2026-12-20'), placesOn(fixed, '2026-12-21')]).toEqual([6, 0]);
  expect([lastDay(fixed, TODAY), lastDay(visit, TODAY)]).toEqual(['2026-12-20', '2027-03-31']);
});

test('before one is chosen the package is the first that takes the party', () => {
  const of = (adults: number) =>
    packageFor(BOROBUDUR_PRICE, { packageId: '', paxes: paxesOf({ ADT: adults, CHD: 0, INF: 0 }) }).PricePackageId;
  expect([of(2), of(5), of(1)]).toEqual(['PKG-1', 'PKG-2', 'PKG-1']);
});

test('days are listed with both ends', () => {
  expect(daysFrom('2026-12-30', '2027-01-01')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
  expect(daysFrom('2026-12-30', '2026-12-29')).toEqual([]);
});
