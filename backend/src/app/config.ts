import {
  hasDemoPeople,
  hasOpenInbox,
  isProduction,
  refuseUnsafeSettings,
  SHORTEST_SECRET,
  type Environment,
} from '@wisata/kernel/production-settings';
import { readSettings } from '@wisata/kernel/settings';
import { BACKEND_SETTINGS, type BackendSettings } from './settings.ts';

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
  /** All of them, for a module's own (map key, payment vendor). */
  settings: BackendSettings;
}

export type Role = BackendSettings['ROLE'];

function getSecret(given: BackendSettings, name: 'JWT_SECRET' | 'GATEWAY_SECRET'): string {
  const value = given[name];
  if (value === undefined) throw new Error(`${name} must have at least ${SHORTEST_SECRET} characters`);
  return value;
}

/** Reads and checks the environment; throws with the variable's name when a value cannot be used, or is not safe for production. */
export function readConfig(env: Environment): Config {
  refuseUnsafeSettings(env, ['api']);
  const settings = readSettings(BACKEND_SETTINGS, env);
  return {
    host: settings.HOST,
    port: settings.PORT,
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    baseUrl: settings.BASE_URL,
    seed: settings.SEED,
    fixedNow: settings.NOW,
    latency: settings.LATENCY,
    supplierFaults: settings.SUPPLIER_FAULTS,
    bookingTimeLimitSeconds: settings.BOOKING_TIME_LIMIT_SECONDS,
    jwtSecret: getSecret(settings, 'JWT_SECRET'),
    gatewaySecret: getSecret(settings, 'GATEWAY_SECRET'),
    basicUser: settings.API_BASIC_USER,
    basicPassword: settings.API_BASIC_PASSWORD,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    demoData: hasDemoPeople(env),
    inbox: hasOpenInbox(env),
    production: isProduction(env),
    trustProxy: settings.TRUST_PROXY.split(',').map((address) => address.trim()),
    logLevel: settings.LOG_LEVEL,
    role: settings.ROLE,
    metricsPort: settings.METRICS_PORT,
    settings,
  };
}
