import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findEmbeddedPostgres, startEmbeddedPostgres } from '@wisata/database/embedded-postgres';
import { ensureLocalToken, replaceTokens } from './access.ts';
import { checkOrigin } from './bring/provenance.ts';
import { completeProofs } from './complete-proofs.ts';
import { collectionPart } from './collection/collection-routes.ts';
import type { RegistryConfig } from './config.ts';
import { consolePart } from './console-routes.ts';
import type { RegistryContext } from './context.ts';
import { createPool, migrate } from './database.ts';
import { createSmokeGate } from './gates/smoke-gate.ts';
import { readEdgeSecret } from './judge/edge-secret.ts';
import { judgePart } from './judge/judge-routes.ts';
import { openSigner } from './keys.ts';
import { createFindSlots } from './offered-slots.ts';
import { openStore } from './open-store.ts';
import { createOverrideLinks } from './override-link.ts';
import { previewPart } from './previews/preview-routes.ts';
import { createPublication } from './publication.ts';
import { schedulePart } from './schedule.ts';
import { createReleaseService } from './release-service.ts';
import { createProvenStore, proveRelease } from './release-proof.ts';
import { observeReleases } from './observe.ts';
import { buildServer, canAsk } from './server.ts';
import { createMetrics, watchProcess } from '@wisata/telemetry/metrics';
import { startOperationsServer, type OperationsServer } from '@wisata/telemetry/operations-server';

/** A registry that serves. */
export interface RunningRegistry {
  readonly context: RegistryContext;
  readonly url: string;
  readonly port: number;
  /** Every method and path that it answers. */
  readonly routes: readonly string[];
  stop(): Promise<void>;
}

const PATIENCE_MS = 5_000;
const PAUSE_MS = 100;

interface OpenDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

/** The server of the data folder, run by the API where there is one; else this process runs it. */
async function openDatabase({ databaseUrl, dataDir }: RegistryConfig): Promise<OpenDatabase> {
  const stop = () => Promise.resolve();
  if (databaseUrl) return { url: databaseUrl, stop };
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(PAUSE_MS)) {
    const url = await findEmbeddedPostgres(dataDir);
    if (url) return { url, stop };
  }
  return startEmbeddedPostgres({ dataDir, report: (text) => void process.stderr.write(`registry: ${text}\n`) });
}

async function prepareTokens(config: RegistryConfig, pool: RegistryContext['pool']): Promise<void> {
  if (config.production && config.tokens.length === 0)
    throw new Error('RELEASE_TOKENS must name at least one token (name:role:packages:token) when NODE_ENV=production');
  const own = config.production ? undefined : await ensureLocalToken(config.dataDir);
  await replaceTokens(pool, { tokens: config.tokens, own });
}

async function createContext(config: RegistryConfig, databaseUrl: string): Promise<RegistryContext> {
  const pool = createPool(databaseUrl);
  try {
    await migrate(pool);
    await prepareTokens(config, pool);
    const store = await openStore(config.releases);
    const signer = await openSigner(config.dataDir, config.privateKey);
    const report = (text: string, error?: unknown) =>
      void process.stderr.write(`registry: ${text}${error instanceof Error ? ` (${error.message})` : ''}\n`);
    await completeProofs({ db: pool, store, signer, report });
    const proven = createProvenStore(store, () => Promise.resolve(signer.publicKey));
    const publication = await createPublication({ pool, databaseUrl, store: proven, signer, report });
    const links = createOverrideLinks(await readEdgeSecret(config.dataDir, config.edgeSecret));
    const smoke = createSmokeGate({ edgeUrl: config.smokeEdgeUrl, links, env: config.env });
    const findSlots = createFindSlots(store);
    const service = createReleaseService({
      pool,
      store,
      findSlots,
      smoke,
      onChange: publication.refresh,
      prove: (release) => proveRelease(store, signer, release),
      checkOrigin: (release, signed) => checkOrigin({ release, signed, trusted: config.trustedKeys, now: new Date() }),
    });
    const metrics = createMetrics();
    return { config, pool, databaseUrl, store, proven, signer, service, findSlots, publication, metrics };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** Answers to those who run it, where they ask. */
async function openOperations({ config, metrics, pool }: RegistryContext): Promise<OperationsServer | undefined> {
  const port = config.metricsPort;
  if (port === undefined) return undefined;
  watchProcess(metrics);
  return startOperationsServer({ port, host: config.host, metrics, isReady: () => canAsk(pool) });
}

/** Database, tables, tokens, keys, HTTP: in this order, so that a listening port means a usable registry. */
export async function startRegistry(config: RegistryConfig): Promise<RunningRegistry> {
  await mkdir(config.dataDir, { recursive: true });
  const database = await openDatabase(config);
  const context = await createContext(config, database.url).catch(async (error: unknown) => {
    await database.stop();
    throw error;
  });
  observeReleases(context);
  const { app, routes } = await buildServer(context, [
    judgePart,
    schedulePart,
    previewPart,
    collectionPart,
    consolePart,
  ]);
  const operations = await openOperations(context);
  let stopping: Promise<void> | undefined;
  const end = async () => {
    await context.publication.stop();
    await operations?.stop();
    await app.close();
    await context.pool.end();
    await database.stop();
  };
  const stop = () => (stopping ??= end());
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await stop();
    throw error;
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const url = `http://127.0.0.1:${port}`;
  await writeFile(path.join(config.dataDir, 'registry-url'), `${url}\n`);
  return { context, url, port, routes, stop };
}
