import { addDays } from '@wisata/kernel/dates';
import { findDateProblem, findPlaceProblem, leavingOn, rollForward } from '@wisata/kernel/trip-search';
import fc from 'fast-check';
import { CABINS } from '@wisata/kernel/contracts/flight-cabins';
import { defaultSearch, parseFlightSearch } from '../search/flight-search-input.rules.ts';
import { DAYS_AHEAD, formatFlightSearch } from './flight-search.rules.ts';
import { searchProgress } from '@wisata/kernel/search-progress';
import { groupsFor } from '../list/provider-groups.rules.ts';

const TODAY = '2026-11-20';

test('an empty address is Jakarta to Denpasar tomorrow for one adult in Economy', () => {
  const search = parseFlightSearch(new URLSearchParams(), TODAY);
  expect(search).toEqual(defaultSearch(TODAY));
  expect(String(formatFlightSearch(search))).toBe(
    'origin=CGK&destination=DPS&departDate=2026-11-21&ADT=1&CHD=0&INF=0&cabinClass=Economy',
  );
});

test('an address carries a search there and back, within the rules of the party', () => {
  const counts = fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9));
  fc.assert(
    fc.property(
      counts,
      fc.nat(300),
      fc.option(fc.nat(30), { nil: undefined }),
      fc.constantFrom(...CABINS),
      ([ADT, CHD, INF], ahead, nights, cabin) => {
        const departDate = addDays(TODAY, ahead);
        const query = new URLSearchParams({ origin: 'cgk', destination: 'JKT', departDate, cabinClass: cabin });
        for (const [key, count] of Object.entries({ ADT, CHD, INF })) query.set(key, String(count));
        if (nights !== undefined) query.set('returnDate', addDays(departDate, nights));
        const search = parseFlightSearch(query, TODAY);
        expect(parseFlightSearch(formatFlightSearch(search), TODAY)).toEqual(search);
        expect(search.counts.ADT).toBeGreaterThanOrEqual(1);
        expect(search.counts.INF).toBeLessThanOrEqual(search.counts.ADT);
        expect(search.counts.ADT + search.counts.CHD).toBeLessThanOrEqual(7);
        expect(search.origin).toBe('CGK');
      },
    ),
  );
});

test.each([
  [{ departDate: '2026-11-19' }, 'DEPART_PAST'],
  [{ departDate: TODAY }, undefined],
  [{ departDate: addDays(TODAY, DAYS_AHEAD + 1) }, 'DEPART_TOO_FAR'],
  [{ departDate: '2026-12-01', returnDate: '2026-11-30' }, 'RETURN_BEFORE_DEPART'],
  [{ departDate: '2026-12-01', returnDate: '2026-12-01' }, undefined],
  [{ departDate: '2026-12-01', returnDate: addDays(TODAY, DAYS_AHEAD + 1) }, 'RETURN_TOO_FAR'],
])('%j is %s', (dates, problem) => {
  expect(findDateProblem({ ...defaultSearch(TODAY), ...dates }, TODAY, DAYS_AHEAD)).toBe(problem);
});

test.each([
  [{ origin: '' }, 'ORIGIN_MISSING'],
  [{ destination: '' }, 'DESTINATION_MISSING'],
  [{ destination: 'CGK' }, 'SAME_PLACE'],
  [{}, undefined],
])('%j is %s', (places, problem) => {
  expect(findPlaceProblem({ ...defaultSearch(TODAY), ...places })).toBe(problem);
});

test('a trip that has gone by moves to tomorrow and keeps its length', () => {
  const old = { ...defaultSearch(TODAY), departDate: '2026-10-01', returnDate: '2026-10-05' };
  expect(rollForward(old, TODAY)).toMatchObject({ departDate: '2026-11-21', returnDate: '2026-11-25' });
});

test('leaving after the return takes the return along', () => {
  const trip = { ...defaultSearch(TODAY), departDate: '2026-12-01', returnDate: '2026-12-03' };
  expect(leavingOn(trip, '2026-12-02').returnDate).toBe('2026-12-03');
  expect(leavingOn(trip, '2026-12-05').returnDate).toBe('2026-12-05');
});

test('at home two groups are asked, abroad five; progress ends at 100 with any number', () => {
  expect(groupsFor(false).map(({ airlines }) => airlines)).toEqual([
    [2, 8, 11, 17, 18],
    [3, 4, 5, 7],
  ]);
  expect(groupsFor(true)).toHaveLength(5);
  expect([0, 1, 2, 3].map((finished) => searchProgress(finished, 3))).toEqual([0, 34, 68, 100]);
});
