import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import etag from '@fastify/etag';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import { observeRequests, routeOf } from '@wisata/telemetry/fastify';
import { requestIdOf } from '@wisata/telemetry/log';
import { createMetrics, type Metrics } from '@wisata/telemetry/metrics';
import type { RefusalCode } from '@wisata/kernel/refusal-codes';
import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { inReservedPool, isDatabaseAway } from './database.ts';
import { ApiError, failureEnvelope, OkReply, RawReply } from './envelope.ts';
import { addHealth } from './health.ts';
import type { BackendContext } from './context.ts';
import type { BackendModule } from './module.ts';
import { registerModules } from './register-modules.ts';
import { describeRoutes } from './openapi.ts';
import { createRequestLimit, registerRateLimits } from './rate-limit.ts';
import { rememberRawBody, runRoute, type RouteDefinition } from './route.ts';

/** The routes of all modules, in list order; `CONTRACT_ONLY=1` leaves out what another backend that follows the contract would not have. */
export function routesOf(context: BackendContext, modules: readonly BackendModule[]): readonly RouteDefinition[] {
  const all = modules.flatMap(({ routes = [] }) => (typeof routes === 'function' ? routes(context) : routes));
  return context.config.settings.CONTRACT_ONLY ? all.filter(({ isBeyondContract }) => !isBeyondContract) : all;
}

const BUSY = 'We are very busy right now. Please try again in a moment.';

function send(reply: FastifyReply, result: unknown): FastifyReply {
  if (result instanceof RawReply) return reply.code(result.statusCode).headers(result.headers).send(result.body);
  const { data, message } = result instanceof OkReply ? (result as OkReply) : { data: result, message: 'Success' };
  return reply.send({ status: true, success: true, message, data: data ?? null });
}

const UNREADABLE_REQUEST = { code: 'BAD_REQUEST', message: 'The request could not be read.' } as const;

/** What the server refuses before any route runs. */
const REFUSED_REQUESTS: Readonly<Record<number, { code: RefusalCode; message: string }>> = {
  413: { code: 'BODY_TOO_LARGE', message: 'The request is too large.' },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'The request must be JSON.' },
};

function sendFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof ApiError) {
    return reply
      .code(error.statusCode)
      .headers(error.headers ?? {})
      .send(failureEnvelope(error.code, error.message, error));
  }
  if (isDatabaseAway(error)) {
    request.log.warn({ err: error }, 'the database is away or busy');
    return reply.code(503).header('retry-after', '2').send(failureEnvelope('SERVICE_BUSY', BUSY));
  }
  const statusCode = error.statusCode ?? 500;
  if (statusCode < 500) {
    const { code, message } = REFUSED_REQUESTS[statusCode] ?? UNREADABLE_REQUEST;
    return reply.code(statusCode).send(failureEnvelope(code, message));
  }
  request.log.error({ err: error }, 'request failed');
  return reply.code(500).send(failureEnvelope('INTERNAL_ERROR', 'Something went wrong!'));
}

/** Answers are long lists that change with each question: packed fast rather than tight. */
const COMPRESSION = {
  threshold: 1_024,
  encodings: ['br' as const, 'gzip' as const],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};

function parseJsonBodies(app: FastifyInstance): void {
  // Plain text is what another site's page can send without being asked; forms only reach routes that take them.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    rememberRawBody(request, text as string);
    if (text === '') return done(null, undefined);
    void app.getDefaultJsonParser('error', 'error')(request, text as string, done);
  });
}

const LOOK_EVERY_MS = 50;

/** Closes idle keep-alive connections again and again at shutdown, so that none holds up the end. */
function hangUpWhileClosing(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', (done) => {
    timer = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS);
    done();
  });
  app.addHook('onClose', () => clearInterval(timer));
}

/** Answers at the modules' routes, and at the address where they are described. */
function serveRoutes(app: FastifyInstance, context: BackendContext, modules: readonly BackendModule[]): void {
  const described: RouteDefinition[] = [];
  for (const module of modules) {
    const run = module.hasReservedLane ? inReservedPool : <T>(work: () => T) => work();
    for (const route of routesOf(context, [module])) {
      described.push(route);
      const limit = route.rateLimit && createRequestLimit(app, `${route.method} ${route.path}`, route.rateLimit);
      app.route({
        method: route.method,
        url: route.path,
        handler: async (request, reply) =>
          send(reply, await run(() => runRoute(route, context, request, reply, limit))),
      });
    }
  }
  // Written when somebody asks: it takes a tenth of the start.
  let description: ReturnType<typeof describeRoutes> | undefined;
  app.get('/openapi.json', () => {
    description ??= describeRoutes(
      described,
      modules.flatMap(({ refusals = [] }) => refusals),
    );
    return description;
  });
}

/** Builds the HTTP server over the modules' routes; it does not listen yet. */
export async function buildServer(
  context: BackendContext,
  modules: readonly BackendModule[],
  metrics: Metrics = createMetrics(),
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: [...context.config.trustProxy],
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id']) ?? randomUUID(),
    bodyLimit: 1_048_576,
    frameworkErrors: (error, request, reply) => void sendFailure(error, request, reply),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  });
  // A developer's terminal is for what goes wrong.
  observeRequests(app, { metrics, kindOf: routeOf, level: context.config.production ? 'info' : 'debug' });
  hangUpWhileClosing(app);
  parseJsonBodies(app);
  await app.register(cookie);
  await app.register(formbody);
  await app.register(etag, { weak: true });
  await app.register(compress, COMPRESSION);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    originAgentCluster: false,
  });
  app.setErrorHandler(sendFailure);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(failureEnvelope('NOT_FOUND', '404 Not Found')));
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  await registerRateLimits(app, context);
  addHealth(app, context);
  registerModules(context, modules);
  for (const module of modules) await module.plugin?.(app, context);
  serveRoutes(app, context, modules);
  return app;
}
