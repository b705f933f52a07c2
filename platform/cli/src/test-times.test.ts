import { expect, test } from '@jest/globals';
import path from 'node:path';
import { ROOT } from './packages.ts';
import { formatSlowest, jestTimes, readJourneys } from './test-times.ts';

type Suites = Parameters<typeof readJourneys>[0]['suites'];

function suite(title: string, seconds: number, suites: Suites = [], said: readonly string[] = []) {
  const result = { duration: seconds * 1000, errors: said.map((message) => ({ message })) };
  return {
    title,
    specs: [{ title: 'a guest books', tests: [{ projectName: 'one edge', results: [result] }] }],
    suites,
  };
}

test('a journey is told with its file, its setting, the time of all its tries and what it said', () => {
  const report = {
    stats: { expected: 2, unexpected: 1, flaky: 1 },
    suites: [suite('journeys/hotel.spec.ts', 4, [suite('without script', 2.5, [], ['no heading'])])],
  };
  expect(readJourneys(report)).toEqual({
    passed: 2,
    failed: 2,
    times: [
      { name: 'hotel.spec.ts, one edge: a guest books', seconds: 4 },
      { name: 'hotel.spec.ts, one edge: without script, a guest books', seconds: 2.5 },
    ],
    failures: [{ name: 'hotel.spec.ts, one edge: without script, a guest books', said: 'no heading' }],
  });
});

test('a file of jest is told by its place in the checkout', () => {
  const testResults = [{ name: path.join(ROOT, 'backend/src/a.test.ts'), startTime: 1_000, endTime: 3_500 }];
  expect(jestTimes({ testResults })).toEqual([{ name: path.join('backend', 'src', 'a.test.ts'), seconds: 2.5 }]);
  expect(jestTimes(undefined)).toEqual([]);
});

test('the slowest ten are listed, the slowest first', () => {
  const times = Array.from({ length: 12 }, (_, nth) => ({ name: `file ${nth}`, seconds: nth }));
  const lines = formatSlowest(times).trim().split('\n');
  expect(lines.map((line) => line.trim())).toEqual([
    'the slowest:',
    ...[11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((nth) => `${nth}.0 s  file ${nth}`),
  ]);
  expect(formatSlowest([])).toBe('');
});
