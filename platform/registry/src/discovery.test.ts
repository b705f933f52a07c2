import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { KERNEL_CONTRACT } from '@wisata/kernel/remote';
import * as v from 'valibot';
import { createRegistryClient, publicKeyOf, verifyDiscovery } from './client.ts';
import type { DiscoveryPayload, SignedDiscovery } from './discovery.ts';
import { call, stopAll, endLater, listenTo, makeRegistry, startBeside, TOKENS } from './registry.fixture.ts';
import type { TestRegistry } from './testing.ts';

/** The published shape, and what it leaves open: one default, shares that add up, no version twice. */
const Version = v.strictObject({
  url: v.pipe(v.string(), v.startsWith('/r/')),
  fallbackUrl: v.optional(v.string()),
  metadata: v.strictObject({ integrity: v.pipe(v.string(), v.regex(/^sha256-.{44}$/)), version: v.string() }),
  deployment: v.strictObject({ traffic: v.pipe(v.number(), v.minValue(0), v.maxValue(100)), default: v.boolean() }),
  extras: v.strictObject({
    cohort: v.picklist(['stable', 'canary']),
    salt: v.optional(v.string()),
    contract: v.string(),
    publishedAt: v.pipe(v.string(), v.isoTimestamp()),
  }),
});
const Versions = v.pipe(
  v.array(Version),
  v.check((list) => list.filter((each) => each.deployment.default).length === 1),
  v.check((list) => list.reduce((total, each) => total + each.deployment.traffic, 0) === 100),
  v.check((list) => new Set(list.map((each) => each.metadata.version)).size === list.length),
);
const Document = v.strictObject({
  schema: v.pipe(v.string(), v.url()),
  microFrontends: v.record(v.pipe(v.string(), v.regex(/^[a-z-]+$/)), Versions),
});

let registry: TestRegistry;
const discovery = (query = '', headers: Readonly<Record<string, string>> = {}) =>
  call(registry.url, `/discovery${query}`, { headers });
const publicKey = () => readFile(path.join(registry.dataDir, 'keys/registry.pub'), 'utf8');
const payloadOf = ({ body }: { body: unknown }) => JSON.parse((body as SignedDiscovery).payload) as DiscoveryPayload;
const act = (kind: 'freeze' | 'unfreeze') => registry.ops.act('hotel', { kind, reason: 'a test' });

async function startServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endLater(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  registry = await makeRegistry();
  await registry.release('hotel', '1.0.0');
  await registry.release('flight', '1.0.0');
  await registry.store('hotel', '2.0.0', { 'client/remoteEntry.js': 'two();' });
  await registry.ops.publish('hotel', '2.0.0');
  await registry.ops.act('hotel', { kind: 'canary', version: '2.0.0', plan: [25, 100], reason: 'try' });
});

afterAll(stopAll);

describe('the plain document', () => {
  test('has the shape that other tools read, stricter than they ask for', async () => {
    const { body, headers } = await discovery('?shape=plain');
    const document = v.parse(Document, body);
    expect(Object.keys(document.microFrontends)).toEqual(['flight', 'hotel']);
    const [stable, canary] = document.microFrontends['hotel']!;
    expect(stable).toMatchObject({ deployment: { traffic: 75, default: true }, extras: { cohort: 'stable' } });
    expect(canary).toMatchObject({
      fallbackUrl: stable!.url,
      metadata: { version: '2.0.0' },
      deployment: { traffic: 25, default: false },
      extras: { cohort: 'canary', salt: expect.stringMatching(/^[0-9a-f]{16}$/) as unknown },
    });
    expect(headers.get('x-release-revision')).toBe('3');
    expect(Date.parse(headers.get('expires') ?? '')).toBeGreaterThan(Date.now());
  });

  test('leaves out what has no files any more', async () => {
    await registry.release('train', '1.0.0');
    await rm(path.join(registry.dataDir, 'releases/train'), { recursive: true });
    const { url } = await startBeside(registry);
    const { microFrontends } = v.parse(Document, (await call(url, '/discovery?shape=plain')).body);
    expect(Object.keys(microFrontends)).toEqual(['flight', 'hotel']);
  });
});

describe('the signature', () => {
  const tampered: readonly (readonly [string, (signed: SignedDiscovery) => unknown])[] = [
    ['a changed payload', (signed) => ({ ...signed, payload: signed.payload.replace('"revision":', '"revision":9') })],
    ['another signature', (signed) => ({ ...signed, signature: Buffer.alloc(64).toString('base64') })],
    ['no signature', ({ payload }) => ({ payload })],
    ['nonsense', () => ({ payload: 7, signature: {} })],
    ['nothing', () => null],
  ];

  test('is right for what the registry sent', async () => {
    const { body } = await discovery();
    const verified = verifyDiscovery(body as SignedDiscovery, await publicKey());
    expect(verified?.payload.states['hotel']?.canary?.version).toBe('2.0.0');
  });

  test.each(tampered)('is not right for %s', async (_what, tamper) => {
    const { body } = await discovery();
    expect(verifyDiscovery(tamper(body as SignedDiscovery) as SignedDiscovery, await publicKey())).toBeUndefined();
  });

  test.each(tampered)('keeps a client from using %s, and the problem is told', async (_what, tamper) => {
    const signed = (await discovery()).body as SignedDiscovery;
    const url = await startServer((_request, response) => response.end(JSON.stringify(tamper(signed))));
    const client = createRegistryClient({ url, publicKey: await publicKey() });
    await expect(client.state()).rejects.toThrow('wrong signature');
    const problem = await new Promise((resolve) => {
      listenTo(
        createRegistryClient({ url, publicKey: publicKeyOf(registry.dataDir), onProblem: (_t, e) => resolve(e) }),
      );
    });
    expect(String(problem)).toContain('wrong signature');
  });
});

