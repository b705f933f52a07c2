import { expect, test } from '@jest/globals';
import { VENUE_DETAIL_ANSWER } from '@wisata/kernel/contracts/venue-answers.fixture';
import { toDetail } from '../api/visit-adapter.ts';
import { nextFreeDate, sessionsOn } from './session.rules.ts';

const AQUARIUM = toDetail(VENUE_DETAIL_ANSWER);
const CONCERT = toDetail({
  ...VENUE_DETAIL_ANSWER,
  isPeriod: false,
  schedulePeriod: null,
  venueTimes: [{ id: '1', start: '20:00', end: '22:30' }],
  scheduleNonPeriods: [
    { scheduleId: 'N-1', startDate: '2026-12-12', endDate: '2026-12-12', quota: 0, status: 'full' },
    { scheduleId: 'N-2', startDate: '2026-12-13', endDate: '2026-12-13', quota: 40, status: 'open' },
  ],
});

const brief = (date: string, places: number, visit = AQUARIUM) =>
  sessionsOn(visit, date, { today: '2026-11-20', places }).map(({ start, left, closure }) => [
    start,
    left,
    closure?.code,
  ]);

test('each session of a day has its own places, and too few are none', () => {
  expect(brief('2026-12-02', 2)).toEqual([
    ['09:00', 0, 'FULL'],
    ['12:00', 3, undefined],
    ['15:00', 260, undefined],
  ]);
  expect(brief('2026-12-02', 4)[1]).toEqual(['12:00', 3, 'FULL']);
});

test('a performance has the places of its evening', () => {
  expect(brief('2026-12-12', 2, CONCERT)).toEqual([['20:00', 0, 'FULL']]);
  expect(brief('2026-12-13', 2, CONCERT)).toEqual([['20:00', 40, undefined]]);
});

test('a day that is sold out leads to the next one that is not', () => {
  const asked = { today: '2026-11-20', places: 3 };
  expect(nextFreeDate(AQUARIUM, '2026-12-05', asked)).toBe('2026-12-06');
  expect(nextFreeDate(CONCERT, '2026-12-12', asked)).toBe('2026-12-13');
  expect(nextFreeDate(CONCERT, '2026-12-14', asked)).toBeUndefined();
});
