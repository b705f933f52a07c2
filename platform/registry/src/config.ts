import { isProduction, type Environment } from '@wisata/kernel/production-settings';
import { readSettings } from '@wisata/kernel/settings';
import type { NewToken, Role } from './access.ts';
import { readTrustedKeys, type TrustedKey } from './bring/trusted-keys.ts';
import { readStorePlace, type StorePlace } from './open-store.ts';
import { REGISTRY_SETTINGS } from './settings.ts';

/** Settings of one registry process; every one has a working default outside of production. */
export interface RegistryConfig {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** Absent: the PostgreSQL in `dataDir` is used, whoever runs it. */
  readonly databaseUrl: string | undefined;
  /** Ed25519 in PEM; absent: a pair is made once and kept in `<dataDir>/keys`. */
  readonly privateKey: string | undefined;
  /** Tokens named by the environment. */
  readonly tokens: readonly NewToken[];
  /** Production has no token that it was not given. */
  readonly production: boolean;
  readonly logLevel: string;
  /** A running edge of this registry, over which new versions are opened in a browser. */
  readonly smokeEdgeUrl: string | undefined;
  readonly metricsPort: number | undefined;
  /** What this registry and its edges share; absent: the one in the data folder. */
  readonly edgeSecret: string | undefined;
  /** Whether releases are judged without a person. */
  readonly judges: boolean;
  /** Who is told of alarms. */
  readonly alertUrl: string | undefined;
  /** For how long a release stays that no state names; undefined for ever. */
  readonly collectKeepDays: number | undefined;
  /** The build of the operators' page. */
  readonly consoleDir: string | undefined;
  /** What operators call this environment; empty where nobody has named it. */
  readonly environmentName: string;
  /** Whose versions may be brought here. */
  readonly trustedKeys: readonly TrustedKey[];
  readonly releases: StorePlace;
  /** The environment itself, in which a browser is looked for. */
  readonly env: Environment;
}

const ROLES: readonly string[] = ['viewer', 'releaser', 'operator'];
const SHORTEST_TOKEN = 24;
const PACKAGES = /^(\*|[a-z][a-z0-9-]*(\+[a-z][a-z0-9-]*)*)$/;
const FORM = 'RELEASE_TOKENS must be a list of name:role:packages:token with the role viewer, releaser or operator';

/** A text in a message never shows a token, not even one that stands in the wrong place. */
function readToken(text: string): NewToken {
  const parts = text.split(':').map((part) => part.trim());
  const [name, role, packages = '', token] = parts;
  if (name && role && parts.length === 3)
    throw new Error(`${FORM}: that of ${name} does not say for which packages, such as hotel+flight, or * for all`);
  if (!name || !role || !token || !ROLES.includes(role)) throw new Error(FORM);
  if (!PACKAGES.test(packages))
    throw new Error(`${FORM}, and packages such as hotel+flight, or * for all; look at that of ${name}`);
  if (token.length < SHORTEST_TOKEN)
    throw new Error(`The token of ${name} in RELEASE_TOKENS must have at least ${SHORTEST_TOKEN} characters`);
  return { name, role: role as Role, packages: packages.split('+'), token, speaksForOthers: false };
}

/** Reads the environment; throws an error that names the variable when a value cannot be meant. */
export function readRegistryConfig(env: Environment): RegistryConfig {
  const given = readSettings(REGISTRY_SETTINGS, env);
  const tokens = given.RELEASE_TOKENS.split(',').filter((each) => each.trim() !== '');
  return {
    host: given.HOST,
    port: given.PORT,
    dataDir: given.DATA_DIR,
    databaseUrl: given.DATABASE_URL,
    privateKey: given.REGISTRY_PRIVATE_KEY,
    tokens: tokens.map(readToken),
    production: isProduction(env),
    logLevel: given.LOG_LEVEL,
    smokeEdgeUrl: given.SMOKE_EDGE_URL,
    metricsPort: given.METRICS_PORT,
    edgeSecret: given.EDGE_SECRET,
    judges: given.JUDGE,
    alertUrl: given.ALERT_URL,
    collectKeepDays: given.COLLECT_KEEP_DAYS,
    consoleDir: given.CONSOLE_DIR,
    environmentName: given.ENVIRONMENT_NAME ?? '',
    trustedKeys: readTrustedKeys(given.TRUSTED_KEYS),
    releases: readStorePlace(env, given.DATA_DIR),
    env,
  };
}
