import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { closeContext, createContext } from './open-context.ts';
import type { Config } from './config.ts';
import { createDatabase } from './database.ts';
import { createMetrics, watchProcess, type Metrics } from '@wisata/telemetry/metrics';
import { startOperationsServer } from '@wisata/telemetry/operations-server';
import { archiveFlags } from '@wisata/database/backup';
import { startEmbeddedPostgres } from '@wisata/database/embedded-postgres';
import { canWrite } from './health.ts';
import { migrate, searchMissing } from './migrate.ts';
import { observeHouse, observePools } from './observe.ts';
import type { BackendContext } from './context.ts';
import type { BackendModule } from './module.ts';
import { seedAll } from './seed-all.ts';
import { buildServer } from './server.ts';

export interface RunningBackend {
  app: FastifyInstance;
  context: BackendContext;
  port: number;
  /** Where `/metrics`, `/live` and `/ready` are answered. */
  operationsPort: number | undefined;
  /** Finishes running requests and jobs, then closes everything, the own PostgreSQL last. */
  stop(): Promise<void>;
  /** Ends the own PostgreSQL alone, when finishing takes too long: it would outlive this process. */
  stopDatabase(): Promise<void>;
}

const PREPARE_LOCK = 7_140_200;

/** With `BACKUP_DIR`, everything that is written is archived there too: `npm run backup` copies the rest. */
async function startOwnDatabase({ dataDir, settings }: Config) {
  const flags = settings.BACKUP_DIR ? await archiveFlags(settings.BACKUP_DIR) : [];
  return startEmbeddedPostgres({ dataDir, flags, report });
}

/** One process at a time: two never seed at once. */
async function prepare(real: BackendContext, modules: readonly BackendModule[], url: string): Promise<void> {
  const db = createDatabase(url, { isPatient: true });
  const context = { ...real, db };
  try {
    await db.connection().execute(async (holder) => {
      await sql`select pg_advisory_lock(${PREPARE_LOCK})`.execute(holder);
      try {
        const applied = await migrate(context.db, modules);
        if (applied.length > 0) context.log.info({ applied }, 'migrated');
        await context.jobs.install();
        await seedAll(context, modules);
      } finally {
        await sql`select pg_advisory_unlock(${PREPARE_LOCK})`.execute(holder);
      }
    });
  } finally {
    await db.destroy();
  }
}

/** Also told when nothing else can be logged yet. */
const report = (text: string) => void process.stderr.write(`${text}\n`);

/** Another process migrates. @throws With the missing migrations where it has not yet. */
async function expectPrepared({ db }: BackendContext, modules: readonly BackendModule[]): Promise<void> {
  const missing = await searchMissing(db, modules);
  if (missing.length > 0)
    throw new Error(`The database lacks ${missing.join(', ')}: run this version with ROLE=migrate first`);
}

/** Answers to those who run it, where they ask. */
async function openOperations(context: BackendContext, modules: readonly BackendModule[], metrics: Metrics) {
  const { metricsPort, host, role } = context.config;
  if (metricsPort === undefined) return undefined;
  watchProcess(metrics);
  observePools(metrics, context);
  if (role !== 'api') observeHouse(metrics, context, modules);
  return startOperationsServer({ port: metricsPort, host, metrics, isReady: () => canWrite(context) });
}

/**
 * Database, migrations, seed, jobs, HTTP: in this order, so that a listening port means a usable API. `ROLE` leaves parts
 * of it to other processes.
 */
export async function startBackend(config: Config, modules: readonly BackendModule[]): Promise<RunningBackend> {
  const own = config.databaseUrl ? undefined : await startOwnDatabase(config);
  const databaseUrl = config.databaseUrl ?? own!.url;
  const { role } = config;
  const works = role === 'all' || role === 'worker';
  const answers = role === 'all' || role === 'api';
  const context = createContext(config, modules, { databaseUrl, background: works });
  const metrics = createMetrics();
  try {
    if (role === 'all' || role === 'migrate') await prepare(context, modules, databaseUrl);
    else await expectPrepared(context, modules);
    // Also without HTTP: building the server registers the modules.
    const app = await buildServer(context, modules, metrics);
    if (works) await context.jobs.start(context);
    if (answers) await app.listen({ host: config.host, port: config.port });
    const operations = role === 'migrate' ? undefined : await openOperations(context, modules, metrics);
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : config.port;
    const stop = async () => {
      await app.close();
      await operations?.stop();
      await closeContext(context);
      await own?.stop();
    };
    const stopDatabase = async () => own?.stop();
    return { app, context, port, operationsPort: operations?.port, stop, stopDatabase };
  } catch (error) {
    await closeContext(context).catch(() => undefined);
    await own?.stop();
    throw error;
  }
}
