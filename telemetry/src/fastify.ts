import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestCount, type Metrics } from './metrics.ts';
import { startServerSpan, within, type ServerSpan } from './tracing.ts';

/** How the answers of a server are told. */
export interface ObserveOptions {
  readonly metrics: Metrics;
  /** What kind of answer it is: few words, whatever was asked for. */
  readonly kindOf: (request: FastifyRequest) => string;
  /** What the line of an answer says; it names nobody. The kind when left out. */
  readonly lineOf?: (request: FastifyRequest) => string;
  /** At which level the line stands; `info` when left out. */
  readonly level?: 'info' | 'debug';
  readonly onAnswer?: (request: FastifyRequest, reply: FastifyReply) => void;
}

/** Counts every answer, writes a line of it, gives it the id of its request, and makes it part of a trace. */
export function observeRequests(app: FastifyInstance, options: ObserveOptions): void {
  const { metrics, kindOf, lineOf = kindOf, level = 'info', onAnswer } = options;
  const count = createRequestCount(metrics);
  const spans = new WeakMap<FastifyRequest, ServerSpan>();
  app.addHook('onRequest', (request, reply, go) => {
    const span = startServerSpan(request.headers);
    spans.set(request, span);
    reply.header('x-request-id', request.id);
    within(span.context, go);
  });
  app.addHook('onResponse', (request, reply, go) => {
    const { statusCode: status, elapsedTime } = reply;
    const kind = kindOf(request);
    count(kind, status, elapsedTime / 1000);
    onAnswer?.(request, reply);
    request.log[level]({ method: request.method, kind, status, ms: Math.round(elapsedTime) }, lineOf(request));
    spans.get(request)?.end(kind, status);
    go();
  });
}

/** The route that answers, `GET /api/v1/top/get-menu`: with names in the place of what they stand for. */
export const routeOf = ({ method, routeOptions }: FastifyRequest): string =>
  `${method} ${routeOptions.url ?? 'unknown'}`;
