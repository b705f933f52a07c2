import { expect, test } from '@jest/globals';
import { roleFor as roleOf } from '@wisata/registry/requested-action';
import { NOTHING_RELEASED, type PackageState, type ReleaseActionKind } from '@wisata/registry/release-state';
import { findComparison, findNextShare, findRollbackTarget, mayDo, roleFor, searchTargets } from './release-choices.ts';

const STATE: PackageState = { ...NOTHING_RELEASED, stable: '3', previous: ['2', '1'], blocked: ['2'] };
const AT = '2026-11-20T10:00:00.000Z';
const TRIED: PackageState = {
  ...STATE,
  canary: { version: '4', percent: 5, salt: 's', plan: [1, 5, 25], soakSeconds: 60, startedAt: AT, grownAt: AT },
};
const KINDS: readonly ReleaseActionKind[] = [
  'activate',
  'canary',
  'grow',
  'pause',
  'promote',
  'abort',
  'rollback',
  'block',
  'unblock',
  'freeze',
  'unfreeze',
  'withdraw',
  'slot-off',
  'slot-on',
  'approvals-on',
  'approvals-off',
];

test('a role is offered what the registry would let it do, and nothing else', () => {
  for (const kind of KINDS) {
    expect(mayDo('operator', kind)).toBe(true);
    expect(mayDo('releaser', kind)).toBe(roleOf(kind) === 'releaser');
    expect(mayDo('viewer', kind)).toBe(false);
  }
});

test('somebody whose token is for other packages looks on', () => {
  const hotelTeam = { role: 'operator', packages: ['hotel', 'train'] } as const;
  expect([roleFor(hotelTeam, 'hotel'), roleFor(hotelTeam, 'shell')]).toEqual(['operator', 'viewer']);
  expect(roleFor({ role: 'releaser', packages: ['*'] }, 'shell')).toBe('releaser');
});

test('a rollback leads past blocked versions, and is not offered when nothing is left', () => {
  expect(findRollbackTarget(STATE)).toBe('1');
  expect(findRollbackTarget({ ...STATE, previous: ['2'] })).toBeUndefined();
});

test('versions are offered where the action is possible, the newest first', () => {
  const versions = ['1', '2', '3', '4'];
  expect(searchTargets(STATE, 'canary', versions)).toEqual(['4', '1']);
  expect(searchTargets(TRIED, 'canary', versions)).toEqual([]);
  expect(searchTargets(STATE, 'unblock', versions)).toEqual(['2']);
  expect(searchTargets({ ...STATE, frozen: true }, 'activate', versions)).toEqual([]);
});

test('the difference goes from what visitors have to what they get', () => {
  expect(findComparison(STATE, { kind: 'rollback' })).toEqual({ from: '3', to: '1' });
  expect(findComparison(STATE, { kind: 'canary', version: '4' })).toEqual({ from: '3', to: '4' });
  expect(findComparison(TRIED, { kind: 'abort' })).toEqual({ from: '4', to: '3' });
  expect(findComparison(STATE, { kind: 'freeze' })).toBeUndefined();
});

test('the next share is that of the plan', () => {
  expect(findNextShare(TRIED)).toBe(25);
  expect(findNextShare(STATE)).toBeUndefined();
});
