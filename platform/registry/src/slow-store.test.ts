import { afterEach, expect, test } from '@jest/globals';
import { failure } from '@wisata/kernel/outcome';
import { stopAll, endLater, makeRegistry } from './registry.fixture.ts';
import { openSigner } from './keys.ts';
import { createPublication } from './publication.ts';
import { createFindSlots } from './offered-slots.ts';
import { createReleaseService } from './release-service.ts';
import type { Release } from './release-build.ts';
import type { ReleaseStore } from './store.ts';

afterEach(stopAll);

/** A registry's service over a store that gives no release before it may. */
async function makeSlow() {
  const registry = await makeRegistry();
  for (const version of ['1.0.0', '1.1.0']) await registry.release('hotel', version);
  for (const version of ['1.2.0', '1.3.0']) {
    await registry.store('hotel', version);
    await registry.ops.publish('hotel', version);
  }
  const { pool, store, publication } = registry.running.context;
  let mayAnswer = () => {};
  let isAsked = () => {};
  const asked = new Promise<void>((resolve) => (isAsked = resolve));
  const answers = new Promise<void>((resolve) => (mayAnswer = resolve));
  endLater(() => mayAnswer());
  const slow: ReleaseStore = {
    ...store,
    async find(name, version): Promise<Release | undefined> {
      isAsked();
      await answers;
      return store.find(name, version);
    },
  };
  const smoke = () => Promise.resolve([]);
  const prove = () => Promise.resolve();
  const service = createReleaseService({
    pool,
    store: slow,
    findSlots: createFindSlots(slow),
    smoke,
    prove,
    checkOrigin: () => failure('RELEASE_ORIGIN', 'Nobody is trusted.'),
    onChange: publication.refresh,
  });
  const act = (action: Parameters<typeof service.apply>[0]['action'], ifRevision?: number) =>
    service.apply({ name: 'hotel', action, actor: 'tests', reason: 'try', ...(ifRevision && { ifRevision }) });
  return { act, asked, mayAnswer, publication };
}

test.each(['activate', 'canary'] as const)('a rollback does not wait for a store that %s waits for', async (kind) => {
  const { act, asked, mayAnswer } = await makeSlow();
  const waiting = act({ kind, version: '1.2.0' });
  await asked;
  expect(await act({ kind: 'rollback' })).toMatchObject({ ok: true, data: { state: { stable: '1.0.0' } } });
  mayAnswer();
  const at = kind === 'activate' ? { stable: '1.2.0' } : { stable: '1.0.0', canary: { version: '1.2.0' } };
  expect(await waiting).toMatchObject({ ok: true, data: { state: at } });
});

test('what changed while the store was waited for counts', async () => {
  const { act, asked, mayAnswer, publication } = await makeSlow();
  const stale = act({ kind: 'activate', version: '1.2.0' }, publication.current().snapshot.revision);
  const blocked = act({ kind: 'activate', version: '1.3.0' });
  await asked;
  await act({ kind: 'block', version: '1.3.0' });
  mayAnswer();
  expect(await stale).toMatchObject({ ok: false, failure: { code: 'RELEASE_STALE' } });
  expect(await blocked).toMatchObject({
    ok: false,
    failure: { message: expect.stringContaining('blocked') as unknown },
  });
});

test('a revision is told although the store does not answer', async () => {
  const registry = await makeRegistry();
  await registry.release('hotel', '1.0.0');
  const { pool, databaseUrl, store } = registry.running.context;
  const signer = await openSigner(registry.dataDir, undefined);
  const silent: ReleaseStore = { ...store, find: () => new Promise(() => undefined) };
  const publication = await createPublication({ pool, databaseUrl, store: silent, signer, report: () => undefined });
  endLater(() => publication.stop());
  await registry.ops.act('hotel', { kind: 'freeze', reason: 'test' });
  const { snapshot, document } = await publication.refresh();
  expect(snapshot.states['hotel']).toMatchObject({ stable: '1.0.0', frozen: true });
  expect(document.microFrontends).toEqual({});
});
