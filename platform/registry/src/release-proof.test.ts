import { generateKeyPairSync } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { stopAll, makeRegistry, startBeside } from './registry.fixture.ts';
import { NotGenuine } from './release-proof.ts';
import type { RunningRegistry } from './start.ts';
import type { TestRegistry } from './testing.ts';

afterEach(stopAll);

const recordOf = ({ dataDir }: TestRegistry, version: string) =>
  path.join(dataDir, 'releases/hotel', version, 'release.json');

/** Whether a registry, and every edge with its key, believes a release. */
const believes = ({ context }: RunningRegistry, version: string) =>
  context.proven.find('hotel', version).then(
    (found) => found !== undefined,
    (error: unknown) => {
      if (error instanceof NotGenuine) return false;
      throw error;
    },
  );

async function changeRecord(registry: TestRegistry, version: string): Promise<void> {
  const release = JSON.parse(await readFile(recordOf(registry, version), 'utf8')) as object;
  await writeFile(recordOf(registry, version), JSON.stringify({ ...release, contract: '9.9.9' }));
}

const signatureOf = (registry: TestRegistry, version: string) => {
  const { keyId } = registry.running.context.publication.current().signed;
  return path.join(path.dirname(recordOf(registry, version)), `signed-${keyId}`);
};

test('a release is believed from its publication on, and not before', async () => {
  const registry = await makeRegistry();
  await registry.store('hotel', '1.0.0');
  expect(await believes(registry.running, '1.0.0')).toBe(false);
  await registry.ops.publish('hotel', '1.0.0');
  expect(await believes(registry.running, '1.0.0')).toBe(true);
});

test('what was changed is not believed, and no start of a registry signs it again', async () => {
  const registry = await makeRegistry();
  for (const version of ['1.0.0', '1.1.0']) await registry.release('hotel', version);
  expect(await believes(registry.running, '1.1.0')).toBe(true);
  await changeRecord(registry, '1.1.0');
  expect(await believes(registry.running, '1.1.0')).toBe(false);
  await rm(signatureOf(registry, '1.1.0'));
  const later = await startBeside(registry);
  expect([await believes(later, '1.0.0'), await believes(later, '1.1.0')]).toEqual([true, false]);
});

test('the signature of one version says nothing of another', async () => {
  const registry = await makeRegistry();
  await registry.release('hotel', '1.0.0');
  await registry.store('hotel', '1.1.0', { 'client/remoteEntry.js': 'evil();' });
  await writeFile(signatureOf(registry, '1.1.0'), await readFile(signatureOf(registry, '1.0.0')));
  expect(await believes(registry.running, '1.1.0')).toBe(false);
  await writeFile(recordOf(registry, '1.1.0'), await readFile(recordOf(registry, '1.0.0')));
  expect(await believes(registry.running, '1.1.0')).toBe(false);
});

test('a registry with another key signs what was published, and what was published before releases were signed', async () => {
  const registry = await makeRegistry();
  for (const version of ['1.0.0', '1.1.0']) await registry.release('hotel', version);
  await registry.running.context.pool.query(
    "update releases.release_versions set digest = null where version = '1.1.0'",
  );
  await rm(signatureOf(registry, '1.1.0'));
  const { privateKey } = generateKeyPairSync('ed25519');
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const later = await startBeside(registry, { REGISTRY_PRIVATE_KEY: key });
  expect([await believes(later, '1.0.0'), await believes(later, '1.1.0')]).toEqual([true, true]);
  await changeRecord(registry, '1.1.0');
  await startBeside(registry, { REGISTRY_PRIVATE_KEY: key });
  expect(await believes(later, '1.1.0')).toBe(false);
});
