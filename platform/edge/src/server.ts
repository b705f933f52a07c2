import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { readEdgeSecret } from '@wisata/registry/judge/edge-secret';
import { openStore } from '@wisata/registry/open-store';
import type { ReleaseStore } from '@wisata/registry/store';
import { logSettings, requestIdOf } from '@wisata/telemetry/log';
import { createMetrics, type Metrics } from '@wisata/telemetry/metrics';
import { registerApiProxy } from './api-proxy.ts';
import { registerBeacons } from './beacon-routes.ts';
import { createComposer, type LiveState } from './composition.ts';
import type { EdgeConfig } from './config.ts';
import { findContentPaths } from './content-paths.ts';
import { documentHandler } from './documents.ts';
import { createSeal } from '@wisata/registry/seal';
import { fetchLive } from './fetch-live.ts';
import { createFindings } from './findings.ts';
import { registryKeyOf, startFollower } from './follower.ts';
import { createRecentStates } from './given-versions.ts';
import { registerHealth, registerOperations } from './health.ts';
import { observeAnswers, observeState } from './observe.ts';
import { registerOpsProxy } from './ops-proxy.ts';
import { registerMapTiles } from './map-tiles.ts';
import { registerOverrides } from './override-routes.ts';
import { createOverrides } from './overrides.ts';
import { createPages } from './pages.ts';
import { createPins } from './pins.ts';
import { createPreviews } from './previews.ts';
import { sendNotFound, sendProblem } from './problems.ts';
import { openReleases } from './open-releases.ts';
import { createRenderPool } from './render/render-pool.ts';
import { createRenderedFiles } from './render/rendered-files.ts';
import { createStyleSheets } from './style-sheets.ts';
import { registerRevision } from './revision-route.ts';
import { STRICT_TRANSPORT, workerHeaders } from './security-headers.ts';
import { findProductPaths } from './product-paths.ts';
import { pagesOnSale, renderRobots, renderSitemap } from './search-engines.ts';
import { createReleaseProbe } from './release-probe.ts';
import { NO_VISITOR_OVERRIDES } from './selection.ts';
import { createTraits } from './traits.ts';
import { createVisits, type ComposeVisit } from './visit.ts';
import { createVisitors } from './visitor.ts';
import { registerManifest } from './web-manifest.ts';

/** How long a client may take to send its request. */
const REQUEST_TIMEOUT_MS = 60_000;
/** A start does not wait longer for what renders; until then the browsers do. */
const WARM_LIMIT_MS = 5_000;
const COMPRESSED = { compress: { threshold: 1_024 } };

function createServer(config: EdgeConfig, pieces: EdgePieces): FastifyInstance {
  return Fastify({
    logger: { ...logSettings('edge', config.logLevel), stream: pieces.log ?? process.stderr },
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id']) ?? randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.split(',').map((address) => address.trim()),
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => void sendProblem(error, request, reply),
  });
}

/** Whether a release has this file as it was published; who hears of wrong ones has heard then. */
type HasFile = (name: string, version: string, file: string) => Promise<boolean>;

/** Immutable files of released builds, packed when they were published. */
async function registerReleaseFiles(app: FastifyInstance, store: ReleaseStore, hasFile: HasFile): Promise<void> {
  await app.register(fastifyStatic, {
    root: store.root,
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  });
  app.get<{ Params: { name: string; version: string; '*': string } }>('/r/:name/:version/*', async (request, reply) => {
    const { name, version, '*': file } = request.params;
    if (!(await hasFile(name, version, file))) return sendNotFound(request, reply);
    reply.header('access-control-allow-origin', '*').header('x-content-type-options', 'nosniff');
    return reply.sendFile(file, store.clientFolder(name, version));
  });
}

/** One address for every release, so that each visit finds the worker that belongs to its shell. */
function registerWorker(app: FastifyInstance, store: ReleaseStore, hasFile: HasFile, compose: ComposeVisit): void {
  app.get('/sw.js', async (request, reply) => {
    const { shell } = (await compose(request)).composition;
    if (!(await hasFile('shell', shell.version, 'sw.js'))) return sendNotFound(request, reply);
    reply.headers(workerHeaders());
    return reply.sendFile('sw.js', store.clientFolder('shell', shell.version), { cacheControl: false });
  });
}

