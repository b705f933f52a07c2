import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { BookingFollower, BookingServiceHandler } from '../modules/bookings/index.ts';
import type { Mailer } from '../modules/mail/index.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { JobDefinition, JobQueue } from './jobs.ts';
import type { RouteDefinition } from './route.ts';
import type { Database } from './schema.ts';
import type { Sessions } from './sessions.ts';

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

/** What every handler, job and seed gets; made once per process (once per test). */
export interface BackendContext {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: JobQueue;
  readonly mail: Mailer;
  readonly log: FastifyBaseLogger;
  readonly sessions: Sessions;
  /** Booking services by their name on a line (`hotel`, `flight`); each service's module registers its own. */
  readonly services: Map<string, BookingServiceHandler>;
  /** Modules that keep something beside bookings (voucher codes, requests); each registers itself. */
  readonly followers: BookingFollower[];
}

/** One part of the modular monolith; the others see only its `index.ts`. */
export interface BackendModule {
  name: string;
  /** By name (`001-tables`); a name once released never changes. */
  migrations?: Record<string, Migration>;
  routes?: RouteDefinition[] | ((context: BackendContext) => RouteDefinition[]);
  /** For what a route cannot say: extra Fastify plugins, registering a booking service. Runs before the routes are added. */
  plugin?(app: FastifyInstance, context: BackendContext): void | Promise<void>;
  jobs?: JobDefinition[];
  /** Its calls go on while others wait for the database. */
  hasReservedLane?: boolean;
  /** Must be safe to run at every start. */
  seed?(context: BackendContext): Promise<void>;
}
