import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyError, type FastifyInstance } from 'fastify';
import { observeRequests, routeOf } from '@wisata/telemetry/fastify';
import { logSettings, requestIdOf, withoutQuery } from '@wisata/telemetry/log';
import { attemptRoutes } from './attempts/attempt-routes.ts';
import { provenanceRoutes } from './bring/provenance-routes.ts';
import { changeRoutes } from './change-routes.ts';
import { compositionRoutes } from './composition-routes.ts';
import type { RegistryContext, RegistryPart } from './context.ts';
import { discoveryRoutes } from './discovery-routes.ts';
import { failureBody } from './envelope.ts';
import { createGuard, registerSession } from './guard.ts';
import { chartRoutes } from './judge/chart-routes.ts';
import { viewRoutes } from './view-routes.ts';

/** Whoever asks has less patience than the database may take. */
const HEALTH_LIMIT_MS = 2_000;
const BODY_LIMIT_BYTES = 256 * 1024;

/** What a database that is away or was cut off says; the caller may try again. */
const DATABASE_IS_AWAY = /^(ECONNREFUSED|ECONNRESET|EPIPE|57P0\d|08\d{3}|53\d{3})$/;

/** A change may have been kept before the database could say so. */
const databaseAway = (method: string) =>
  method === 'GET'
    ? failureBody('OPS_DATABASE_AWAY', 'The database does not answer. Nothing was changed; try again.')
    : failureBody(
        'OPS_UNANSWERED',
        'The database does not answer. It may have been done: look at the history before you try again.',
      );

function answerError(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 500;
    if (status < 500) return reply.code(status).send(failureBody('OPS_BAD_REQUEST', error.message));
    request.log.error({ err: error, url: withoutQuery(request.url) }, 'A request failed');
    const away = DATABASE_IS_AWAY.test(error.code ?? '') || error.message.includes('Connection terminated');
    if (error.code === 'STORE_AWAY')
      return reply.code(503).header('retry-after', '5').send(failureBody('OPS_STORE_AWAY', error.message));
    if (away) return reply.code(503).header('retry-after', '1').send(databaseAway(request.method));
    return reply.code(500).send(failureBody('OPS_FAILED', 'Something went wrong!'));
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(failureBody('NOT_FOUND', '404 Not Found')));
}

/** Whether the database answers in time. */
export async function canAsk(pool: RegistryContext['pool']): Promise<boolean> {
  const asked = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([asked, wait(HEALTH_LIMIT_MS, false, { ref: false })]);
}

/** The registry's HTTP service: what edges follow, what operators do. `parts` bring routes of their own. */
export async function buildServer(
  context: RegistryContext,
  parts: readonly RegistryPart[],
): Promise<{ readonly app: FastifyInstance; readonly routes: readonly string[] }> {
  const { config, pool, publication, metrics } = context;
  const app = Fastify({
    logger: { ...logSettings('registry', config.logLevel), stream: process.stderr },
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id']) ?? randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: 'loopback',
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: true,
  });
  const routes = new Set<string>();
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) if (each !== 'HEAD') routes.add(`${each} ${url}`);
  });
  observeRequests(app, { metrics, kindOf: routeOf, level: config.production ? 'info' : 'debug' });
  answerError(app);
  await app.register(cookie);
  const guard = createGuard(pool);
  registerSession(app, pool, guard);
  app.get('/health/live', () => ({ status: 'ok' }));
  for (const path of ['/health', '/health/ready']) {
    app.get(path, async (_request, reply) => {
      const database = await canAsk(pool);
      const { revision } = publication.current().snapshot;
      return reply.code(database ? 200 : 503).send({ status: database ? 'ok' : 'degraded', database, revision });
    });
  }
  for (const part of [
    discoveryRoutes,
    viewRoutes,
    changeRoutes,
    attemptRoutes,
    compositionRoutes,
    chartRoutes,
    provenanceRoutes,
    ...parts,
  ])
    await part(app, context, guard);
  return { app, routes: [...routes] };
}
