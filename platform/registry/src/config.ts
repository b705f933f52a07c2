import type { NewToken, Role } from './access.ts';

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
  /** The environment itself, for what adds settings of its own. */
  readonly env: Environment;
}

type Environment = Readonly<Record<string, string | undefined>>;

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

function readPort(text: string | undefined): number {
  const port = Number(text || 3002);
  if (!Number.isInteger(port) || port < 0) throw new Error(`PORT must be a whole number, not "${text}"`);
  return port;
}

function readAddress(env: Environment, name: string): string | undefined {
  const text = env[name]?.replace(/\/+$/, '');
  if (!text) return undefined;
  if (!URL.canParse(text)) throw new Error(`${name} must be an address, not "${text}"`);
  return text;
}

/** Reads the environment; throws an error that names the variable when a value cannot be meant. */
export function readRegistryConfig(env: Environment): RegistryConfig {
  const tokens = (env['RELEASE_TOKENS'] ?? '').split(',').filter((text) => text.trim() !== '');
  return {
    host: env['HOST'] || '127.0.0.1',
    port: readPort(env['PORT']),
    dataDir: env['DATA_DIR'] || '.data',
    databaseUrl: env['DATABASE_URL'] || undefined,
    // One line in an environment file: line breaks come as \n.
    privateKey: env['REGISTRY_PRIVATE_KEY']?.replaceAll('\\n', '\n') || undefined,
    tokens: tokens.map(readToken),
    production: env['NODE_ENV'] === 'production',
    logLevel: env['LOG_LEVEL'] || 'warn',
    smokeEdgeUrl: readAddress(env, 'SMOKE_EDGE_URL'),
    env,
  };
}
