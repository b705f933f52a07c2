import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  applyAction,
  NOTHING_RELEASED,
  versionsInUse,
  type PackageState,
  type ReleaseAction,
} from './release-state.ts';

const AT = '2026-11-20T10:00:00.000Z';
const LATER = '2026-11-20T10:05:00.000Z';

function after(...actions: readonly ReleaseAction[]): PackageState {
  return actions.reduce((state, action) => {
    const outcome = applyAction(state, action, AT);
    if (!outcome.ok) throw new Error(`${action.kind}: ${outcome.failure.message}`);
    return outcome.data;
  }, NOTHING_RELEASED);
}

const activate = (version: string) => ({ kind: 'activate', version }) as const;
const canary = (version: string, more = {}) => ({ kind: 'canary', version, salt: 's', ...more }) as const;

function refusalOf(state: PackageState, action: ReleaseAction): string {
  const outcome = applyAction(state, action, AT);
  return outcome.ok ? 'done' : outcome.failure.code;
}

describe('a pause', () => {
  const trial = after(activate('1'), canary('2', { plan: [5, 50], soakSeconds: 60 }), { kind: 'grow' });
  const paused = applyAction(trial, { kind: 'pause' }, LATER);

  test('gives the version to nobody new, and growing begins its plan anew', () => {
    expect(paused).toMatchObject({ data: { stable: '1', canary: { version: '2', percent: 0, isPaused: true } } });
    if (!paused.ok) throw new Error('refused');
    const resumed = applyAction(paused.data, { kind: 'grow' }, LATER);
    expect(resumed).toMatchObject({ data: { canary: { percent: 5, resumedAt: LATER } } });
    expect(resumed).not.toHaveProperty('data.canary.isPaused');
  });

  test('changes nothing a second time, is possible while frozen, and needs a trial', () => {
    if (!paused.ok) throw new Error('refused');
    expect(applyAction(paused.data, { kind: 'pause' }, AT)).toEqual(paused);
    expect(refusalOf({ ...trial, frozen: true }, { kind: 'pause' })).toBe('done');
    expect(refusalOf(after(activate('1')), { kind: 'pause' })).toBe('RELEASE_NO_CANARY');
  });
});

describe('going forward', () => {
  test('keeps what was stable before, the latest first', () => {
    expect(after(activate('1'), activate('2'), activate('3'))).toMatchObject({ stable: '3', previous: ['2', '1'] });
  });

  test('a canary goes through its plan and is promoted', () => {
    const trial = after(activate('1'), canary('2', { plan: [5, 50], soakSeconds: 60 }));
    expect(trial).toMatchObject({ stable: '1', canary: { version: '2', percent: 5, salt: 's' } });
    const grown = applyAction(trial, { kind: 'grow' }, LATER);
    expect(grown).toMatchObject({ data: { canary: { percent: 50, startedAt: AT, grownAt: LATER, salt: 's' } } });
    if (!grown.ok) throw new Error('refused');
    expect(refusalOf(grown.data, { kind: 'grow' })).toBe('RELEASE_PLAN_ENDS');
    const promoted = applyAction(grown.data, { kind: 'promote' }, LATER);
    expect(promoted).toMatchObject({ data: { stable: '2', canary: null, previous: ['1'] } });
  });

  test.each([
    ['without a stable version', NOTHING_RELEASED, canary('2'), 'RELEASE_NO_STABLE'],
    ['of the stable version', after(activate('1')), canary('1'), 'RELEASE_IS_STABLE'],
    ['beside another', after(activate('1'), canary('2')), canary('3'), 'RELEASE_CANARY_RUNS'],
    ['with a shrinking plan', after(activate('1')), canary('2', { plan: [50, 5] }), 'RELEASE_BAD_PLAN'],
    ['with nobody in it', after(activate('1')), canary('2', { plan: [0, 5] }), 'RELEASE_BAD_PLAN'],
    ['of more than everybody', after(activate('1')), canary('2', { plan: [101] }), 'RELEASE_BAD_PLAN'],
  ])('a canary %s is refused', (_name, state, action, code) => {
    expect(refusalOf(state, action)).toBe(code);
  });
});

describe('going back', () => {
  test('twice goes further, and the bad version is no way back', () => {
    const state = after(activate('1'), activate('2'), activate('3'), { kind: 'rollback' });
    expect(state).toMatchObject({ stable: '2', previous: ['1'] });
    expect(after(activate('1'), activate('2'), activate('3'), { kind: 'rollback' }, { kind: 'rollback' }).stable).toBe(
      '1',
    );
  });

  test('goes to a named version', () => {
    const state = after(activate('1'), activate('2'), activate('3'), { kind: 'rollback', version: '1' });
    expect(state).toMatchObject({ stable: '1', previous: ['2'] });
  });

  test('to what nobody had is refused, also while nothing new may go out', () => {
    const frozen = after(activate('1'), activate('2'), { kind: 'freeze' });
    expect(refusalOf(frozen, { kind: 'rollback', version: '3' })).toBe('RELEASE_NOT_PREVIOUS');
    expect(after(activate('1'), activate('2'), { kind: 'freeze' }, { kind: 'rollback', version: '1' }).stable).toBe(
      '1',
    );
  });

  test('takes a canary away', () => {
    expect(after(activate('1'), activate('2'), canary('3'), { kind: 'rollback' })).toMatchObject({
      stable: '1',
      canary: null,
    });
    expect(after(activate('1'), canary('2'), { kind: 'abort' })).toMatchObject({ stable: '1', canary: null });
  });

  test('skips what is blocked', () => {
    const state = after(activate('1'), activate('2'), activate('3'), { kind: 'block', version: '2' });
    expect(applyAction(state, { kind: 'rollback' }, AT)).toMatchObject({ data: { stable: '1' } });
  });

  test('with nothing before is refused', () => {
    expect(refusalOf(after(activate('1')), { kind: 'rollback' })).toBe('RELEASE_NO_PREVIOUS');
  });
});

