import { expect, test } from '@jest/globals';
import { NOTHING_RELEASED, type Canary, type PackageState } from '@wisata/registry/release-state';
import type { LiveState } from './composition.ts';
import { createRecentStates, findGivenVersions } from './given-versions.ts';
import { NO_VISITOR_OVERRIDES, isUniform } from './selection.ts';

const MINUTE_MS = 60_000;
const canary: Canary = {
  version: '2.0.0',
  percent: 100,
  salt: 's',
  plan: [100],
  soakSeconds: 60,
  startedAt: '2026-11-22T00:00:00Z',
  grownAt: '2026-11-22T00:00:00Z',
};
const live = (revision: number, shell: Partial<PackageState>): LiveState => ({
  revision,
  states: { shell: { ...NOTHING_RELEASED, stable: '1.0.0', ...shell } },
});
const trial = live(1, { canary });
const blocked = live(2, { blocked: ['2.0.0'] });
const visitor = { ...NO_VISITOR_OVERRIDES, visitorId: 'visitor-number-1-of-many' };

test('what was live a moment ago counts for a quarter of an hour after it ended', () => {
  let now = 0;
  const recent = createRecentStates(() => now);
  recent.note(trial);
  now = 60 * MINUTE_MS;
  recent.note(blocked);
  const given = () => [...findGivenVersions('shell@2.0.0,shell@1.0.0', recent.list(), visitor)];
  expect(given()).toEqual([
    ['shell@2.0.0', 'canary'],
    ['shell@1.0.0', 'stable'],
  ]);
  now += 16 * MINUTE_MS;
  expect(given()).toEqual([['shell@1.0.0', 'stable']]);
});

test('who could not start what they were given may still say so', () => {
  const failed = new Map([['shell', '2.0.0']]);
  expect([...findGivenVersions('shell@2.0.0', [trial], { ...visitor, failed })]).toEqual([['shell@2.0.0', 'canary']]);
});

test('a tester counts for neither side, also with the version that others have on trial', () => {
  const overrides = new Map([['shell', '2.0.0']]);
  expect([...findGivenVersions('shell@2.0.0,shell@1.0.0', [trial], { ...visitor, overrides })]).toEqual([
    ['shell@2.0.0', 'override'],
    ['shell@1.0.0', 'stable'],
  ]);
});

test('everybody gets the same as long as nothing is on trial', () => {
  expect([isUniform(blocked.states), isUniform(trial.states)]).toEqual([true, false]);
});
