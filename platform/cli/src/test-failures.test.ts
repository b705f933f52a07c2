import { expect, test } from '@jest/globals';
import path from 'node:path';
import { ROOT } from './packages.ts';
import { formatFailures, jestFailures } from './test-failures.ts';

const file = path.join(ROOT, 'backend/src/a.test.ts');
const place = path.join('backend', 'src', 'a.test.ts');

test('a test of jest that failed is told with its file, and a file that could not run', () => {
  const good = { fullName: 'pays', failureMessages: [] };
  const bad = { fullName: 'refunds', failureMessages: ['Expected 2, received 1'] };
  const testResults = [
    { name: file, message: 'of all', assertionResults: [good, bad] },
    { name: file, message: 'Cannot find b.ts', assertionResults: [] },
  ];
  expect(jestFailures({ testResults })).toEqual([
    { name: `${place}: refunds`, said: 'Expected 2, received 1' },
    { name: place, said: 'Cannot find b.ts' },
  ]);
  expect(jestFailures(undefined)).toEqual([]);
});

test('a failure is told in its first lines, without colours and without the frames of others', () => {
  const said = ['\u001b[31mExpected: 2\u001b[39m', '', '    at own.ts:3', '    at x (node_modules/jest/y.js:1)'];
  const rest = Array.from({ length: 30 }, (_, nth) => `line ${nth}`);
  const told = formatFailures([{ name: 'a guest books', said: [...said, ...rest].join('\n') }])
    .trimEnd()
    .split('\n');
  expect(told.slice(0, 5).map((line) => line.trim())).toEqual([
    'what failed:',
    '✕ a guest books',
    'Expected: 2',
    'at own.ts:3',
    'line 0',
  ]);
  expect(told).toHaveLength(14);
});

test('of very many failures the first are told, and how many more there are', () => {
  const failures = Array.from({ length: 13 }, (_, nth) => ({ name: `test ${nth}`, said: 'no' }));
  const told = formatFailures(failures);
  expect(told).toContain('✕ test 9\n');
  expect(told).not.toContain('✕ test 10');
  expect(told.trimEnd().endsWith('and 3 more')).toBe(true);
  expect(formatFailures([])).toBe('');
});
