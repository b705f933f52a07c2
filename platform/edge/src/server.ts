import path from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { readEdgeSecret } from '@wisata/registry/judge/edge-secret';
import { createFolderStore, type ReleaseStore } from '@wisata/registry/store';
import { registerApiProxy } from './api-proxy.ts';
import { registerBeacons } from './beacon-routes.ts';
import { createComposer } from './composition.ts';
import type { EdgeConfig } from './config.ts';
import { documentHandler } from './documents.ts';
import { createSeal } from './edge-keys.ts';
import { startFollower } from './follower.ts';
import { registerOpsProxy } from './ops-proxy.ts';
import { registerOverrides } from './override-routes.ts';
import { createOverrides } from './overrides.ts';
import { sendNotFound, sendProblem } from './problems.ts';
import { workerHeaders } from './security-headers.ts';
import { renderRobots, renderSitemap } from './search-engines.ts';
import { createVisits, type ComposeVisit } from './visit.ts';

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

/** One address for every release, so that each visit finds the worker that belongs to its shell. */
function registerWorker(app: FastifyInstance, store: ReleaseStore, compose: ComposeVisit): void {
  app.get('/sw.js', async (request, reply) => {
    const { shell } = (await compose(request)).composition;
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

/** Tells an open page what a document that is asked for now would be made of. */
function registerRevision(app: FastifyInstance, compose: ComposeVisit): void {
  app.get('/revision', async (request, reply) => {
    const { revision, shell, remotes } = (await compose(request)).composition;
    const versions = Object.entries(remotes).map(([name, { version }]) => [name, version]);
    return reply
      .header('cache-control', 'no-store')
      .send({ revision, shell: shell.version, remotes: Object.fromEntries(versions) as Record<string, string> });
  });
}

/** Pieces that a test may replace. */
export interface EdgePieces {
  readonly store?: ReleaseStore;
}

/** The edge server: release files, the API on the same origin, and documents composed for each visitor of what is live. */
export async function buildEdge(config: EdgeConfig, pieces: EdgePieces = {}): Promise<FastifyInstance> {
  const app = createServer(config);
  app.setErrorHandler(sendProblem);
  app.setNotFoundHandler(sendNotFound);
  const report = (text: string, error: unknown) => app.log.warn({ err: error }, text);
  const store = pieces.store ?? createFolderStore(path.join(config.dataDir, 'releases'));
  const secret = await readEdgeSecret(config.dataDir, config.edgeSecret);
  const composer = createComposer(store, report);
  const follower = await startFollower({ config, report, onState: composer.prepare });
  app.addHook('onClose', async () => follower.stop());
  const overrides = createOverrides(secret);
  const compose = createVisits(follower, composer, overrides);
  const seal = createSeal(secret, 'beacon');

  await app.register(cookie);
  await app.register(compress, { global: false, encodings: ['br', 'gzip'] });
  await registerApiProxy(app, config);
  await registerOpsProxy(app, config);
  await registerReleaseFiles(app, store);
  registerWorker(app, store, compose);
  registerRevision(app, compose);
  registerBeacons(app, { config, secret, seal });
  registerOverrides(app, { config, store, follower, overrides });
  registerHealth(app, config);
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(renderRobots(config.app)));
  app.get('/sitemap.xml', COMPRESSED, (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(renderSitemap(config.app)),
  );
  app.get('/*', COMPRESSED, documentHandler({ config, compose, beaconSeal: seal }));
  return app;
}