/** Pieces that a test may replace. */
export interface EdgePieces {
  readonly store?: ReleaseStore;
  readonly metrics?: Metrics;
  readonly log?: { write(line: string): void };
}

/** The edge server: release files, the API on the same origin, and documents composed for each visitor of what is live. */
export async function buildEdge(config: EdgeConfig, pieces: EdgePieces = {}): Promise<FastifyInstance> {
  const app = createServer(config, pieces);
  const { metrics = createMetrics() } = pieces;
  observeAnswers(app, metrics);
  if (config.app.baseUrl.startsWith('https:'))
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('strict-transport-security', STRICT_TRANSPORT);
    });
  app.setErrorHandler(sendProblem);
  app.setNotFoundHandler(sendNotFound);
  const report = (text: string, error: unknown) => app.log.warn({ err: error }, text);
  const secret = await readEdgeSecret(config.dataDir, config.edgeSecret);
  const findings = createFindings({ registryUrl: config.registryUrl, secret, report });
  const source = openReleases(
    pieces.store ?? (await openStore(config.releases)),
    registryKeyOf(config),
    report,
    (wrong) => {
      composer.distrust(wrong.name, wrong.version);
      findings.tell({ remote: wrong.name, version: wrong.version, kind: 'integrity', detail: wrong.file });
    },
  );
  const { store } = source;
  const composer = createComposer(source, config.services);
  const pool = createRenderPool(store, report);
  app.addHook('onClose', () => pool.end());
  const recent = createRecentStates();
  let prepared = Promise.resolve();
  const lookAgain = createReleaseProbe({
    config,
    composer,
    pool,
    live: () => follower.current(),
    readAgain: source.readAgain,
    tell: findings.tell,
  });
  const onState = (live: LiveState) => {
    recent.note(live);
    lookAgain.note(live);
    prepared = composer.prepare(live).then(pool.keep);
  };
  const follower = await startFollower({ config, report, onState });
  await fetchLive({ store, follower, composer, onState });
  await Promise.race([prepared.then(pool.warm), pause(WARM_LIMIT_MS, undefined, { ref: false })]);
  app.addHook('onClose', async () => follower.stop());
  const overrides = createOverrides(secret);
  const previews = createPreviews({ registryUrl: config.registryUrl, secret });
  const visitors = createVisitors(createSeal(secret, 'visitor'));
  const pins = createPins(secret);
  const traits = createTraits(config);
  const visits = createVisits({ follower, composer, overrides, previews, pins, recent, visitors, traits });
  const seal = createSeal(secret, 'beacon');

  await app.register(cookie);
  await app.register(compress, { global: false, encodings: ['br', 'gzip'] });
  await registerApiProxy(app, config);
  await registerOpsProxy(app, config);
  await registerReleaseFiles(app, store, source.hasFile);
  registerWorker(app, store, source.hasFile, visits.compose);
  registerMapTiles(app, config.mapTilesFile);
  registerRevision(app, { visits, visitors, seal });
  registerBeacons(app, { config, secret, seal, visitors, onReports: lookAgain.hear });
  registerOverrides(app, { config, store, follower, overrides, previews });
  const composeAnew = async () => composer.compose(follower.current(), NO_VISITOR_OVERRIDES);
  const isReady = () =>
    composeAnew().then(
      () => true,
      () => false,
    );
  registerHealth(app, config, isReady);
  const findOffered = async () => (await composeAnew()).offered;
  registerManifest(app, async () => ({ ...config.app, ...(await findOffered()) }));
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(renderRobots(config.app)));
  app.get('/sitemap.xml', COMPRESSED, async (_request, reply) => {
    const offered = await findOffered();
    const [content, products] = await Promise.all([findContentPaths(config), findProductPaths(config, offered)]);
    const paths = [...content, ...pagesOnSale(offered), ...products];
    return reply.type('application/xml; charset=utf-8').send(renderSitemap(config.app, paths));
  });
  const pages = createPages({
    config,
    pool,
    pins,
    findFiles: createRenderedFiles(source),
    readSheets: createStyleSheets(source),
    report,
    onTrouble: lookAgain.doubt,
  });
  observeState(metrics, { follower, pages, pool, isReady });
  await registerOperations(app, config, { metrics, isReady });
  app.get('/*', documentHandler({ config, visits, visitors, pages }));
  return app;
}
