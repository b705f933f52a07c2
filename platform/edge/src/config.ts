import type { SiteConfig } from '@wisata/kernel/app-context';
import { isProduction, refuseUnsafeSettings, type Environment } from '@wisata/kernel/production-settings';
import { readSettings } from '@wisata/kernel/settings';
import { readStorePlace, type StorePlace } from '@wisata/registry/open-store';
import { MAP_TILES_PATH } from './map-tiles.ts';
import { EDGE_SETTINGS } from './settings.ts';

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
  /** The header in which one of these says the country of who asks, in small letters; undefined believes nobody. */
  readonly countryHeader: string | undefined;
  readonly logLevel: string;
  /** Where `/metrics`, `/live` and `/ready` are answered; undefined leaves them out. */
  readonly metricsPort: number | undefined;
  /** A PMTiles file of the region's streets; undefined draws the bundled coast. */
  readonly mapTilesFile: string | undefined;
  readonly app: SiteConfig;
  /** The only services on sale, in display order; undefined for all that the releases offer. */
  readonly services: readonly string[] | undefined;
}

/**
 * Reads the environment.
 * Throws an error that names the variable when a value cannot be meant, or is a default that production must not have.
 */
export function readEdgeConfig(env: Environment): EdgeConfig {
  refuseUnsafeSettings(env, ['edge']);
  const given = readSettings(EDGE_SETTINGS, env);
  return {
    port: given.PORT,
    // A developer's site shows everybody's mails and lets anybody pay: nobody else reaches it unless told so.
    host: given.HOST ?? (isProduction(env) ? '0.0.0.0' : '127.0.0.1'),
    dataDir: given.DATA_DIR,
    releases: readStorePlace(env, given.DATA_DIR),
    apiBaseUrl: given.API_BASE_URL,
    registryUrl: given.REGISTRY_URL,
    registryPublicKey: given.REGISTRY_PUBLIC_KEY,
    edgeSecret: given.EDGE_SECRET,
    apiTimeoutMs: given.API_TIMEOUT_MS,
    basicPair: `${given.API_BASIC_USER}:${given.API_BASIC_PASSWORD}`,
    maintenance: given.MAINTENANCE,
    trustProxy: given.TRUST_PROXY,
    countryHeader: given.COUNTRY_HEADER?.toLowerCase(),
    logLevel: given.LOG_LEVEL,
    metricsPort: given.METRICS_PORT,
    mapTilesFile: given.MAP_TILES,
    services: given.SERVICES?.split(',')
      .map((name) => name.trim())
      .filter(Boolean),
    app: {
      brand: {
        name: given.BRAND_NAME,
        company: given.BRAND_COMPANY,
        poweredBy: given.BRAND_POWERED_BY,
        copyrightYear: '2023',
        helpPhone: given.HELP_PHONE,
        chatUrl: given.CHAT_URL,
      },
      baseUrl: given.BASE_URL ?? `http://localhost:${given.PORT}`,
      ...(given.MAP_TILES !== undefined && { mapTiles: MAP_TILES_PATH }),
      ...(given.ANALYTICS_ID !== undefined && { analyticsId: given.ANALYTICS_ID }),
      ...(given.DEVELOPER_SWITCH && { showsDeveloperSwitch: true }),
    },
  };
}
