import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { chooseVersion } from './bucketing.ts';
import { applyAction, NOTHING_RELEASED, type PackageState } from './release-state.ts';
import { describeSegment, isInSegment, readCountry, Segment, type VisitorTraits } from './segment.ts';

const SOMEBODY: VisitorTraits = { locale: 'id', country: 'SG', signedIn: true };

test.each<[Segment, Partial<VisitorTraits>, boolean]>([
  [{ locale: 'id' }, {}, true],
  [{ locale: 'en' }, {}, false],
  [{ country: 'SG' }, {}, true],
  [{ country: 'SG' }, { country: undefined }, false],
  [{ signedIn: false }, {}, false],
  [{ signedIn: false }, { signedIn: false }, true],
  [{ locale: 'id', country: 'SG', signedIn: true }, {}, true],
  [{ locale: 'id', country: 'MY', signedIn: true }, {}, false],
])('%j and a visitor with %j: %s', (segment, traits, expected) => {
  expect(isInSegment(segment, { ...SOMEBODY, ...traits })).toBe(expected);
});

test('a trial that is limited reaches all of its visitors at 100 %, and none of the others', () => {
  const state: PackageState = { ...NOTHING_RELEASED, stable: '1' };
  const segment: Segment = { country: 'SG' };
  const trial = applyAction(state, { kind: 'canary', version: '2', salt: 's', plan: [100], segment }, '2026-11-29');
  if (!trial.ok) throw new Error('refused');
  const ids = Array.from({ length: 50 }, (_each, at) => `visitor-${at}`);
  const versions = (traits: VisitorTraits) =>
    new Set(ids.map((id) => chooseVersion(trial.data, 'hotel', id, traits)?.version));
  expect([versions(SOMEBODY), versions({ ...SOMEBODY, country: 'MY' })]).toEqual([new Set(['2']), new Set(['1'])]);
});

test.each([
  ['SG', 'SG'],
  [' sg ', 'SG'],
  ['T1', undefined],
  ['SGP', undefined],
  [['SG', 'MY'], undefined],
  [undefined, undefined],
])('a proxy that says %j means the country %s', (text, country) => expect(readCountry(text)).toBe(country));

test('is said in words, and refused where nothing can be meant', () => {
  expect(describeSegment({ locale: 'id', country: 'SG', signedIn: true })).toBe(
    'visitors who read Indonesian, come from SG and are signed in',
  );
  expect(describeSegment({ signedIn: false })).toBe('visitors who are not signed in');
  expect(describeSegment(undefined)).toBe('visitors');
  for (const wrong of [{}, { locale: 'fr' }, { country: 'sg' }, { country: 'Singapore' }, { signedIn: 'yes' }])
    expect(v.is(Segment, wrong)).toBe(false);
});
