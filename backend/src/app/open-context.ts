import { pino } from 'pino';
import { logSettings } from '@wisata/telemetry/log';
import { createShiftedClock, systemClock, type Clock } from './clock.ts';
import type { Config } from './config.ts';
import { createDatabase } from './database.ts';
import { createJobQueue } from './jobs.ts';
import type { Mailer } from './mailer.ts';
import type { BackendContext } from './context.ts';
import type { BackendModule } from './module.ts';
import { createSessions } from './sessions.ts';
import { tryWritingSupplierCounts } from './supplier-health.ts';

export interface ContextOptions {
  databaseUrl: string;
  clock?: Clock;
  /** Where lines go instead of the terminal. */
  log?: { write(line: string): void };
  /** False in tests: jobs run when the test drains them. */
  background?: boolean;
  /** Whether calls wait for a lock as long as they need, instead of being refused after a while. */
  isPatient?: boolean;
}

function createMailerOf(
  modules: readonly BackendModule[],
  parts: Pick<BackendContext, 'config' | 'clock' | 'jobs'>,
): Mailer {
  const sender = modules.find(({ createMailer }) => createMailer);
  if (!sender) throw new Error('None of the modules sends mail');
  return sender.createMailer!(parts);
}

/** Opens the database pool and the job queue; the caller closes them with `closeContext`. */
export function createContext(
  config: Config,
  modules: readonly BackendModule[],
  options: ContextOptions,
): BackendContext {
  const log = pino(logSettings(config.role, config.logLevel), options.log ?? pino.destination({ fd: 2, sync: true }));
  const jobs = createJobQueue(
    options.databaseUrl,
    modules.flatMap((module) => module.jobs ?? []),
    { onError: (error) => log.error({ err: error }, 'job queue'), background: options.background ?? true },
  );
  const clock = options.clock ?? (config.fixedNow ? createShiftedClock(config.fixedNow) : systemClock);
  const db = createDatabase(options.databaseUrl, {
    isTraced: config.settings.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    isPatient: options.isPatient ?? false,
  });
  return {
    config,
    db,
    clock,
    sessions: createSessions(db, clock),
    jobs,
    mail: createMailerOf(modules, { config, clock, jobs }),
    log,
  };
}

/** Ends the jobs, writes what was counted in between and closes the pools. */
export async function closeContext(context: BackendContext): Promise<void> {
  await context.jobs.stop();
  await tryWritingSupplierCounts(context);
  await context.db.destroy();
}
