import { describe, expect, test } from '@jest/globals';
import { makeJourney, makeStay } from '@wisata/kernel/trip.fixture';
import { planTrip } from './trip.rules.ts';

const STAY = makeStay('stay', '2026-12-12', '2026-12-16');
const RETURN = makeJourney(
  'return',
  ['2026-12-12 10:25', '2026-12-12 13:20'],
  ['2026-12-16 17:40', '2026-12-16 18:35'],
);

describe('a trip', () => {
  test('runs day by day in the order of the clock', () => {
    const { days } = planTrip([STAY, RETURN]);
    const told = days.map(({ date, moments }) => `${date} ${moments.map(({ entry }) => entry.kind).join(' ')}`);
    expect(told).toEqual(['2026-12-12 departure arrival check-in', '2026-12-16 check-out departure arrival']);
  });

  test('says how many days nothing is planned', () => {
    expect(planTrip([STAY, RETURN]).days.map(({ freeDays }) => freeDays)).toEqual([0, 3]);
  });

  test('shows each booking once and keeps those without days', () => {
    const bare = { id: 'bare', title: 'Something', agenda: [] };
    const { days, undatedIds } = planTrip([STAY, bare, RETURN]);
    const firsts = days.flatMap(({ moments }) => moments.filter(({ isFirst }) => isFirst).map(({ lineId }) => lineId));
    expect(firsts).toEqual(['return', 'stay']);
    expect(undatedIds).toEqual(['bare']);
  });
});
