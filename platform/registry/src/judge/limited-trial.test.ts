import { afterEach, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { VisitorTraits } from '../segment.ts';
import type { TestRegistry } from '../testing.ts';
import { canary, makeShop, nothingFails, stateOf, visitUntil } from './shop.fixture.ts';
import { stopAll, visit } from './visits.fixture.ts';

afterEach(stopAll);

const READER: VisitorTraits = { locale: 'id', country: undefined, signedIn: false };
const OTHER: VisitorTraits = { ...READER, locale: 'en' };

interface Told {
  readonly cohort: string;
  readonly verdict: { readonly kind: string; readonly reason: string };
}

async function verdictOf(registry: TestRegistry, side = 'canary'): Promise<Told['verdict'] | undefined> {
  const token = (await readFile(path.join(registry.dataDir, 'operator-token'), 'utf8')).trim();
  const answer = await fetch(`${registry.url}/ops/api/verdicts`, { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await answer.json()) as { data: { verdicts: readonly Told[] } };
  return data.verdicts.find(({ cohort }) => cohort === side)?.verdict;
}

/** A trial for readers of Indonesian, with visits that fail as often as it says. */
async function tryOnReaders(rates: { readonly tried: number; readonly readers: number; readonly others: number }) {
  const registry = await makeShop(['hotel'], { JUDGE: 'off' });
  await registry.ops.act('hotel', { ...canary([50, 100]), segment: { locale: 'id' } });
  const isTried = (version: string) => version === '2.0.0';
  await visit(registry, ['hotel'], 300, (_name, version) => (isTried(version) ? rates.tried : rates.readers), READER);
  const others = await visit(registry, ['hotel'], 600, () => rates.others, OTHER);
  expect(others.canaryViews).toBe(0);
  return verdictOf(registry);
}

test('what fails for those of a trial is not hidden by others who fail as often', async () => {
  const verdict = await tryOnReaders({ tried: 0.4, readers: 0, others: 0.6 });
  expect(verdict).toMatchObject({ kind: 'trip', reason: expect.stringMatching(/against 0 of \d\d\d visits failed/) });
});

test('what fails for those of a trial with either version is not held against it, however well others fare', async () => {
  expect(await tryOnReaders({ tried: 0.4, readers: 0.4, others: 0 })).toMatchObject({ kind: 'healthy' });
});

test('a version that everybody has just got is judged by all of its visitors, whoever is on the next trial', async () => {
  const registry = await makeShop(['hotel'], { JUDGE: 'off' });
  await registry.store('hotel', '3.0.0');
  await registry.ops.publish('hotel', '3.0.0');
  await visit(registry, ['hotel'], 150, nothingFails, OTHER);
  await registry.ops.act('hotel', { kind: 'activate', version: '2.0.0', reason: 'test' });
  const next = { kind: 'canary', version: '3.0.0', plan: [50], segment: { locale: 'id' }, reason: 'test' } as const;
  await registry.ops.act('hotel', next);
  await visit(registry, ['hotel'], 150, () => 0.5, OTHER);
  expect(await verdictOf(registry, 'stable')).toMatchObject({ kind: 'trip' });
});

test('one that held for all of its visitors waits for a person, because it says nothing of the others', async () => {
  const registry = await makeShop(['hotel', 'flight']);
  await registry.ops.act('hotel', { ...canary([50, 100], 0), segment: { locale: 'en' } });
  await visitUntil(registry, ['hotel'], nothingFails, ([hotel]) => hotel!.canary?.percent === 100);
  // Where flight has grown twice, hotel was looked at too.
  await registry.ops.act('flight', canary([50, 60, 70], 0));
  await visitUntil(registry, ['flight', 'hotel'], nothingFails, ([flight]) => flight!.canary?.percent === 70);
  expect(await stateOf(registry, 'hotel')).toMatchObject({ stable: '1.0.0', canary: { percent: 100 } });
  const { state } = await registry.ops.act('hotel', { kind: 'promote', reason: 'for everybody' });
  expect(state).toMatchObject({ stable: '2.0.0', canary: null });
});