describe('a follower', () => {
  test('hears of every change long before it would ask again, of one made by another process too', async () => {
    const client = createRegistryClient({ url: registry.url, publicKey: await publicKey() });
    const ears = listenTo(client);
    await ears.until(() => true);
    const other = await startBeside(registry);
    for (const [url, kind] of [
      [registry.url, 'freeze'],
      [other.url, 'unfreeze'],
    ] as const) {
      const { body } = await call(url, '/packages/hotel/actions', {
        token: TOKENS.operator,
        json: { kind, reason: 'a test' },
      });
      const answeredAt = Date.now();
      const { revision } = (body as { data: { revision: number } }).data;
      await ears.until(({ payload }) => payload.revision === revision);
      expect(Date.now() - answeredAt).toBeLessThan(10_000);
    }
    expect((await client.state()).payload.states['hotel']?.frozen).toBe(false);
  });

  test('waits without asking again as long as nothing changes', async () => {
    const { revision } = payloadOf(await discovery());
    const askedAt = Date.now();
    const waiting = discovery(`?after=${revision}&wait=1`);
    expect((await waiting).status).toBe(304);
    expect(Date.now() - askedAt).toBeGreaterThan(900);
    expect((await discovery('', { 'if-none-match': `"${revision}"` })).status).toBe(304);
  });

  test('is answered at once when it is behind', async () => {
    const askedAt = Date.now();
    const answer = await discovery('?after=1&wait=25');
    expect([answer.status, Date.now() - askedAt < 1_000]).toEqual([200, true]);
  });

  test('takes no older state from a registry that is behind', async () => {
    const old = (await discovery()).body as SignedDiscovery;
    await act('freeze');
    const url = await startServer((_request, response) => response.end(JSON.stringify(sent)));
    let sent = (await discovery()).body as SignedDiscovery;
    const client = createRegistryClient({ url, publicKey: await publicKey() });
    const { revision } = (await client.state()).payload;
    sent = old;
    const problems: unknown[] = [];
    const again = createRegistryClient({ url, publicKey: await publicKey(), onProblem: (_t, e) => problems.push(e) });
    await again.state();
    sent = (await discovery()).body as SignedDiscovery;
    const ears = listenTo(again);
    await ears.until(({ payload }) => payload.revision === revision);
    sent = old;
    while (problems.length === 0) await new Promise(setImmediate);
    expect([String(problems[0]), (await again.state()).payload.revision]).toEqual([
      expect.stringContaining('older revision'),
      revision,
    ]);
    await act('unfreeze');
  });

  test('comes back after the registry was gone', async () => {
    const client = createRegistryClient({ url: registry.url, publicKey: await publicKey() });
    const ears = listenTo(client);
    const { payload } = await ears.until(() => true);
    await registry.running.stop();
    expect((await client.state()).payload.revision).toBe(payload.revision);
    await startBeside(registry, { PORT: String(registry.running.port) });
    const { revision } = await act('freeze');
    await ears.until((state) => state.payload.revision === revision);
  });
});

test('a registry whose database connections were cut off goes on, and hears of changes again', async () => {
  const { url } = await startBeside(registry);
  const ears = listenTo(createRegistryClient({ url, publicKey: await publicKey() }));
  const { revision: before } = payloadOf(await call(url, '/discovery'));
  const admin = new pg.Client({ connectionString: registry.databaseUrl });
  await admin.connect();
  await admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await admin.end();
  expect(payloadOf(await call(url, '/discovery')).revision).toBe(before);
  const { revision } = await act('unfreeze').catch(() => act('unfreeze'));
  await ears.until(({ payload }) => payload.revision >= revision);
});

describe('publishing', () => {
  const damages: readonly (readonly [string, (file: string) => Promise<void>, RegExp])[] = [
    ['was changed', (file) => writeFile(file, 'evil();'), /remoteEntry\.js is not the file that was built/],
    ['is missing', (file) => rm(file), /remoteEntry\.js is missing/],
  ];

  test.each(damages)('a build of which a file %s is refused', async (what, damage, reason) => {
    const version = `3.0.0-${what.split(' ')[1]}`;
    await registry.store('hotel', version);
    await damage(path.join(registry.dataDir, 'releases/hotel', version, 'client/remoteEntry.js'));
    const answer = await call(registry.url, '/packages/hotel/versions', { token: TOKENS.releaser, json: { version } });
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { code: 'RELEASE_GATES', reasons: [expect.stringMatching(reason)] },
    ]);
    await expect(registry.ops.act('hotel', { kind: 'activate', version, reason: 'x' })).rejects.toThrow(
      'not published',
    );
  });

  test('twice is published once', async () => {
    await registry.store('hotel', '4.0.0');
    const publish = () => registry.ops.publish('hotel', '4.0.0');
    const results = await Promise.all([publish(), publish(), publish()]);
    expect(results.filter(({ created }) => created)).toHaveLength(1);
    expect(results[0]?.version).toMatchObject({
      version: '4.0.0',
      contract: KERNEL_CONTRACT,
      gates: { files: 'passed' },
    });
  });
});
