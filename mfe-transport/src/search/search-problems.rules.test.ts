import { expect, test } from '@jest/globals';
import { defaultSearch, type TripSearch } from '../trip/trip-search.rules.ts';
import { findSearchProblems } from './search-problems.rules.ts';

/** 10:00 in Jakarta. */
const NOW_MS = Date.parse('2026-11-24T03:00:00Z');
const RENTAL: TripSearch = {
  ...defaultSearch('2026-11-24'),
  dropOff: 'district:DPS.ubud',
  pickUpDate: '2026-12-08',
  dropOffDate: '2026-12-11',
};

test.each<[Partial<TripSearch>, object]>([
  [{}, {}],
  [{ pickUp: '' }, { pickUp: 'search.problem.place' }],
  [{ pickUpDate: '2026-11-23', dropOffDate: '2026-11-26' }, { start: 'search.problem.past' }],
  [{ pickUpDate: '2026-11-24', pickUpTime: '13:00', dropOffDate: '2026-11-26' }, { start: 'refused.TRANSPORT_CLOSED' }],
  [{ pickUpDate: '2026-11-24', pickUpTime: '13:30', dropOffDate: '2026-11-26' }, {}],
  [{ pickUpDate: '2027-11-24', dropOffDate: '2027-11-25' }, { start: 'refused.TRANSPORT_NOT_OPEN' }],
  [{ dropOffDate: '2026-12-08', dropOffTime: '10:00' }, { end: 'refused.TRANSPORT_BACKWARDS' }],
  [{ dropOffDate: '2027-01-08' }, { end: 'refused.TRANSPORT_TOO_LONG' }],
  [{ mode: 'transfer', dropOff: '' }, { dropOff: 'search.problem.place' }],
  [{ mode: 'transfer', dropOff: 'airport:DPS' }, { dropOff: 'refused.TRANSPORT_SAME_PLACE' }],
  [{ mode: 'transfer', flight: 'flight' }, { flight: 'search.problem.flight' }],
])('of %j is said %j', (change, problems) => {
  expect(findSearchProblems({ ...RENTAL, ...change }, NOW_MS)).toEqual(problems);
});
