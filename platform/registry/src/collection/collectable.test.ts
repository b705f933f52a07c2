import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  applyAction,
  NOTHING_RELEASED,
  versionsInUse,
  type PackageState,
  type ReleaseAction,
} from '../release-state.ts';
import { findCollectable } from './collectable.ts';

const dayAt = (day: number) => new Date(Date.UTC(2026, 0, 1) + day * 86_400_000).toISOString();

const VERSIONS = ['1', '2', '3', '4', '5', '6', '7', '8'];
const version = fc.constantFrom(...VERSIONS);
const action: fc.Arbitrary<ReleaseAction> = fc.oneof(
  fc.record({ kind: fc.constant('activate' as const), version }),
  fc.record({ kind: fc.constant('canary' as const), version, salt: fc.constant('s') }),
  fc.record({ kind: fc.constantFrom('grow' as const, 'promote' as const, 'abort' as const) }),
  fc.record({ kind: fc.constant('rollback' as const) }),
  fc.record({ kind: fc.constantFrom('block' as const, 'unblock' as const), version }),
  fc.record({ kind: fc.constantFrom('freeze' as const, 'unfreeze' as const) }),
);

/** A package whose version n came on a day of its own, and its states day by day. */
const history = fc.record({
  steps: fc.array(fc.record({ day: fc.integer({ min: 0, max: 99 }), action }), { maxLength: 40 }),
  cameOn: fc.array(fc.integer({ min: 0, max: 99 }), { minLength: VERSIONS.length, maxLength: VERSIONS.length }),
  limit: fc.integer({ min: 0, max: 100 }),
});

function statesOf(steps: readonly { day: number; action: ReleaseAction }[]) {
  let state = NOTHING_RELEASED;
  return [...steps]
    .sort((a, b) => a.day - b.day)
    .flatMap(({ day, action }): { day: number; state: PackageState }[] => {
      const outcome = applyAction(state, action, dayAt(day));
      if (!outcome.ok) return [];
      state = outcome.data;
      return [{ day, state }];
    });
}

test('what any state of the kept days names is never collected, and nothing that came in them', () => {
  let collectedAtAll = 0;
  fc.assert(
    fc.property(history, ({ steps, cameOn, limit }) => {
      const states = statesOf(steps);
      const then = states.findLast(({ day }) => day < limit);
      const since = states.filter(({ day }) => day >= limit);
      const served = [...(then ? [then] : []), ...since].map(({ state }) => state);
      const stored = VERSIONS.map((each, nth) => ({ version: each, publishedAt: dayAt(cameOn[nth]!) }));
      const recorded = stored.map((each) => ({ version: each.version, recordedAt: each.publishedAt }));
      const present = states.at(-1)?.state ?? NOTHING_RELEASED;

      const gone = findCollectable({
        stored,
        recorded,
        states: [present, ...served],
        awaited: [],
        before: dayAt(limit),
      });
      collectedAtAll += gone.length;
      for (const state of served)
        for (const each of [...versionsInUse(state), ...state.blocked]) expect(gone).not.toContain(each);
      VERSIONS.forEach((each, nth) => cameOn[nth]! >= limit && expect(gone).not.toContain(each));
      expect(gone.length).toBeLessThan(VERSIONS.length);
      // Whatever is done next without naming a version leads to files that are there.
      for (const kind of ['rollback', 'abort', 'promote', 'grow'] as const) {
        const next = applyAction(present, { kind }, dayAt(100));
        if (next.ok) for (const each of versionsInUse(next.data)) expect(gone).not.toContain(each);
      }
    }),
    { numRuns: 2_000 },
  );
  expect(collectedAtAll).toBeGreaterThan(100);
});

describe('of releases that no state names', () => {
  const stored = [1, 2, 3].map((day) => ({ version: `v${day}`, publishedAt: dayAt(day) }));
  const input = { stored, recorded: [], states: [NOTHING_RELEASED], awaited: [], before: dayAt(50) };

  test('the newest stays', () => {
    expect(findCollectable(input)).toEqual(['v1', 'v2']);
  });

  test('the one that was published last stays, however long it lay in the store', () => {
    const recorded = [
      { version: 'v2', recordedAt: dayAt(30) },
      { version: 'v1', recordedAt: dayAt(40) },
    ];
    expect(findCollectable({ ...input, recorded })).toEqual(['v2']);
  });

  test('one that was published in the kept days stays', () => {
    const recorded = ['v1', 'v2'].map((each) => ({ version: each, recordedAt: dayAt(60) }));
    expect(findCollectable({ ...input, recorded })).toEqual([]);
  });

  test('one that somebody has planned or asked for stays', () => {
    expect(findCollectable({ ...input, awaited: ['v1'] })).toEqual(['v2']);
  });

  test('a blocked one stays: lifting the block must find its files', () => {
    expect(findCollectable({ ...input, states: [{ ...NOTHING_RELEASED, blocked: ['v1'] }] })).toEqual(['v2']);
  });
});
