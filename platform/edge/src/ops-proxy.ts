import type { IncomingHttpHeaders } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { OPS_COOKIE } from '@wisata/registry/guard';
import type { EdgeConfig } from './config.ts';
import { failureEnvelope, sendNotFound } from './problems.ts';
import { consoleHeaders } from './security-headers.ts';

/** Longer than a follower may ask the registry to wait. */
const TIMEOUT_MS = 60_000;
/** Longer than clients wait where the registry opens pages in a browser or deletes files: they hear how it ended. */
const LONG_TIMEOUT_MS = 190_000;
const TAKES_LONG = /^\/ops\/api\/(collections|packages\/[^/]+\/versions)$/;

/** How long the registry may take for its answer. */
export const answerLimitMs = (method: string, path: string): number =>
  method === 'POST' && TAKES_LONG.test(path) ? LONG_TIMEOUT_MS : TIMEOUT_MS;

/** The console's cookie alone: the registry learns who operates, and nothing of the traveller in the same browser. */
export function opsCookieOf(header: string | undefined): string | undefined {
  return header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${OPS_COOKIE}=`));
}

type Asked = Pick<FastifyRequest, 'headers' | 'host' | 'ip' | 'protocol'>;

function requestHeaders(request: Asked, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { cookie: _all, 'x-edge-secret': _secret, ...rest } = headers;
  const cookie = opsCookieOf(request.headers.cookie);
  return {
    ...rest,
    // The console's cookie counts only for calls from pages of the host that the browser sees.
    host: request.host,
    ...(cookie && { cookie }),
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  };
}

/** The registry may have done what it was asked before the connection dropped. */
const noAnswer = (method: string) =>
  method === 'GET'
    ? failureEnvelope('REGISTRY_UNREACHABLE', 'The release registry does not answer. Nothing was changed.')
    : failureEnvelope(
        'OPS_UNANSWERED',
        'No answer came from the release registry. It may have been done: look at the history before you try again.',
      );

/** The operators' pages and calls, on the origin of the site. */
export async function registerOpsProxy(app: FastifyInstance, config: EdgeConfig): Promise<void> {
  // Only edges report what they saw, and they speak to the registry itself.
  for (const route of ['beacons', 'errors', 'findings'])
    app.all(`/ops/api/${route}`, (request, reply) => sendNotFound(request, reply));
  await app.register(httpProxy, {
    upstream: config.registryUrl,
    prefix: '/ops',
    rewritePrefix: '/ops',
    disableRequestLogging: true,
    http: { requestOptions: { timeout: TIMEOUT_MS, rejectUnauthorized: true } },
    handler: (request, reply, path, options) =>
      reply.from(path, { ...options, timeout: answerLimitMs(request.method, path) }),
    replyOptions: {
      retryDelay: () => null,
      rewriteRequestHeaders: (request, headers) => requestHeaders(request, headers),
      rewriteHeaders: (headers) =>
        String(headers['content-type']).startsWith('text/html') ? { ...consoleHeaders(), ...headers } : headers,
      onError: (reply, { error }) => {
        app.log.warn({ err: error }, 'The registry did not answer');
        void reply.code(502).header('cache-control', 'no-store').send(noAnswer(reply.request.method));
      },
    },
  });
}
