import type { SiteConfig } from '@wisata/kernel/app-context';
import {
  DEVELOPMENT_BASIC_PASSWORD,
  isProduction,
  refuseUnsafeSettings,
  type Environment,
} from '@wisata/kernel/production-settings';
import { readMetricsPort } from '@wisata/telemetry/operations-server';
import { readStorePlace, type StorePlace } from '@wisata/registry/open-store';
import { MAP_TILES_PATH } from './map-tiles.ts';

/** Settings of one edge process; every one has a working default. */
export interface EdgeConfig {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Where released builds are. */
  readonly releases: StorePlace;
  /** Where `/api`, `/media`, `/gateway` and `/dev/inbox` are answered. */
  readonly apiBaseUrl: string;
  /** The registry whose state is followed. */
  readonly registryUrl: string;
  /** Its public key in PEM; undefined takes the one in the data folder. */
  readonly registryPublicKey: string | undefined;
  /** What this edge proves itself with to the registry, and signs cookies with; undefined takes the data folder's. */
  readonly edgeSecret: string | undefined;
  /** How long the API may take to begin its answer. */
  readonly apiTimeoutMs: number;
  /** The public client pair that the API's top-level calls ask for (spec section 6). */
  readonly basicPair: string;
  /** Undefined when the flag is not set at all: then /maintenance is an ordinary page. */
  readonly maintenance: string | undefined;
  /** Whose `X-Forwarded-*` headers are believed: `loopback`, or addresses and networks of the proxies in front. */
  readonly trustProxy: string;
  readonly logLevel: string;
  /** Where `/metrics`, `/live` and `/ready` are answered; undefined leaves them out. */
  readonly metricsPort: number | undefined;
  /** A PMTiles file of the region's streets; undefined draws the bundled coast. */
  readonly mapTilesFile: string | undefined;
  readonly app: SiteConfig;
  /** The only services on sale, in display order; undefined for all that the releases offer. */
  readonly services: readonly string[] | undefined;
}

/** Longer than the browser waits, so that the browser's own limit is the one that counts. */
const API_TIMEOUT_MS = 25_000;

function readNumber(env: Environment, name: string, fallback: number): number {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number, not "${text}"`);
  return value;
}

const readBasicPair = (env: Environment) =>
  `${env['API_BASIC_USER'] || 'wisata-web'}:${env['API_BASIC_PASSWORD'] || DEVELOPMENT_BASIC_PASSWORD}`;

function readBrand(env: Environment): SiteConfig['brand'] {
  return {
    name: env['BRAND_NAME'] ?? 'wisata',
    company: env['BRAND_COMPANY'] ?? 'PT Wisata Nusantara Raya',
    poweredBy: env['BRAND_POWERED_BY'] ?? 'Nusantara Air',
    copyrightYear: '2023',
    helpPhone: env['HELP_PHONE'] ?? '021 5084 7000',
    chatUrl: env['CHAT_URL'] ?? 'https://wa.me/622150847000',
  };
}

/**
 * Reads the environment. `SERVICES` is a comma list of the only services on sale.
 * Throws an error that names the variable when a value cannot be meant, or is a default that production must not have.
 */
export function readEdgeConfig(env: Environment): EdgeConfig {
  refuseUnsafeSettings(env, ['edge']);
  const port = readNumber(env, 'PORT', 3000);
  const baseUrl = (env['BASE_URL'] || `http://localhost:${port}`).replace(/\/+$/, '');
  if (!URL.canParse(baseUrl)) throw new Error(`BASE_URL must be an address, not "${baseUrl}"`);
  const services = env['SERVICES']?.split(',').map((name) => name.trim());
  const dataDir = env['DATA_DIR'] || '.data';
  return {
    port,
    // A developer's site shows everybody's mails and lets anybody pay: nobody else reaches it unless told so.
    host: env['HOST'] || (isProduction(env) ? '0.0.0.0' : '127.0.0.1'),
    dataDir,
    releases: readStorePlace(env, dataDir),
    apiBaseUrl: (env['API_BASE_URL'] || 'http://127.0.0.1:3001').replace(/\/+$/, ''),
    registryUrl: (env['REGISTRY_URL'] || 'http://127.0.0.1:3002').replace(/\/+$/, ''),
    // One line in an environment file: line breaks come as \n.
    registryPublicKey: env['REGISTRY_PUBLIC_KEY']?.replaceAll('\\n', '\n') || undefined,
    edgeSecret: env['EDGE_SECRET'] || undefined,
    apiTimeoutMs: readNumber(env, 'API_TIMEOUT_MS', API_TIMEOUT_MS),
    basicPair: readBasicPair(env),
    maintenance: env['MAINTENANCE'],
    trustProxy: env['TRUST_PROXY'] || 'loopback',
    logLevel: env['LOG_LEVEL'] || 'warn',
    metricsPort: readMetricsPort(env),
    mapTilesFile: env['MAP_TILES'] || undefined,
    services: services?.filter(Boolean),
    app: {
      brand: readBrand(env),
      baseUrl,
      ...(env['MAP_TILES'] ? { mapTiles: MAP_TILES_PATH } : {}),
      ...(env['ANALYTICS_ID'] ? { analyticsId: env['ANALYTICS_ID'] } : {}),
      ...(env['DEVELOPER_SWITCH'] === '1' ? { showsDeveloperSwitch: true } : {}),
    },
  };
}
