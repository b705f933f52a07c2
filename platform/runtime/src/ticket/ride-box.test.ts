import { describe, expect, test } from '@jest/globals';
import { nextHalfHour, withOwnRide, type Ride } from './ride-box.tsx';

test.each([
  ['13:30', '2026-12-12', '13:30'],
  ['13:31', '2026-12-12', '14:00'],
  ['00:05', '2026-12-12', '00:30'],
  ['23:40', '2026-12-13', '00:00'],
])('who arrives at %s is met on %s at %s', (time, ...moment) => {
  expect(nextHalfHour('2026-12-12', time)).toEqual(moment);
});

describe('what another booking knows', () => {
  const own = { pick_up: 'airport:DPS', date: '2026-12-12', time: '13:20', flight: 'QG690', drop_off: 'hotel:A' };
  const landing: Ride = { pickUp: 'airport:DPS', date: '2026-12-12', time: '13:20', people: 2, flight: 'QG690' };
  const stay: Ride = { pickUp: 'airport-of:hotel:A', dropOff: 'hotel:A', date: '2026-12-12', time: '14:00', people: 3 };

  test.each([
    ['a landing gets the door of the stay', landing, own, { ...landing, dropOff: 'hotel:A' }],
    ['a stay gets the landing', stay, own, { ...landing, dropOff: 'hotel:A', people: 3 }],
    [
      'another landing stays as it is',
      { ...landing, pickUp: 'airport:CGK' },
      own,
      { ...landing, pickUp: 'airport:CGK' },
    ],
    ['another stay stays as it is', { ...stay, dropOff: 'hotel:B' }, own, { ...stay, dropOff: 'hotel:B' }],
    ['nothing is known', stay, null, stay],
  ])('%s', (_what, ride, known, expected) => {
    expect(withOwnRide(ride, known)).toEqual(expected);
  });
});
