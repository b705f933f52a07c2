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
  demoData: boolean;
  /** Whether `/dev/inbox` answers. */
  inbox: boolean;
  production: boolean;
  logLevel: string;
  /** The environment itself, for a module's own settings (map key, payment vendor). */
  env: Readonly<Record<string, string | undefined>>;
}

/** Values good for a laptop only; production refuses each of them by name. */
const DEVELOPMENT_SECRETS = {
  JWT_SECRET: 'wisata-development-token-secret-0001',
  GATEWAY_SECRET: 'wisata-development-gateway-secret-1',
  API_BASIC_PASSWORD: 'wisata-web',
} as const;

type Environment = Readonly<Record<string, string | undefined>>;

function readSecret(env: Environment, name: keyof typeof DEVELOPMENT_SECRETS, production: boolean): string {
  const value = env[name] || DEVELOPMENT_SECRETS[name];
  if (production && value === DEVELOPMENT_SECRETS[name]) {
    throw new Error(`${name} must be set to a value of your own when NODE_ENV=production`);
  }
  if (name !== 'API_BASIC_PASSWORD' && value.length < 32) throw new Error(`${name} must have at least 32 characters`);
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

function readNow(env: Environment): Date | undefined {
  if (!env.NOW) return undefined;
  const instant = new Date(env.NOW);
  if (Number.isNaN(instant.getTime()))
    throw new Error(`NOW must be an instant such as 2026-11-20T03:00:00Z, not "${env.NOW}"`);
  return instant;
}

function isOn(value: string | undefined, fallback: boolean): boolean {
  return value === undefined || value === '' ? fallback : !['0', 'false', 'no'].includes(value.toLowerCase());
}

/** Reads and checks the environment; throws with the variable's name when a value cannot be used. */
export function readConfig(env: Environment): Config {
  const production = env.NODE_ENV === 'production';
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
    jwtSecret: readSecret(env, 'JWT_SECRET', production),
    gatewaySecret: readSecret(env, 'GATEWAY_SECRET', production),
    basicUser: env.API_BASIC_USER || 'wisata-web',
    basicPassword: readSecret(env, 'API_BASIC_PASSWORD', production),
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: env.MAIL_FROM || 'Wisata <no-reply@wisata.test>',
    demoData: isOn(env.DEMO_DATA, !env.DATABASE_URL),
    inbox: isOn(env.DEV_INBOX, !production),
    production,
    logLevel: env.LOG_LEVEL || 'info',
    env,
  };
}
