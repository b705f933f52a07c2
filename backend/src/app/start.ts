import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { closeContext, createContext } from './open-context.ts';
import type { Config } from './config.ts';
import { createDatabase } from './database.ts';
import { startEmbeddedPostgres } from '@wisata/database/embedded-postgres';
import { migrate } from './migrate.ts';
import type { BackendContext } from './context.ts';
import type { BackendModule } from './module.ts';
import { seedAll } from './seed-all.ts';
import { buildServer } from './server.ts';

export interface RunningBackend {
  app: FastifyInstance;
  context: BackendContext;
  port: number;
  /** Finishes running requests and jobs, then closes everything, the own PostgreSQL last. */
  stop(): Promise<void>;
  /** Ends the own PostgreSQL alone, when finishing takes too long: it would outlive this process. */
  stopDatabase(): Promise<void>;
}

const PREPARE_LOCK = 7_140_200;

/** One process at a time, so that no seed has to expect a twin. */
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

/** Database, migrations, seed, jobs, HTTP: in this order, so that a listening port means a usable API. */
export async function startBackend(config: Config, modules: readonly BackendModule[]): Promise<RunningBackend> {
  const own = config.databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir: config.dataDir, report });
  const databaseUrl = config.databaseUrl ?? own!.url;
  const context = createContext(config, modules, { databaseUrl });
  try {
    await prepare(context, modules, databaseUrl);
    const app = await buildServer(context, modules);
    await context.jobs.start(context);
    await app.listen({ host: config.host, port: config.port });
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : config.port;
    const stop = async () => {
      await app.close();
      await closeContext(context);
      await own?.stop();
    };
    const stopDatabase = async () => own?.stop();
    return { app, context, port, stop, stopDatabase };
  } catch (error) {
    await closeContext(context).catch(() => undefined);
    await own?.stop();
    throw error;
  }
}
