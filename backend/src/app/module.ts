import type { FastifyInstance } from 'fastify';
import type { Metrics } from '@wisata/telemetry/metrics';
import type { RefusalCode } from '@wisata/kernel/refusal-codes';
import type { Migration } from 'kysely/migration';
import type { BackendContext } from './context.ts';
import type { JobDefinition } from './jobs.ts';
import type { Mailer } from './mailer.ts';
import type { RouteDefinition } from './route.ts';

/** By name (`001-tables`), which never changes once released: statements in order, or code where rows have to be read. */
export type Migrations = Readonly<Record<string, readonly string[] | Migration>>;

/** One part of the modular monolith; the others see only its `index.ts`. */
export interface BackendModule {
  name: string;
  /** Names of modules whose tables or seeded records it refers to. */
  after?: readonly string[];
  migrations?: Migrations;
  /** Codes of refusals that only its calls answer. */
  refusals?: readonly RefusalCode[];
  routes?: RouteDefinition[] | ((context: BackendContext) => RouteDefinition[]);
  /** Tells other modules what they ask it for, such as its booking service. Runs before seeds and routes, once a context. */
  register?(context: BackendContext): void;
  /** What a route cannot say: extra Fastify plugins and hooks. Runs before the routes are added. */
  plugin?(app: FastifyInstance, context: BackendContext): void | Promise<void>;
  jobs?: JobDefinition[];
  /** Adds numbers of its trade, which are read when somebody asks for them. */
  measure?(metrics: Metrics, context: BackendContext): void;
  /** Its calls go on while others wait for the database. */
  hasReservedLane?: boolean;
  /** Given by the one module that sends mail. */
  createMailer?(parts: Pick<BackendContext, 'config' | 'clock' | 'jobs'>): Mailer;
  /** Must be safe to run at every start. */
  seed?(context: BackendContext): Promise<void>;
  /** Like `seed`, for what goes through the other modules: runs when each of them has seeded its own. */
  seedThrough?(context: BackendContext, modules: readonly BackendModule[]): Promise<void>;
}
