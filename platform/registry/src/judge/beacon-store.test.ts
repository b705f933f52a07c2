import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestRegistry, type TestRegistry } from '../testing.ts';
import { pruneBeacons } from './beacon-store.ts';

const SECRET = 'a secret of edges for this test';
let dataDir: string;
let registry: TestRegistry;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'judge-'));
});
beforeEach(async () => {
  registry = await startTestRegistry(dataDir, { EDGE_SECRET: SECRET, JUDGE: 'off' });
});
afterEach(() => registry.stop());
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const beacon = (more: Record<string, unknown> = {}) => ({
  visitor: 'v1',
  address: '127.0.0.1',
  at: new Date().toISOString(),
  kind: 'load',
  remote: 'hotel',
  version: '1.0.0',
  cohort: 'stable',
  phase: 'load',
  code: 'ok',
  ms: 120,
  path: '/hotel',
  revision: 1,
  ...more,
});

async function send(beacons: readonly unknown[], secret = SECRET) {
  const answer = await fetch(`${registry.url}/ops/api/beacons`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-edge-secret': secret },
    body: JSON.stringify({ beacons }),
  });
  const { code, data } = (await answer.json()) as { code?: string; data: unknown };
  return { status: answer.status, code, data };
}

const figures = (minutes = 60) => registry.ops.figures('hotel', minutes);

