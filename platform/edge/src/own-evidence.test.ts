import { appendFile, readFile, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { hashOf } from '@wisata/registry/release-files';
import type { PackageState } from '@wisata/registry/release-state';
import type { Release } from '@wisata/registry/release-build';
import { ask, dataOf, stopAll, makeData, startEdge, type TestData } from './edge.fixture.ts';
import { remoteFiles, shellFiles } from './render/rendering.fixture.ts';

afterEach(stopAll);

/** A shell that shows what the hotel's own code says, and leaves everything else to the browser. */
const SHELL = `const open = (file) => require(file)();
module.exports = Promise.resolve({ createRenderer: ({ remotes: { hotel } }) => ({
  warm: async () => void require(hotel.entryFile),
  render: async () => ({
    kind: 'page', status: 200, html: '<h1>' + open(hotel.entryFile) + '</h1>', head: { title: 'Rooms', description: '', canonical: '/' },
    state: { data: [] }, slots: [], isWhole: true, problems: [],
  }),
}) });`;

const hotelThat = (server: string) => ({
  ...remoteFiles,
  'server/remoteEntry.cjs': `module.exports = () => ${server};`,
});
const CRASHES = `{ throw new Error('a bug'); }`;

/** A site with a shell that renders, and a hotel of which 1.0.0 is live. */
async function makeSite(): Promise<TestData> {
  const data = await makeData();
  await data.publish('shell', '1.0.0', { ...shellFiles, 'server/shell.cjs': SHELL });
  await data.publish('hotel', '1.0.0', hotelThat(`'one'`));
  return data;
}

const placeOf = ({ dataDir }: TestData, file: string, version = '2.0.0') =>
  path.join(dataDir, 'releases/hotel', version, file);

async function stateOf({ registry }: TestData): Promise<PackageState> {
  return (await registry.ops.state()).packages.find(({ name }) => name === 'hotel')!.state;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(20);
}

/** The version that a document names, and what its server said. */
async function see(edge: string): Promise<{ version: string | undefined; html: string }> {
  const { text } = await ask(edge, '/hotel/list');
  return { version: dataOf(text).composition.remotes['hotel']?.version, html: text };
}

/** Changes a file and its hash in the list beside it, as somebody does who can write to the disk. */
async function changeWithItsHash(data: TestData, file: string): Promise<void> {
  await appendFile(placeOf(data, file), '\n/* evil */');
  const record = placeOf(data, 'release.json');
  const release = JSON.parse(await readFile(record, 'utf8')) as Release;
  const [side, ...rest] = file.split('/');
  const hashes = { [rest.join('/')]: hashOf(await readFile(placeOf(data, file))) };
  const changed =
    side === 'server'
      ? { ...release, serverIntegrity: { ...release.serverIntegrity, ...hashes } }
      : { ...release, integrity: { ...release.integrity, ...hashes } };
  await writeFile(record, JSON.stringify(changed));
}

describe('a release that was changed on its disk while no edge ran', () => {
  test.each([
    [
      'what runs on the server',
      (data: TestData) => appendFile(placeOf(data, 'server/remoteEntry.cjs'), '\nmodule.exports = () => "evil";'),
    ],
    ['what runs in browsers', (data: TestData) => appendFile(placeOf(data, 'client/c/list.99.js'), 'evil();')],
    ['an entry that ends too early', (data: TestData) => truncate(placeOf(data, 'client/remoteEntry.js'), 8)],
    ['what runs on the server, with its hash', (data: TestData) => changeWithItsHash(data, 'server/remoteEntry.cjs')],
    ['what runs in browsers, with its hash', (data: TestData) => changeWithItsHash(data, 'client/remoteEntry.js')],
  ])('%s: nobody gets it, the one before serves, and the judge takes it back', async (_what, change) => {
    const data = await makeSite();
    await data.publish('hotel', '2.0.0', hotelThat(`'two'`));
    await change(data);
    const edge = await startEdge(data.dataDir);
    const { version, html } = await see(edge);
    expect(version).toBe('1.0.0');
    expect(html).toContain('<h1>one</h1>');
    await until(async () => (await stateOf(data)).stable === '1.0.0');
    expect(await stateOf(data)).toMatchObject({ stable: '1.0.0', blocked: ['2.0.0'] });
  });
});

test('a file that is changed while the edge runs is not served again, and the release goes back', async () => {
  const data = await makeSite();
  await data.publish('hotel', '2.0.0', hotelThat(`'two'`));
  const edge = await startEdge(data.dataDir);
  const file = '/r/hotel/2.0.0/c/list.99.js';
  expect((await ask(edge, file)).status).toBe(200);
  await appendFile(placeOf(data, 'client/c/list.99.js'), 'evil();');
  const answer = await ask(edge, file);
  expect([answer.status, answer.text.includes('evil')]).toEqual([404, false]);
  await until(async () => (await stateOf(data)).stable === '1.0.0');
  expect((await see(edge)).version).toBe('1.0.0');
});

test('a packed copy that unpacks to something else is not served either', async () => {
  const data = await makeSite();
  const edge = await startEdge(data.dataDir);
  await writeFile(placeOf(data, 'client/remoteEntry.js.br', '1.0.0'), 'evil');
  const headers = { 'accept-encoding': 'br' };
  expect((await ask(edge, '/r/hotel/1.0.0/remoteEntry.js', { headers })).status).toBe(404);
});

test('what lies in the store and was never published is served to nobody', async () => {
  const data = await makeSite();
  await data.registry.store('hotel', '3.0.0', hotelThat(`'three'`));
  const edge = await startEdge(data.dataDir);
  expect((await ask(edge, '/r/hotel/3.0.0/remoteEntry.js')).status).toBe(404);
  expect((await ask(edge, '/r/hotel/1.0.0/release.json')).status).toBe(404);
});

test('a canary whose pages cannot be rendered is blocked without a word from any browser', async () => {
  const data = await makeSite();
  await data.registry.store('hotel', '2.0.0', hotelThat(CRASHES));
  await data.registry.ops.publish('hotel', '2.0.0');
  const edge = await startEdge(data.dataDir);
  await data.registry.ops.act('hotel', { kind: 'canary', version: '2.0.0', plan: [50, 100], reason: 'test' });
  let nth = 0;
  await until(async () => {
    await ask(edge, `/hotel/list?page=${(nth += 1)}`);
    return (await stateOf(data)).blocked.includes('2.0.0');
  });
  expect(await stateOf(data)).toMatchObject({ stable: '1.0.0', canary: null });
  expect((await data.registry.ops.history('hotel')).at(-1)!.reason).toContain('cannot be rendered');
}, 60_000);

test('a page that no version can render is nobody’s fault', async () => {
  const data = await makeData();
  await data.publish('shell', '1.0.0', { ...shellFiles, 'server/shell.cjs': SHELL });
  for (const version of ['1.0.0', '2.0.0']) {
    await data.registry.store('hotel', version, hotelThat(CRASHES));
    await data.registry.ops.publish('hotel', version);
  }
  await data.registry.ops.act('hotel', { kind: 'activate', version: '1.0.0', reason: 'test' });
  await data.registry.ops.act('hotel', { kind: 'canary', version: '2.0.0', plan: [100], reason: 'test' });
  const edge = await startEdge(data.dataDir);
  for (const at of Array.from({ length: 40 }, (_, each) => each)) await ask(edge, `/hotel/list?page=${at}`);
  await wait(1_000);
  const { rows } = await data.registry.running.context.pool.query('select * from releases.findings');
  expect(rows).toEqual([]);
});
