import path from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { createRegistryClient, publicKeyOf } from '@wisata/registry/client';
import { createFolderStore, type ReleaseStore } from '@wisata/registry/store';
import { registerApiProxy } from './api-proxy.ts';
import { createComposer, type DocumentComposition, type LiveVersions } from './composition.ts';
import type { EdgeConfig } from './config.ts';
import { documentHandler } from './documents.ts';
import { sendNotFound, sendProblem } from './problems.ts';
import { workerHeaders } from './security-headers.ts';
import { renderRobots, renderSitemap } from './search-engines.ts';

const HEALTH_TIMEOUT_MS = 2_000;
/** How long a client may take to send its request. */
const REQUEST_TIMEOUT_MS = 60_000;
const COMPRESSED = { compress: { threshold: 1_024 } };

function createServer(config: EdgeConfig): FastifyInstance {
  return Fastify({
    logger: { level: config.logLevel, stream: process.stderr },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.split(',').map((address) => address.trim()),
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => void sendProblem(error, request, reply),
  });
}

/** Immutable files of released builds, packed when they were published. */
async function registerReleaseFiles(app: FastifyInstance, store: ReleaseStore): Promise<void> {
  await app.register(fastifyStatic, {
    root: store.root,
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  });
  app.get<{ Params: { name: string; version: string; '*': string } }>('/r/:name/:version/*', async (request, reply) => {
    const { name, version, '*': file } = request.params;
    if (!(await store.find(name, version))) return sendNotFound(request, reply);
    reply.header('access-control-allow-origin', '*').header('x-content-type-options', 'nosniff');
    return reply.sendFile(file, store.clientFolder(name, version));
  });
}

/** One address for every release, so that each visit finds the worker that belongs to the live shell. */
function registerWorker(app: FastifyInstance, store: ReleaseStore, compose: () => Promise<DocumentComposition>): void {
  app.get('/sw.js', async (request, reply) => {
    const { shell } = await compose();
    const release = await store.find('shell', shell.version);
    if (!release?.integrity['sw.js']) return sendNotFound(request, reply);
    reply.headers(workerHeaders());
    return reply.sendFile('sw.js', store.clientFolder('shell', shell.version), { cacheControl: false });
  });
}

function registerHealth(app: FastifyInstance, { apiBaseUrl }: EdgeConfig): void {
  app.get('/health', async (_request, reply) => {
    const api = await fetch(`${apiBaseUrl}/health`, { signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) }).then(
      (answer) => answer.ok,
      () => false,
    );
    return reply
      .code(api ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: api ? 'ok' : 'degraded', edge: true, api });
  });
}

/** Follows the registry as long as the server runs; every change is known here when it is known at all. */
function followRegistry(app: FastifyInstance, config: EdgeConfig): () => Promise<LiveVersions> {
  const client = createRegistryClient({
    url: config.registryUrl,
    publicKey: config.registryPublicKey ?? publicKeyOf(config.dataDir),
    onProblem: (text, error) => app.log.warn({ err: error }, text),
  });
  const stop = client.follow(() => undefined);
  app.addHook('onClose', async () => stop());
  return async () => {
    const { revision, states } = (await client.state()).payload;
    const live = Object.entries(states).map(([name, { stable }]) => [name, stable ?? undefined] as const);
    return { revision, live: Object.fromEntries(live) };
  };
}

/** The edge server: release files, the API on the same origin, and documents composed of what is live. */
export async function buildEdge(config: EdgeConfig): Promise<FastifyInstance> {
  const app = createServer(config);
  app.setErrorHandler(sendProblem);
  app.setNotFoundHandler(sendNotFound);
  const store = createFolderStore(path.join(config.dataDir, 'releases'));
  const compose = createComposer(followRegistry(app, config), store, (text, error) =>
    app.log.error({ err: error }, text),
  );

  await app.register(cookie);
  await app.register(compress, { global: false, encodings: ['br', 'gzip'] });
  await registerApiProxy(app, config);
  await registerReleaseFiles(app, store);
  registerWorker(app, store, compose);
  registerHealth(app, config);
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(renderRobots(config.app)));
  app.get('/sitemap.xml', COMPRESSED, (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(renderSitemap(config.app)),
  );
  app.get('/*', COMPRESSED, documentHandler(config, compose));
  return app;
}
