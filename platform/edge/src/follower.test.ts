import { afterAll, describe, expect, test } from '@jest/globals';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readRegistryConfig } from '@wisata/registry/config';
import { startRegistry } from '@wisata/registry/start';
import { takeSnapshot } from '@wisata/registry/snapshot';
import { createFolderStore } from '@wisata/registry/store';
import {
  ask,
  dataOf,
  stopAll,
  makeLiveData,
  REMOTE_FILES,
  startApi,
  startEdge,
  whenStopped,
  type TestData,
} from './edge.fixture.ts';

afterAll(stopAll);

const versionAt = async (edge: string) => {
  const answer = await ask(edge, '/hotel/list');
  return answer.status === 200 ? dataOf(answer.text).composition.remotes['hotel']?.version : answer.status;
};

async function publishNext(data: TestData, version: string): Promise<void> {
  await data.registry.store('hotel', version, REMOTE_FILES);
  await data.registry.ops.publish('hotel', version);
}

/** Waits until a page is made of a version; how long it took. */
async function reach(edge: string, version: string, since = performance.now()): Promise<number> {
  while ((await versionAt(edge)) !== version);
  return performance.now() - since;
}

async function whenKept(dataDir: string, revision: number): Promise<void> {
  const file = path.join(dataDir, 'edge-last-state.json');
  for (;;) {
    const text = await readFile(file, 'utf8').catch(() => '{"payload":"{}"}');
    const { payload } = JSON.parse(text) as { payload: string };
    if ((JSON.parse(payload) as { revision?: number }).revision === revision) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('every edge knows a change long before it would ask again', async () => {
  const data = await makeLiveData();
  const edges = await Promise.all([startEdge(data.dataDir), startEdge(data.dataDir)]);
  await publishNext(data, '2.0.0-two');
  await data.registry.ops.act('hotel', { kind: 'activate', version: '2.0.0-two', reason: 'test' });
  const since = performance.now();
  for (const took of await Promise.all(edges.map((edge) => reach(edge, '2.0.0-two', since))))
    expect(took).toBeLessThan(10_000);
});

test('without the registry every edge goes on, and follows again when it is back', async () => {
  const data = await makeLiveData();
  const edges = await Promise.all([startEdge(data.dataDir), startEdge(data.dataDir)]);
  await publishNext(data, '2.0.0-two');
  const { port, stop } = data.registry.running;
  await stop();
  for (const edge of edges) expect(await versionAt(edge)).toBe('1.0.0-hotel');
  const { dataDir, databaseUrl } = data.registry;
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: String(port), LOG_LEVEL: 'silent' };
  const back = await startRegistry(readRegistryConfig(env));
  whenStopped(() => back.stop());
  await data.registry.ops.act('hotel', { kind: 'activate', version: '2.0.0-two', reason: 'test' });
  await Promise.all(edges.map((edge) => reach(edge, '2.0.0-two')));
});

describe('an edge that starts without the registry', () => {
  async function makeLonely(): Promise<TestData> {
    const data = await makeLiveData();
    await startEdge(data.dataDir);
    await whenKept(data.dataDir, 2);
    await data.registry.running.stop();
    return data;
  }

  test('serves what was last live, from the disk', async () => {
    const { dataDir } = await makeLonely();
    expect(await versionAt(await startEdge(dataDir))).toBe('1.0.0-hotel');
  });

  test('serves what the site was started with when nothing else is there', async () => {
    const { dataDir, registry } = await makeLiveData();
    await takeSnapshot(dataDir, registry.url);
    await registry.running.stop();
    await writeFile(path.join(dataDir, 'edge-last-state.json'), '{"payload":');
    expect(await versionAt(await startEdge(dataDir))).toBe('1.0.0-hotel');
  });

  test('believes no file that somebody has changed', async () => {
    const { dataDir } = await makeLonely();
    const file = path.join(dataDir, 'edge-last-state.json');
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll('1.0.0-hotel', '6.6.6-evil'));
    expect(await versionAt(await startEdge(dataDir))).toBe(500);
  });
});

test('an answer with a wrong signature changes nothing', async () => {
  const data = await makeLiveData();
  const { url } = data.registry;
  let isForged = false;
  const between = await startApi((request, response) => {
    void fetch(`${url}${request.url}`).then(async (answer) => {
      const text = await answer.text();
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(isForged ? text.replaceAll('2.0.0-two', '6.6.6-evil') : text);
    });
  });
  const edge = await startEdge(data.dataDir, { REGISTRY_URL: between });
  await publishNext(data, '2.0.0-two');
  await data.registry.store('hotel', '6.6.6-evil', REMOTE_FILES);
  isForged = true;
  const honest = await startEdge(data.dataDir);
  await data.registry.ops.act('hotel', { kind: 'activate', version: '2.0.0-two', reason: 'test' });
  await reach(honest, '2.0.0-two');
  expect(await versionAt(edge)).toBe('1.0.0-hotel');
  isForged = false;
  await reach(edge, '2.0.0-two');
});

describe('a store that', () => {
  async function startWithStore(wait: (version: string) => Promise<void>): Promise<[TestData, string]> {
    const data = await makeLiveData();
    const store = createFolderStore(path.join(data.dataDir, 'releases'));
    const edge = await startEdge(
      data.dataDir,
      {},
      {
        store: { ...store, find: (name, version) => wait(version).then(() => store.find(name, version)) },
      },
    );
    return [data, edge];
  }

  async function activateTwo(data: TestData): Promise<number> {
    await publishNext(data, '2.0.0-two');
    return (await data.registry.ops.act('hotel', { kind: 'activate', version: '2.0.0-two', reason: 'test' })).revision;
  }

  const revisionAt = async (edge: string) => dataOf((await ask(edge, '/')).text).composition.revision;

  test('is slow keeps nobody waiting: the version before goes on until the new one is there', async () => {
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    const [data, edge] = await startWithStore((version) => (version.startsWith('2') ? opened : Promise.resolve()));
    expect(await versionAt(edge)).toBe('1.0.0-hotel');
    const revision = await activateTwo(data);
    while ((await revisionAt(edge)) < revision);
    expect(await versionAt(edge)).toBe('1.0.0-hotel');
    open();
    await reach(edge, '2.0.0-two');
  });

  test('cannot be read costs nothing that was read before', async () => {
    let isBroken = false;
    const [data, edge] = await startWithStore(async () => {
      if (isBroken) throw new Error('The disk is gone');
    });
    expect(await versionAt(edge)).toBe('1.0.0-hotel');
    isBroken = true;
    const revision = await activateTwo(data);
    while ((await revisionAt(edge)) < revision);
    expect(await versionAt(edge)).toBe('1.0.0-hotel');
  });
});
