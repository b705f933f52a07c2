import { sql } from 'kysely';
import { addGauge, type Metrics } from '@wisata/telemetry/metrics';
import type { BackendContext } from './context.ts';
import { poolsOf } from './database.ts';
import type { BackendModule } from './module.ts';

interface QueueRow {
  readonly name: string;
  readonly state: string;
  readonly count: number;
  readonly late: number;
}

/** How many jobs each queue has in which state, and how long the oldest that is due has waited. */
async function searchQueues({ db }: BackendContext): Promise<readonly QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select name, state::text, count(*)::int as count,
      coalesce(extract(epoch from max(now() - start_after) filter (where state in ('created', 'retry'))), 0)::float as late
    from jobs.job where state in ('created', 'retry', 'active', 'failed') group by name, state`.execute(db);
  return rows;
}

/** Numbers of this process: connections of its pools. */
export function observePools(metrics: Metrics, { db }: BackendContext): void {
  const labels = ['pool'];
  const read = (value: 'totalCount' | 'waitingCount') => () =>
    Object.entries(poolsOf(db)).map(([pool, of]) => [{ pool }, of[value]] as const);
  addGauge(metrics, { name: 'wisata_pool_connections', help: 'Open connections', labels }, read('totalCount'));
  addGauge(metrics, { name: 'wisata_pool_waiting', help: 'Calls that wait for one', labels }, read('waitingCount'));
}

/** Metrics of the whole site. Only workers report them, because every process would report the same numbers. */
export function observeHouse(metrics: Metrics, context: BackendContext, modules: readonly BackendModule[]): void {
  const labels = ['queue'];
  addGauge(metrics, { name: 'wisata_jobs', help: 'Jobs by queue and state', labels: ['queue', 'state'] }, async () =>
    (await searchQueues(context)).map(({ name, state, count }) => [{ queue: name, state }, count] as const),
  );
  addGauge(
    metrics,
    { name: 'wisata_job_late_seconds', help: 'How long the oldest job that is due has waited', labels },
    async () => (await searchQueues(context)).map(({ name, late }) => [{ queue: name }, Math.max(0, late)] as const),
  );
  for (const { measure } of modules) measure?.(metrics, context);
}
