import { expect, test } from '@jest/globals';
import { standingProblems } from './standing-problems.rules.ts';

test('a problem leaves when it is solved, and a new one waits for the next try', () => {
  expect(
    standingProblems<Record<string, string>>({ title: 'missing', day: 'missing' }, { day: 'past', time: 'wrong' }),
  ).toEqual({
    day: 'past',
  });
});
