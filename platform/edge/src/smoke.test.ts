import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { readRegistryConfig } from '@wisata/registry/config';
import { findChromium } from '@wisata/registry/gates/find-chromium';
import { createOpsClient, type OpsClient } from '@wisata/registry/ops-client';
import { startRegistry } from '@wisata/registry/start';
import { REMOTE_FILES, stopAll, makeData, startEdge, whenStopped, type TestData } from './edge.fixture.ts';

/** A shell as small as one can be: loads the remote of the page, shows what it gives, tells what fails as the real one does. */
const SHELL = `
const { composition, locale } = JSON.parse(document.getElementById('wisata-document').textContent);
const remote = composition.remotes.hotel;
const tell = (event, properties) =>
  window.dispatchEvent(new CustomEvent('wisata:analytics', { detail: { event, properties } }));
const show = (text) => {
  document.getElementById('app').innerHTML = '<h1></h1>';
  document.querySelector('h1').textContent = text;
};
const entry = document.createElement('script');
entry.src = remote.base + 'remoteEntry.js';
entry.onload = () => {
  try {
    show(globalThis.hotelPage(locale, location.pathname));
  } catch (error) {
    tell('page-failed', { owner: 'hotel', message: error.message });
    show('An error occurred');
  }
};
entry.onerror = () => tell('remote-failed', { remote: 'hotel', message: 'The entry cannot be loaded' });
document.head.append(entry);
`;

const SHELL_FILES = {
  'client/shell.js': SHELL,
  'client/shell.css': 'h1 { margin: 0 }',
  'client/entry-files.json': JSON.stringify({ scripts: ['shell.js'], styles: ['shell.css'], preloads: [] }),
};

const hotel = (page: string, routes: readonly string[] = ['hotel/list', 'hotel/detail', 'hotel/:slug']) => ({
  ...REMOTE_FILES,
  'client/remoteEntry.js': `globalThis.hotelPage = (locale, path) => { ${page} };`,
  'client/build-facts.json': JSON.stringify({ contract: '1.0.0', provides: {}, routes, slots: [], shows: [] }),
});

let data: TestData;
let chromium: string | undefined;
let edge: string;

/** Speaks to one more registry process of the same site, with settings of its own. */
async function openRegistry(env: Readonly<Record<string, string>>): Promise<OpsClient> {
  const { dataDir, registry } = data;
  const common = {
    DATA_DIR: dataDir,
    DATABASE_URL: registry.databaseUrl,
    PORT: '0',
    LOG_LEVEL: 'silent',
    JUDGE: 'off',
  };
  const running = await startRegistry(readRegistryConfig({ ...common, ...env }));
  whenStopped(() => running.stop());
  return createOpsClient({ dataDir, url: running.url, actor: 'rani' });
}

