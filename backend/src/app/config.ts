import {
  DEVELOPMENT_BASIC_PASSWORD,
  hasDemoPeople,
  hasOpenInbox,
  isProduction,
  refuseUnsafeSettings,
  SHORTEST_SECRET,
  type Environment,
} from '@wisata/kernel/production-settings';
import { readMetricsPort } from '@wisata/telemetry/operations-server';

/** Everything the process reads from its environment, once, at the start. */
export interface Config {
  host: string;
  port: number;
  /** Absent: the process runs its own PostgreSQL in `dataDir`. */
  databaseUrl?: string;
  dataDir: string;
  /** Address the traveller's browser uses; links in mails start with it. */
  baseUrl: string;
  /** Seed of the generated inventory. */
  seed: string;
  /** Instant at which the clock starts instead of now. */
  fixedNow?: Date;
  /** 0 switches the artificial answer times of the bundled suppliers off. */
  latency: number;
  supplierFaults: string;
  /** How long an unpaid booking is held; a service's own deadline may come earlier. */
  bookingTimeLimitSeconds: number;
  jwtSecret: string;
  gatewaySecret: string;
  basicUser: string;
  basicPassword: string;
  smtpUrl?: string;
  mailFrom: string;
  /** People and orders with a published password: on a developer's own database, or where somebody asked for them. */
  demoData: boolean;
  /** Whether `/dev/inbox` answers. */
  inbox: boolean;
  production: boolean;
  /** Whose `X-Forwarded-For` is believed: `loopback`, or addresses and networks of the edges in front. */
  trustProxy: readonly string[];
  logLevel: string;
  role: Role;
  /** Where `/metrics`, `/live` and `/ready` are answered; absent leaves them out. */
  metricsPort?: number;
  /** The environment itself, for a module's own settings (map key, payment vendor). */
  env: Readonly<Record<string, string | undefined>>;
}

function readSecret(env: Environment, name: 'JWT_SECRET' | 'GATEWAY_SECRET'): string {
  const value = env[name] ?? '';
  if (value.length < SHORTEST_SECRET) throw new Error(`${name} must have at least ${SHORTEST_SECRET} characters`);
  return value;
}

function readInteger(env: Environment, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number, not "${text}"`);
  return value;
}

const HOUR_SECONDS = 3600;

function readTimeLimit(env: Environment): number {
  const seconds = readInteger(env, 'BOOKING_TIME_LIMIT_SECONDS', HOUR_SECONDS);
  if (seconds === 0) throw new Error('BOOKING_TIME_LIMIT_SECONDS must leave at least one second to pay');
  return seconds;
}

/** What a process does: `all` of it, answer calls, work off jobs, or bring the tables up to date and end. */
export type Role = 'all' | 'api' | 'worker' | 'migrate';

const ROLES: readonly Role[] = ['all', 'api', 'worker', 'migrate'];

function readRole(env: Environment): Role {
  const role = ROLES.find((each) => each === (env.ROLE || 'all'));
  if (!role) throw new Error(`ROLE must be one of ${ROLES.join(', ')}, not "${env.ROLE}"`);
  return role;
}

function readNow(env: Environment): Date | undefined {
  if (!env.NOW) return undefined;
  const instant = new Date(env.NOW);
  if (Number.isNaN(instant.getTime()))
    throw new Error(`NOW must be an instant such as 2026-11-20T03:00:00Z, not "${env.NOW}"`);
  return instant;
}

/** Reads and checks the environment; throws with the variable's name when a value cannot be used, or is not safe for production. */
export function readConfig(env: Environment): Config {
  const production = isProduction(env);
  refuseUnsafeSettings(env, ['api']);
  return {
    host: env.HOST || '127.0.0.1',
    port: readInteger(env, 'PORT', 3001),
    databaseUrl: env.DATABASE_URL || undefined,
    dataDir: env.DATA_DIR || '.data',
    baseUrl: (env.BASE_URL || 'http://localhost:3000').replace(/\/+$/, ''),
    seed: env.SEED || 'wisata',
    fixedNow: readNow(env),
    latency: readInteger(env, 'LATENCY', 1),
    supplierFaults: env.SUPPLIER_FAULTS || '',
    bookingTimeLimitSeconds: readTimeLimit(env),
    jwtSecret: readSecret(env, 'JWT_SECRET'),
    gatewaySecret: readSecret(env, 'GATEWAY_SECRET'),
    basicUser: env.API_BASIC_USER || 'wisata-web',
    basicPassword: env.API_BASIC_PASSWORD || DEVELOPMENT_BASIC_PASSWORD,
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: env.MAIL_FROM || 'Wisata <no-reply@wisata.test>',
    demoData: hasDemoPeople(env),
    inbox: hasOpenInbox(env),
    production,
    trustProxy: (env.TRUST_PROXY || 'loopback').split(',').map((address) => address.trim()),
    logLevel: env.LOG_LEVEL || 'info',
    role: readRole(env),
    metricsPort: readMetricsPort(env),
    env,
  };
}
