import { expect, test } from '@jest/globals';
import { findMaintenanceRedirect, isTruthyFlag, parseFlag } from './maintenance.ts';

test('words for on and off are understood, the text "0" is off', () => {
  expect([1, '1', 'true', 'YES', ' on ', true].map(parseFlag)).toEqual(Array.from({ length: 6 }, () => true));
  expect([0, '0', 'false', 'No', 'off', '', ' ', false].map(parseFlag)).toEqual(Array.from({ length: 8 }, () => false));
  expect([undefined, null, 'maybe', 2].map(parseFlag)).toEqual(Array.from({ length: 4 }, () => undefined));
  expect([isTruthyFlag('1'), isTruthyFlag('0'), isTruthyFlag(undefined)]).toEqual([true, false, false]);
});

test.each([
  ['1', '/hotel/list', '/maintenance'],
  ['1', '/maintenance', undefined],
  ['0', '/maintenance', '/'],
  ['0', '/hotel/list', undefined],
  [undefined, '/maintenance', undefined],
  ['1', '/maintenance-plan', '/maintenance'],
])('with the flag at %p a visitor of %s goes to %s', (flag, path, target) => {
  expect(findMaintenanceRedirect(flag, path)).toBe(target);
});