/** A registry in a process of its own that finds no browser anywhere. */
async function openBareRegistry(): Promise<OpsClient> {
  const { dataDir, registry } = data;
  const main = path.resolve(import.meta.dirname, '../../registry/src/main.ts');
  const env = { DATA_DIR: dataDir, DATABASE_URL: registry.databaseUrl, PORT: '0', JUDGE: 'off', SMOKE_EDGE_URL: edge };
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: { ...env, PATH: dataDir, PLAYWRIGHT_BROWSERS_PATH: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  whenStopped(() => (child.kill(), ended));
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const { port } = JSON.parse(line) as { port: number };
  return createOpsClient({ dataDir, url: `http://127.0.0.1:${port}`, actor: 'rani' });
}

/** Stands before the edge and gives its first page as it is while a release is still being read: without it. */
async function openSlowReader(): Promise<string> {
  let isRead = false;
  const server = createServer(({ url, method, headers: { cookie, ...headers } }, reply) => {
    const isPage = !url?.startsWith('/ops/') && headers.accept?.includes('text/html') === true;
    const seen = isRead || !isPage ? { ...headers, ...(cookie !== undefined && { cookie }) } : headers;
    isRead ||= isPage;
    ask(edge + url!, { method, headers: seen }, (answer) => {
      reply.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(reply);
    }).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  whenStopped(async () => {
    server.closeAllConnections();
    await once(server.close(), 'close');
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function publish(ops: OpsClient, version: string, files: Readonly<Record<string, string>>) {
  await data.registry.store('hotel', version, files);
  return ops.publish('hotel', version).then(
    ({ version: published }) => published.gates.smoke,
    ({ reasons }: { reasons: readonly string[] }) => reasons,
  );
}

let ops: OpsClient;

beforeAll(async () => {
  chromium = await findChromium();
  if (!chromium) throw new Error('These tests open pages in Chromium: install one, or set CHROMIUM_PATH');
  data = await makeData();
  await data.publish('shell', '1.0.0', SHELL_FILES);
  await data.publish('hotel', '1.0.0', hotel('return "Hotels"'));
  edge = await startEdge(data.dataDir);
  ops = await openRegistry({ SMOKE_EDGE_URL: edge, CHROMIUM_PATH: chromium });
});

afterAll(stopAll);

describe('a release is opened in a browser before it is published', () => {
  test('and passes when its pages are there', async () => {
    expect(await publish(ops, '2.0.0', hotel('return "Better hotels"'))).toBe('passed');
  });

  test('and is refused with the words of what is thrown', async () => {
    expect(await publish(ops, '2.1.0', hotel('throw new Error("rooms is undefined")'))).toEqual([
      'Its page /hotel/list does not work: rooms is undefined',
    ]);
  });

  test('once, however many ways it is told in', async () => {
    const page = 'console.error("Uncaught Error: no rooms"); throw new Error("no rooms")';
    expect(await publish(ops, '2.1.1', hotel(page))).toEqual(['Its page /hotel/list does not work: no rooms']);
  });

  test('in every language', async () => {
    const page = 'if (locale === "id") throw new Error("no words"); return "Hotels"';
    expect(await publish(ops, '2.2.0', hotel(page))).toEqual(['Its page /id/hotel/list does not work: no words']);
  });

  test('on each page that needs no more than its address', async () => {
    const page = 'if (path === "/hotel/detail") throw new Error("no hotel"); return "Hotels"';
    expect(await publish(ops, '2.3.0', hotel(page))).toEqual(['Its page /hotel/detail does not work: no hotel']);
  });

  test('and is refused for what it writes into the console although its page is there', async () => {
    const page = 'setTimeout(() => { throw new Error("too late"); }); return "Hotels"';
    expect(await publish(ops, '2.4.0', hotel(page))).toEqual(['Its page /hotel/list does not work: too late']);
  });

  test('again when the edge is still reading it', async () => {
    const patient = await openRegistry({ SMOKE_EDGE_URL: await openSlowReader(), CHROMIUM_PATH: chromium! });
    const page = 'throw new Error("read at last")';
    expect(await publish(patient, '2.5.0', hotel(page))).toEqual(['Its page /hotel/list does not work: read at last']);
  });

  test('as nobody gets it: only by a link for that browser', async () => {
    const { packages } = await ops.state();
    const found = packages.find(({ name }) => name === 'hotel');
    expect(found?.state).toMatchObject({ stable: '1.0.0', canary: null });
    expect(found?.versions.map(({ version }) => version)).toEqual(['1.0.0', '2.0.0']);
  });

  test('later, when it was published without', async () => {
    await data.registry.store('hotel', '3.0.0', hotel('throw new Error("still broken")'));
    await ops.publish('hotel', '3.0.0', { smoke: false, reason: 'sources on this machine' });
    await expect(ops.publish('hotel', '3.0.0')).rejects.toMatchObject({
      reasons: ['Its page /hotel/list does not work: still broken'],
    });
    await data.registry.store('hotel', '3.1.0', hotel('return "Hotels"'));
    await ops.publish('hotel', '3.1.0', { smoke: false, reason: 'sources on this machine' });
    const { created, version } = await ops.publish('hotel', '3.1.0');
    expect([created, version.gates.smoke]).toEqual([false, 'passed']);
  });
});

describe('a new shell', () => {
  test('shows a page of each live remote', async () => {
    await data.registry.store('shell', '2.0.0', SHELL_FILES);
    expect((await ops.publish('shell', '2.0.0')).version.gates.smoke).toBe('passed');
    const broken = { ...SHELL_FILES, 'client/shell.js': 'throw new Error("no shell");' };
    await data.registry.store('shell', '2.1.0', broken);
    await expect(ops.publish('shell', '2.1.0')).rejects.toMatchObject({
      reasons: expect.arrayContaining(['Its page /hotel/list does not work: no shell']),
    });
  });
});

describe('without a browser', () => {
  test('a release is published, and why nobody looked is kept', async () => {
    const bare = await openBareRegistry();
    expect(await publish(bare, '4.0.0', hotel('throw new Error("nobody sees this")'))).toEqual({
      skipped: 'There is no Chromium on the machine of the registry.',
    });
  });

  test.each([
    [
      'a wrong setting',
      { CHROMIUM_PATH: '/nowhere/chromium' },
      /CHROMIUM_PATH is \/nowhere\/chromium, which cannot be run/,
    ],
    ['an edge that does not answer', { SMOKE_EDGE_URL: 'http://127.0.0.1:9' }, /The edge at .* does not answer/],
  ])('%s is no reason to pass', async (_what, env, reason) => {
    const own = await openRegistry({ SMOKE_EDGE_URL: edge, CHROMIUM_PATH: chromium!, ...env });
    expect(await publish(own, '4.1.0', hotel('return "Hotels"'))).toEqual([expect.stringMatching(reason)]);
  });
});
