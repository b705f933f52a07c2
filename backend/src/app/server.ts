import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import etag from '@fastify/etag';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import type { RefusalCode } from '@wisata/kernel/refusal-codes';
import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { sql } from 'kysely';
import { ApiError, failureEnvelope, OkReply, RawReply } from './envelope.ts';
import type { BackendContext, BackendModule } from './module.ts';
import { describeRoutes } from './openapi.ts';
import { rememberRawBody, runRoute, type RouteDefinition } from './route.ts';

/** The routes of all modules, in list order. */
export function routesOf(context: BackendContext, modules: readonly BackendModule[]): RouteDefinition[] {
  return modules.flatMap(({ routes = [] }) => (typeof routes === 'function' ? routes(context) : routes));
}

function send(reply: FastifyReply, result: unknown): FastifyReply {
  if (result instanceof RawReply) return reply.code(result.statusCode).headers(result.headers).send(result.body);
  const { data, message } = result instanceof OkReply ? result : { data: result, message: 'Success' };
  return reply.send({ status: true, success: true, message, data: data ?? null });
}

const UNREADABLE_REQUEST = { code: 'BAD_REQUEST', message: 'The request could not be read.' } as const;

/** What the server itself refuses before a route is asked. */
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
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    rememberRawBody(request, text as string);
    if (text === '') return done(null, undefined);
    void app.getDefaultJsonParser('error', 'error')(request, text as string, done);
  });
}

function addHealth(app: FastifyInstance, { db }: BackendContext): void {
  app.get('/health', () => ({ status: 'ok' }));
  app.get('/health/live', () => ({ status: 'ok' }));
  app.get('/health/ready', async (_request, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { status: 'ok' };
    } catch {
      return reply.code(503).send({ status: 'database unreachable' });
    }
  });
}

/** Builds the HTTP server over the modules' routes; it does not listen yet. */
export async function buildServer(
  context: BackendContext,
  modules: readonly BackendModule[],
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: 'loopback',
    bodyLimit: 1_048_576,
    frameworkErrors: (error, request, reply) => void sendFailure(error, request, reply),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  });
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
  addHealth(app, context);
  for (const module of modules) await module.plugin?.(app, context);
  const routes = routesOf(context, modules);
  for (const route of routes) {
    app.route({
      method: route.method,
      url: route.path,
      handler: async (request, reply) => send(reply, await runRoute(route, context, request, reply)),
    });
  }
  const document = describeRoutes(routes);
  app.get('/openapi.json', () => document);
  return app;
}
