import { Readable } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createApiBreaker } from './api-breaker.ts';
import { basicAuthorization, forwardedHeaders } from './api-headers.ts';
import type { EdgeConfig } from './config.ts';
import { failureEnvelope, PROXIED } from './problems.ts';

/** What the API takes at most; it hangs up on a caller who sends more, who would never hear why. */
const LARGEST_BODY = 1_048_576;

function refuse(reply: FastifyReply): never {
  // Whoever goes on sending is not listened to.
  reply.header('connection', 'close');
  throw Object.assign(new Error('The body is too large'), { statusCode: 413 });
}

async function refuseLargeBody(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_BODY) refuse(reply);
  // The length of a body in chunks is known at its end only.
  if (request.headers['transfer-encoding'] === undefined) return;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LARGEST_BODY) refuse(reply);
    chunks.push(chunk);
  }
  request.body = Readable.from(chunks);
}

const LOST = /^(ECONNREFUSED|ECONNRESET|EPIPE)$/;
const AGAIN_AFTER_MS = 50;

/** What only reads is asked of another API when the connection to one is lost, once. */
const isWorthAnother = (method: string, error: NodeJS.ErrnoException | null, attempt: number) =>
  attempt === 0 && (method === 'GET' || method === 'HEAD') && LOST.test(error?.code ?? '');

/** Same-origin access to the API. A call without credentials of its own goes out with the public client pair. */
export async function registerApiProxy(app: FastifyInstance, config: EdgeConfig): Promise<void> {
  const basic = basicAuthorization(config);
  const breaker = createApiBreaker(config.apiBaseUrl, (text) => app.log.warn(text));
  app.addHook('onClose', () => breaker.end());
  for (const prefix of PROXIED) {
    await app.register(httpProxy, {
      upstream: config.apiBaseUrl,
      prefix,
      rewritePrefix: prefix,
      disableRequestLogging: true,
      preHandler: (request, reply, go) =>
        void refuseLargeBody(request, reply).then(() => {
          if (breaker.admit(reply)) go();
        }, go),
      http: { requestOptions: { timeout: config.apiTimeoutMs, rejectUnauthorized: true } },
      replyOptions: {
        // A server that is busy must not be asked ten times as often, and what else is safe to repeat the caller knows.
        retryDelay: ({ req, err, attempt }) => (isWorthAnother(req.method, err, attempt) ? AGAIN_AFTER_MS : null),
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          authorization: headers.authorization ?? basic,
          ...forwardedHeaders(request),
        }),
        onError: (reply, { error }) => {
          if (reply.sent) return;
          const isLate = 'statusCode' in error && error.statusCode === 504;
          app.log.warn({ err: error, code: isLate ? 504 : 502 }, 'The API did not answer');
          void reply
            .code(isLate ? 504 : 502)
            .header('cache-control', 'no-store')
            .send(failureEnvelope(isLate ? 'API_TIMEOUT' : 'API_UNREACHABLE'));
        },
      },
    });
  }
}
