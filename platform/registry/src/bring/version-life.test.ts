import { expect, test } from '@jest/globals';
import { applyAction, NOTHING_RELEASED, type PackageState, type ReleaseAction } from '../release-state.ts';
import type { Revision } from '../repository.ts';
import { readLife } from './version-life.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 29, 12, minute)).toISOString();

/** The history of one package, one change a minute: who did it, and what. */
function historyOf(...changes: readonly (readonly [actor: string, action: ReleaseAction])[]): Revision[] {
  let state: PackageState = NOTHING_RELEASED;
  return changes.map(([actor, action], index) => {
    const after = applyAction(state, action, at(index));
    if (!after.ok) throw new Error(after.failure.message);
    state = after.data;
    const change = { at: at(index), actor, reason: `reason ${index}`, package: 'hotel', action, stateAfter: state };
    return { revision: index + 1, ...change };
  });
}

const CHANGES = historyOf(
  ['rani', { kind: 'activate', version: '1.0.0' }],
  ['rani', { kind: 'canary', version: '1.1.0', salt: 'x', plan: [50, 100] }],
  ['rani', { kind: 'slot-off', slot: 'hotel:ticket' }],
  ['judge', { kind: 'promote' }],
  ['rani', { kind: 'freeze' }],
  ['judge', { kind: 'block', version: '1.1.0' }],
  ['rani', { kind: 'unfreeze' }],
);

const lifeOf = (version: string, until: number) => readLife(version, CHANGES.slice(0, until), new Date(at(10)));

test('a version was live from its promotion until it was taken back, and the judge had the last word of it', () => {
  expect(lifeOf('1.1.0', 7)).toEqual({
    stableSeconds: 120,
    isLive: false,
    isBlocked: true,
    last: { kind: 'block', at: at(5), actor: 'judge', reason: 'reason 5' },
  });
});

test('what is live counts until now; a change of something else is no word of it', () => {
  expect(lifeOf('1.1.0', 5)).toEqual({
    stableSeconds: 420,
    isLive: true,
    isBlocked: false,
    last: { kind: 'promote', at: at(3), actor: 'judge', reason: 'reason 3' },
  });
  expect(lifeOf('1.1.0', 3)).toMatchObject({ stableSeconds: 0, isLive: false, last: { kind: 'canary' } });
});

test('a version that came back is live for both times together', () => {
  expect(lifeOf('1.0.0', 7)).toMatchObject({ stableSeconds: 180 + 300, isLive: true, last: { kind: 'block' } });
});

test('nothing is said of a version that nobody did anything with', () => {
  expect(lifeOf('2.0.0', 7)).toEqual({ stableSeconds: 0, isLive: false, isBlocked: false });
});