describe('counts', () => {
  test('hold a visitor once per minute and kind, and know the quartile of load times', async () => {
    const at = new Date().toISOString();
    const same = [beacon({ at }), beacon({ at }), beacon({ at, kind: 'failure', code: 'timeout' })];
    expect((await send(same)).data).toEqual({ accepted: 3, dropped: 0 });
    await send([beacon({ at }), beacon({ at, kind: 'render-crash' }), beacon({ at, kind: 'failover' })]);
    await send([200, 300, 400].map((ms, nth) => beacon({ at, ms, visitor: `other${nth}` })));
    const { totals, minutes } = await figures();
    const expected = { version: '1.0.0', cohort: 'stable', loads: 4, failures: 1, failovers: 1, visitors: 4 };
    expect(totals).toMatchObject([expected]);
    expect(minutes).toMatchObject([{ ...expected, at: `${at.slice(0, 16)}:00.000Z` }]);
    expect(totals[0]!.p75LoadMs).toBeGreaterThan(292);
    expect(totals[0]!.p75LoadMs).toBeLessThan(308);
  });

  test('hold how pages were, by page and altogether, a visitor once a minute', async () => {
    const at = new Date().toISOString();
    const measured = (visitor: string, page: string, vitals: Record<string, number>) =>
      beacon({ at, visitor, kind: 'vitals', page, vitals, ms: undefined });
    await send([
      ...[measured('v1', '/hotel/list', { LCP: 800, CLS: 4 }), measured('v1', '/hotel/list', { LCP: 90_000 })],
      ...[measured('v2', '/hotel/list', { LCP: 900 }), measured('v3', '/hotel/:id', { LCP: 4_000, CLS: 0 })],
    ]);
    const { vitals, totals } = await figures();
    const lines = vitals.map(({ page, vital, p75, count }) => `${page} ${vital} ${Math.round(p75 / 50) * 50} ${count}`);
    expect(lines.sort()).toEqual([
      ...['/hotel/:id CLS 0 1', '/hotel/:id LCP 4000 1', '/hotel/list CLS 0 1', '/hotel/list LCP 900 2'],
      ...['null CLS 0 2', 'null LCP 4000 3'],
    ]);
    expect(totals).toMatchObject([{ loads: 0, failures: 0, visitors: 0 }]);
  });

  test('know no more pages than a release can have', async () => {
    for (const turn of [0, 1])
      await send(
        Array.from({ length: 100 }, (_each, nth) =>
          beacon({ visitor: `${turn}-${nth}`, kind: 'vitals', page: `/${turn}/${nth}`, vitals: { LCP: 1 } }),
        ),
      );
    const pages = (await figures()).vitals.map(({ page }) => page);
    expect(pages.filter((page) => page?.startsWith('/0/'))).toHaveLength(100);
    expect(pages.filter((page) => page?.startsWith('/1/'))).toHaveLength(0);
  });

  test('keep versions, cohorts and packages apart', async () => {
    const kinds = [{}, { version: '2.0.0', cohort: 'canary' }, { cohort: 'override' }, { remote: 'flight' }];
    await send(kinds.map(beacon));
    const names = (await figures()).totals.map(({ version, cohort, loads }) => `${version} ${cohort} ${loads}`);
    expect(names.sort()).toEqual(['1.0.0 override 1', '1.0.0 stable 1', '2.0.0 canary 1']);
  });

  test('hold neither visitors nor addresses', async () => {
    await send([beacon({ visitor: 'secret-visitor', address: '203.0.113.77' })]);
    const { rows } = await registry.running.context.pool.query('select * from releases.beacon_marks');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/secret-visitor|203\.0\.113/);
  });

  test('believe one network twenty visits in ten minutes, over batches too', async () => {
    const crowd = (address: string, from: number) =>
      Array.from({ length: 15 }, (_, nth) => beacon({ address, visitor: `${address}-${from + nth}` }));
    expect((await send(crowd('203.0.113.77', 0))).data).toEqual({ accepted: 15, dropped: 0 });
    expect((await send(crowd('203.0.113.77', 15))).data).toEqual({ accepted: 5, dropped: 10 });
    expect((await send(crowd('203.0.113.78', 0))).data).toEqual({ accepted: 0, dropped: 15 });
    expect((await send(crowd('203.0.114.78', 0))).data).toEqual({ accepted: 15, dropped: 0 });
    expect((await send([...crowd('127.0.0.1', 0), ...crowd('127.0.0.1', 15)])).data).toEqual({
      accepted: 30,
      dropped: 0,
    });
    const one = (nth: number) => crowd(`2001:db8:1:${nth}::9`, 0);
    expect((await send([...one(1), ...one(2)])).data).toEqual({ accepted: 20, dropped: 10 });
  });

  test('of batches that come at once are complete', async () => {
    const batches = Array.from({ length: 12 }, (_, batch) =>
      Array.from({ length: 25 }, (_, nth) => beacon({ visitor: `b${batch}-${nth}` })),
    );
    await Promise.all(batches.map((batch) => send(batch)));
    expect((await figures()).totals).toMatchObject([{ loads: 300, visitors: 300 }]);
  });

  test('a wrong clock is corrected, an edge that was cut off for minutes is believed', async () => {
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    await send([
      beacon({ visitor: 'cut-off', at: ago(5) }),
      beacon({ visitor: 'wrong', at: ago(500) }),
      beacon({ visitor: 'future', at: ago(-500) }),
    ]);
    expect((await figures(3)).totals).toMatchObject([{ loads: 2 }]);
    expect((await figures(60)).totals).toMatchObject([{ loads: 3 }]);
  });

  test('are forgotten: visitors after hours, numbers after a week', async () => {
    const { pool } = registry.running.context;
    await send([beacon(), beacon({ visitor: 'v2' })]);
    const age = (hours: number) =>
      Promise.all(
        ['marks', 'counts', 'times'].map((what) =>
          pool.query(`update releases.beacon_${what} set minute = minute - make_interval(hours => $1)`, [hours]),
        ),
      );
    const count = async (what: string) =>
      Number((await pool.query<{ n: string }>(`select count(*) as n from releases.beacon_${what}`)).rows[0]!.n);
    await age(4);
    await pruneBeacons(pool);
    expect([await count('marks'), (await count('counts')) > 0, await count('times')]).toEqual([0, true, 1]);
    await age(7 * 24);
    await pruneBeacons(pool);
    expect([await count('counts'), await count('times')]).toEqual([0, 0]);
  });
});

describe('the door', () => {
  test('is for edges only', async () => {
    expect(await send([beacon()], 'guessed')).toMatchObject({ status: 401, code: 'OPS_NO_EDGE' });
    expect((await figures()).totals).toEqual([]);
  });

  test.each([
    ['an unknown kind', { kind: 'cheer' }],
    ['a name that is no package', { remote: '../hotel' }],
    ['no time', { at: 'yesterday' }],
    ['a visitor of a megabyte', { visitor: 'v'.repeat(1_000) }],
  ])('refuses %s', async (_name, wrong) => {
    expect(await send([beacon(), beacon(wrong)])).toMatchObject({ status: 400 });
    expect((await figures()).totals).toEqual([]);
  });

  test('figures are for who has a token', async () => {
    const answer = await fetch(`${registry.url}/ops/api/packages/hotel/figures`);
    expect(answer.status).toBe(401);
  });
});
