import { afterEach, expect, test } from '@jest/globals';
import { call, TOKENS, RELEASE_TOKENS } from '../registry.fixture.ts';
import type { TestRegistry } from '../testing.ts';
import { pruneBeacons } from './beacon-store.ts';
import { keepCharts } from './charts.ts';
import { canary, makeShop, secondIsBroken } from './shop.fixture.ts';
import { report, stopAll, visit } from './visits.fixture.ts';

afterEach(stopAll);

const QUARTER_HOUR_MS = 900_000;

/** What a week does: counts grow old, and what collects old ones comes by. */
async function letAWeekPass({ running }: TestRegistry): Promise<void> {
  const { pool } = running.context;
  await keepCharts(pool, Date.now() + QUARTER_HOUR_MS);
  for (const table of ['beacon_counts', 'beacon_times'])
    await pool.query(`update releases.${table} set minute = minute - interval '8 days'`);
  await pool.query(`update releases.beacon_vitals set hour = hour - interval '8 days'`);
  await pruneBeacons(pool);
  const { rows } = await pool.query(
    'select 1 from releases.beacon_counts union all select 1 from releases.beacon_vitals union all select 1 from releases.beacon_times',
  );
  expect(rows).toEqual([]);
}

/** Hotel 2.0.0 on trial, failing, with its pages measured. */
async function makeBadTrial(pages: readonly string[] = ['/hotel/list']): Promise<TestRegistry> {
  const registry = await makeShop(['hotel'], { JUDGE: 'off', RELEASE_TOKENS });
  await registry.ops.act('hotel', canary([50, 100]));
  await visit(registry, ['hotel'], 200, secondIsBroken);
  const common = { kind: 'vitals', remote: 'hotel', at: new Date().toISOString(), vitals: { LCP: 4_000 } } as const;
  const measured = pages.flatMap((page, nth) => [
    { ...common, page, visitor: `c${nth}`, address: `21.${nth}.1.1`, version: '2.0.0', cohort: 'canary' as const },
    { ...common, page, visitor: `s${nth}`, address: `22.${nth}.1.1`, version: '1.0.0', cohort: 'stable' as const },
  ]);
  await report(registry, measured);
  return registry;
}

test('what visitors met of a trial that was ended is shown at once, and a week later as it was', async () => {
  const registry = await makeBadTrial();
  const { revision } = await registry.ops.act('hotel', { kind: 'abort', reason: 'it fails' });
  const fresh = await registry.ops.chart('hotel', revision);
  expect(fresh).toMatchObject({ revision, package: 'hotel', version: '2.0.0', beside: '1.0.0' });
  const [bad, good] = ['2.0.0', '1.0.0'].map((version) =>
    fresh.figures.totals.find((each) => each.version === version)!,
  );
  expect(bad!.failures).toBeGreaterThan(20);
  expect([good!.failures, good!.loads > 50]).toEqual([0, true]);
  expect(fresh.figures.minutes.length).toBeGreaterThan(1);
  expect(fresh.figures.vitals).toContainEqual(
    expect.objectContaining({ version: '2.0.0', page: '/hotel/list', vital: 'LCP' }),
  );
  await letAWeekPass(registry);
  expect(await registry.ops.chart('hotel', revision)).toEqual(fresh);
});

test('a pause by the judge, a rollback and a block are told with the version that was taken back', async () => {
  const registry = await makeBadTrial();
  const { service } = registry.running.context;
  await service.apply({ name: 'hotel', action: { kind: 'pause' }, actor: 'judge', reason: '2.0.0: 20 of 40 failed' });
  const paused = (await registry.ops.state()).revision;
  await registry.ops.act('hotel', { kind: 'promote', reason: 'anyway' });
  const back = await registry.ops.act('hotel', { kind: 'rollback', reason: 'it fails' });
  await registry.ops.act('hotel', { kind: 'activate', version: '2.0.0', reason: 'once more' });
  const blocked = await registry.ops.act('hotel', { kind: 'block', version: '2.0.0', reason: 'never again' });
  await letAWeekPass(registry);
  for (const revision of [paused, back.revision, blocked.revision])
    expect(await registry.ops.chart('hotel', revision)).toMatchObject({
      version: '2.0.0',
      beside: '1.0.0',
      figures: { totals: expect.arrayContaining([expect.objectContaining({ version: '2.0.0' })]) },
    });
});

test('nothing is kept of what took no version back, nor twice, nor more pages than a table shows', async () => {
  const pages = Array.from({ length: 30 }, (_, nth) => `/hotel/page-${nth}`);
  const registry = await makeBadTrial(pages);
  const { pool } = registry.running.context;
  const { revision } = await registry.ops.act('hotel', { kind: 'abort', reason: 'it fails' });
  const other = await registry.ops.act('hotel', { kind: 'block', version: '2.0.0', reason: 'nobody has it' });
  await keepCharts(pool);
  expect((await pool.query('select 1 from releases.charts')).rowCount).toBe(0);
  for (let turn = 0; turn < 2; turn += 1) await keepCharts(pool, Date.now() + QUARTER_HOUR_MS);
  const { rows } = await pool.query<{ revision: string; size: number }>(
    'select revision, length(chart::text) as size from releases.charts order by revision',
  );
  expect(rows.map((each) => [Number(each.revision), each.size < 20_000])).toEqual([
    [revision, true],
    [other.revision, true],
  ]);
  const { figures } = await registry.ops.chart('hotel', revision);
  expect(new Set(figures.vitals.map(({ page }) => page)).size).toBe(11);
  await expect(registry.ops.chart('hotel', other.revision)).rejects.toThrow('took no version of hotel back');
  await expect(registry.ops.chart('train', revision)).rejects.toThrow('took no version of train back');
  await expect(pool.query(`update releases.charts set chart = 'null'`)).rejects.toThrow('only grows');
  const target = `/packages/hotel/charts/${revision}`;
  expect((await call(registry.url, target)).status).toBe(401);
  expect((await call(registry.url, target, { token: TOKENS.viewer })).status).toBe(200);
});