describe('taking off', () => {
  test('leaves nobody anything, also of a first version and while frozen, and a rollback brings it back', () => {
    expect(after(activate('1'), { kind: 'withdraw' })).toMatchObject({ stable: null, previous: ['1'] });
    const withdrawn = after(activate('1'), activate('2'), canary('3'), { kind: 'freeze' }, { kind: 'withdraw' });
    expect(withdrawn).toMatchObject({ stable: null, canary: null, previous: ['2', '1'] });
    expect(applyAction(withdrawn, { kind: 'withdraw' }, AT)).toEqual({ ok: true, data: withdrawn });
    expect(applyAction(withdrawn, { kind: 'rollback' }, AT)).toMatchObject({ data: { stable: '2', previous: ['1'] } });
  });

  test('and then a mended version goes live as any other', () => {
    expect(after(activate('1'), { kind: 'withdraw' }, activate('2'))).toMatchObject({ stable: '2', previous: ['1'] });
  });
});

describe('a slot that is off', () => {
  const off = { kind: 'slot-off', slot: 'hotel:ticket' } as const;
  const on = { kind: 'slot-on', slot: 'hotel:ticket' } as const;

  test('stays off whatever version goes live, also after the package was taken off, until it is turned on', () => {
    const state = after(activate('1'), off, activate('2'), { kind: 'withdraw' }, { kind: 'rollback' });
    expect(state).toMatchObject({ stable: '2', slotsOff: ['hotel:ticket'] });
    expect(applyAction(state, on, AT)).toEqual(applyAction(after(activate('1'), activate('2')), on, AT));
  });

  test('twice is off once, and can be turned off and on while the package is frozen', () => {
    const frozen = after(activate('1'), { kind: 'freeze' }, off);
    expect(applyAction(frozen, off, AT)).toEqual({ ok: true, data: frozen });
    expect(after(activate('1'), { kind: 'freeze' }, off, on)).toEqual(after(activate('1'), { kind: 'freeze' }));
  });
});

describe('blocking and freezing', () => {
  test('blocking the stable version takes it back, blocking a canary ends it', () => {
    expect(after(activate('1'), activate('2'), { kind: 'block', version: '2' })).toMatchObject({
      stable: '1',
      blocked: ['2'],
    });
    expect(after(activate('1'), canary('2'), { kind: 'block', version: '2' })).toMatchObject({
      stable: '1',
      canary: null,
      blocked: ['2'],
    });
  });

  test('what is blocked goes out again only after it is unblocked', () => {
    const state = after(activate('1'), { kind: 'block', version: '2' });
    expect(refusalOf(state, activate('2'))).toBe('RELEASE_BLOCKED');
    expect(refusalOf(state, canary('2'))).toBe('RELEASE_BLOCKED');
    expect(
      after(activate('1'), { kind: 'block', version: '2' }, { kind: 'unblock', version: '2' }, activate('2')).stable,
    ).toBe('2');
  });

  test('a frozen package takes nothing new and can still be taken back', () => {
    const state = after(activate('1'), activate('2'), { kind: 'freeze' });
    expect(refusalOf(state, activate('3'))).toBe('RELEASE_FROZEN');
    expect(refusalOf(state, canary('3'))).toBe('RELEASE_FROZEN');
    expect(applyAction(state, { kind: 'rollback' }, AT)).toMatchObject({ data: { stable: '1', frozen: true } });
  });
});

const version = fc.constantFrom('1', '2', '3', '4', '5');
const anyAction = fc.oneof(
  fc.record({ kind: fc.constantFrom('activate' as const, 'block' as const, 'unblock' as const), version }),
  fc.record({ kind: fc.constant('canary' as const), version, salt: fc.constant('s') }),
  fc.record({
    kind: fc.constantFrom(
      'grow' as const,
      'promote' as const,
      'abort' as const,
      'rollback' as const,
      'freeze' as const,
      'unfreeze' as const,
    ),
  }),
);

test('whatever operators do, nobody gets a blocked version and everything in use is named', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 40 }), (actions) => {
      let state = NOTHING_RELEASED;
      for (const action of actions) {
        const outcome = applyAction(state, action, AT);
        if (outcome.ok) state = outcome.data;
        expect(state.blocked).not.toContain(state.stable);
        expect(state.blocked).not.toContain(state.canary?.version);
        expect(state.previous).not.toContain(state.stable);
        expect(new Set(state.previous).size).toBe(state.previous.length);
        expect(state.canary?.version === undefined || state.canary.version !== state.stable).toBe(true);
        for (const each of [state.stable, state.canary?.version, ...state.previous])
          if (each) expect(versionsInUse(state)).toContain(each);
      }
    }),
  );
});
