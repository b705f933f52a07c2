import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Mailer } from './mailer.ts';
import type { Db, Trx } from './schema.ts';
import type { Sessions } from './sessions.ts';

export interface EnqueueOptions {
  startAfterSeconds?: number;
}

export interface JobQueue {
  /** Adds a job on the caller's connection: it exists exactly when the caller's transaction commits. */
  enqueue(db: Db | Trx, name: string, data: object, options?: EnqueueOptions): Promise<void>;
  /** Creates the queue tables without starting any work. */
  install(): Promise<void>;
  /** Begins to work through the queues. */
  start(context: BackendContext): Promise<void>;
  /** Runs every job that is due now, in this process, until none is left; scheduled jobs run once each when `scheduled`. Gives the number of runs. */
  drain(context: BackendContext, options?: { scheduled?: boolean }): Promise<number>;
  stop(): Promise<void>;
}

/** What every handler, job and seed gets; made once per process (once per test). */
export interface BackendContext {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: JobQueue;
  readonly mail: Mailer;
  readonly log: FastifyBaseLogger;
  readonly sessions: Sessions;
}
