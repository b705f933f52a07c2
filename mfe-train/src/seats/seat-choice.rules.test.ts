import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Coach, Seat } from '../api/train.model.ts';
import { layoutOf, pressSeat, pressTogether, seatsAround, startCoach, windowsOf } from './seat-choice.rules.ts';

const COLUMNS = ['A', 'B', null, 'C', 'D'];

function coach(free: (row: number, column: string) => boolean, code = 'EKS-3', rows = 6): Coach {
  const seats = Array.from({ length: rows }, (_, at) => at + 1).flatMap((row) =>
    ['A', 'B', 'C', 'D'].map((column): Seat => ({
      code: `${row}${column}`,
      label: `${code} / ${row}${column}`,
      row,
      column,
      place: 'AD'.includes(column) ? 'window' : 'aisle',
      facing: 'forward',
      state: free(row, column) ? 'free' : 'taken',
    })),
  );
  return { code, number: 3, columns: COLUMNS, free: seats.filter(({ state }) => state === 'free').length, seats };
}

const seatOf = (of: Coach, code: string) => of.seats.find((seat) => seat.code === code)!;

test('two sit beside each other, and across the aisle before another row', () => {
  const empty = coach(() => true);
  expect(seatsAround(empty, seatOf(empty, '3A'), 2)).toEqual(['EKS-3 / 3A', 'EKS-3 / 3B']);
  const noB = coach((_, column) => column !== 'B');
  expect(seatsAround(noB, seatOf(noB, '3A'), 2)).toEqual(['EKS-3 / 3A', 'EKS-3 / 3C']);
});

test('the pressed seat is always among them, none is taken, and there are as many as adults or as there is room', () => {
  const taken = fc.array(fc.boolean(), { minLength: 24, maxLength: 24 });
  fc.assert(
    fc.property(taken, fc.integer({ min: 1, max: 4 }), fc.nat(23), (free, count, at) => {
      const full = coach((row, column) => free[(row - 1) * 4 + 'ABCD'.indexOf(column)] ?? false);
      const seat = full.seats[at]!;
      fc.pre(seat.state === 'free');
      const chosen = seatsAround(full, seat, count);
      expect(chosen).toContain(seat.label);
      expect(chosen).toHaveLength(Math.min(count, full.free));
      for (const label of chosen) expect(full.seats.find((each) => each.label === label)?.state).toBe('free');
    }),
  );
});

test('one by one, a press adds, takes off, and lets the first go when everybody has a seat', () => {
  expect(pressSeat([], 'a', 2)).toEqual(['a']);
  expect(pressSeat(['a', 'b'], 'b', 2)).toEqual(['a']);
  expect(pressSeat(['a', 'b'], 'c', 2)).toEqual(['b', 'c']);
});

test('together, a second press on a chosen seat gives all of them back', () => {
  const empty = coach(() => true);
  const press = { coach: empty, seat: seatOf(empty, '2C'), count: 2 };
  const chosen = pressTogether([], press);
  expect(chosen).toEqual(['EKS-3 / 2C', 'EKS-3 / 2D']);
  expect(pressTogether(chosen, press)).toEqual([]);
});

test('the map opens at the coach of chosen seats, else at the first in which all sit closest', () => {
  const scattered = coach((row, column) => column === 'A' && row % 3 === 1, 'EKS-1');
  const pair = coach((row) => row === 5, 'EKS-2');
  expect(startCoach([scattered, pair], [], 2)?.code).toBe('EKS-2');
  expect(startCoach([scattered, pair], [], 1)?.code).toBe('EKS-1');
  const [full, room] = [coach((row) => row === 1, 'EKS-1', 1), coach(() => true, 'EKS-2')];
  expect(startCoach([full, room], [], 4)?.code).toBe('EKS-1');
  expect(startCoach([coach((_, column) => column === 'A', 'EKS-1', 1), room], [], 4)?.code).toBe('EKS-2');
  expect(startCoach([full, room], ['EKS-2 / 1A'], 1)?.code).toBe('EKS-2');
  expect(startCoach([], [], 1)).toBeUndefined();
});

test('a coach is told by its seats on both sides and by the columns at the windows', () => {
  const luxury = { columns: ['A', null, 'B', 'C'] };
  expect([layoutOf(luxury), windowsOf(luxury)]).toEqual(['1–2', ['A', 'C']]);
  expect(layoutOf({ columns: ['A', 'B', 'C', null, 'D', 'E'] })).toBe('3–2');
});
