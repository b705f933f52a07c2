import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { runCommand } from '../../cli/src/release.fixture.ts';
import { ask, cookieFrom, dataOf, stopAll, makeData, REMOTE_FILES, startEdge, type TestData } from './edge.fixture.ts';

afterEach(stopAll);

const REMOTES = ['hotel', 'flight', 'account'] as const;
type Remote = (typeof REMOTES)[number];

/** What a simulated visit met. */
interface Visited {
  readonly askedAt: number;
  readonly versions: Readonly<Record<string, string>>;
  readonly failures: number;
  /** A file of a release that could not be had. */
  readonly missing: number;
}

interface Released {
  readonly version: string;
  readonly cohort: string;
  readonly base: string;
}

/** Whether a visit's render of a version crashes. */
type Crashes = (remote: string, version: string) => boolean;

/** Visitors of the internet come from a network each. */
const someAddress = () => `${[...randomBytes(3)].map((each) => 11 + (each % 80)).join('.')}.7`;

/** A new visitor comes, loads the entry of every remote and tells how it went, as a browser does. */
async function visit(edge: string, crashes: Crashes): Promise<Visited> {
  const askedAt = Date.now();
  const document = await ask(edge, '/', { headers: { accept: 'text/html' } });
  const data = dataOf(document.text) as unknown as {
    composition: { revision: number; shell: Released; remotes: Record<string, Released> };
  };
  const { revision, shell, remotes } = data.composition;
  const packages = { shell, ...remotes };
  const runs = Object.entries(packages).map(([name, { version }]) => `${name}@${version}`);
  const given = cookieFrom(document, 'wisata_visitor');
  const started = await ask(edge, `/revision?runs=${runs.join()}`, { headers: { cookie: given } });
  const cookie = given || cookieFrom(started, 'wisata_visitor');
  const { beacon } = JSON.parse(started.text) as { beacon: { token: string } };
  let [failures, missing] = [0, 0];
  const told = await Promise.all(
    Object.entries(remotes).map(async ([remote, { version, cohort, base }]) => {
      const entry = await ask(edge, `${base}remoteEntry.js`);
      if (entry.status !== 200) missing += 1;
      const common = { remote, version, cohort, revision, path: '/', ms: Date.now() - askedAt };
      const loaded = { ...common, kind: 'load', phase: 'load', code: 'ok' };
      if (!crashes(remote, version)) return [loaded];
      failures += 1;
      return [loaded, { ...common, kind: 'render-crash', phase: 'render', code: 'crash' }];
    }),
  );
  const body = JSON.stringify({ token: beacon.token, beacons: told.flat() });
  const headers = {
    'content-type': 'text/plain;charset=UTF-8',
    origin: edge,
    cookie,
    'x-forwarded-for': someAddress(),
  };
  const answer = await ask(edge, '/beacon', { method: 'POST', headers, body });
  if (answer.status >= 300) throw new Error(`The edge answered a beacon with ${answer.status}: ${answer.text}`);
  const versions = Object.fromEntries(Object.entries(remotes).map(([name, { version }]) => [name, version]));
  return { askedAt, versions, failures, missing };
}

/** Visits, one after the other on each edge, until told to end. */
interface Traffic {
  readonly visits: readonly Visited[];
  /** Waits while the visits go on; rejects when one of them breaks. */
  until(isSo: () => Promise<boolean> | boolean): Promise<void>;
  end(): Promise<void>;
}

function keepVisiting(edges: readonly string[], crashes: Crashes): Traffic {
  const visits: Visited[] = [];
  let ending = false;
  const runs = edges.map(async (edge) => {
    while (!ending) visits.push(await visit(edge, crashes));
  });
  const running = Promise.all(runs).finally(() => (ending = true));
  running.catch(() => undefined);
  return {
    visits,
    async until(isSo) {
      while (!(await isSo()) && !ending) await wait(20);
      if (ending) await running;
    },
    async end() {
      ending = true;
      await running;
    },
  };
}

async function makeShop(): Promise<{ data: TestData; edges: string[] }> {
  const data = await makeData();
  await data.publish('shell', '1.0.0');
  for (const remote of REMOTES) await data.publish(remote, '1.0.0');
  const again = { ...REMOTE_FILES, 'client/remoteEntry.js': 'globalThis.hotel = { second: true };' };
  await data.registry.store('hotel', '2.0.0', again);
  await data.registry.ops.publish('hotel', '2.0.0');
  const edges = [];
  for (let nth = 0; nth < 2; nth += 1) edges.push(await startEdge(data.dataDir, { TRUST_PROXY: 'loopback' }));
  return { data, edges };
}

const stateOf = async ({ registry }: TestData, name: Remote) =>
  (await registry.ops.state()).packages.find((each) => each.name === name)!.state;

async function historyOfOthers({ registry }: TestData): Promise<number[]> {
  const histories = await Promise.all(['flight', 'account', 'shell'].map((name) => registry.ops.history(name)));
  return histories.flat().map(({ revision }) => revision);
}

test('a canary that crashes in every second browser goes to nobody new without a person, and no other remote moves', async () => {
  const { data, edges } = await makeShop();
  const others = await historyOfOthers(data);
  await data.registry.ops.act('hotel', {
    kind: 'canary',
    version: '2.0.0',
    plan: [25, 100],
    soakSeconds: 600,
    reason: 'new search',
  });
  let turn = 0;
  const crashes: Crashes = (remote, version) => remote === 'hotel' && version === '2.0.0' && (turn += 1) % 2 === 0;
  const { visits, until, end } = keepVisiting(edges, crashes);
  await until(async () => (await stateOf(data, 'hotel')).canary?.isPaused === true);
  const views = visits.length;
  await until(() => visits.slice(-20).every(({ versions }) => versions['hotel'] === '1.0.0'));
  await end();
  expect(await stateOf(data, 'hotel')).toMatchObject({ stable: '1.0.0', canary: { percent: 0 }, blocked: [] });
  const [last] = (await data.registry.ops.history('hotel')).slice(-1);
  expect(last).toMatchObject({ actor: 'judge', action: { kind: 'pause' } });
  // A slow machine has fewer visits in the same time.
  expect(views).toBeLessThan(1_000);
  expect(await historyOfOthers(data)).toEqual(others);
  expect(visits.reduce((sum, { missing }) => sum + missing, 0)).toBe(0);
  const figures = await data.registry.ops.figures('hotel', 60);
  expect(figures.totals.find(({ version }) => version === '2.0.0')).toMatchObject({ cohort: 'canary' });
});

/** After which time 99 % of the visits that begin got the version. */
function settledAfter(visits: readonly Visited[], version: string, from: number): number {
  const later = visits.filter(({ askedAt }) => askedAt >= from).sort((left, right) => left.askedAt - right.askedAt);
  let [good, all] = [0, 0];
  let settled = Infinity;
  for (const { askedAt, versions } of later.reverse()) {
    all += 1;
    if (versions['hotel'] === version) good += 1;
    if (good < 0.99 * all) break;
    settled = askedAt - from;
  }
  return settled;
}

test('one command takes a version back for 99 % of new visits within seconds, and no visit fails on the way', async () => {
  const { data, edges } = await makeShop();
  await data.registry.ops.act('hotel', { kind: 'activate', version: '2.0.0', reason: 'new search' });
  const others = await historyOfOthers(data);
  const { visits, until, end } = keepVisiting(edges, () => false);
  await until(() => visits.length > 40 && visits.slice(-10).every(({ versions }) => versions['hotel'] === '2.0.0'));
  const from = Date.now();
  const { code, printed } = await runCommand(data.dataDir, 'release.ts', [
    'rollback',
    'hotel',
    'rooms cannot be chosen',
  ]);
  expect(code).toBe(0);
  const count = visits.length;
  await until(() => visits.length > count + 150);
  await end();
  expect(printed).toContain('hotel 1.0.0 is live');
  // Most of it is the command itself, which starts a process.
  expect(settledAfter(visits, '1.0.0', from)).toBeLessThan(30_000);
  expect(visits.reduce((sum, { missing, failures }) => sum + missing + failures, 0)).toBe(0);
  expect(new Set(visits.map(({ versions }) => `${versions['flight']} ${versions['account']}`))).toEqual(
    new Set(['1.0.0 1.0.0']),
  );
  expect(await historyOfOthers(data)).toEqual(others);
});
