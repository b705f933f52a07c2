import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createApiBreaker } from './api-breaker.ts';
import { basicAuthorization, forwardedHeaders } from './api-headers.ts';
import type { EdgeConfig } from './config.ts';
import { failureEnvelope, PROXIED } from './problems.ts';

/** What the API takes at most; it hangs up on a caller who sends more, who would never hear why. */
const LARGEST_BODY = 1_048_576;

function refuseLargeBody({ headers }: FastifyRequest, _reply: unknown, go: (refusal?: Error) => void): void {
  const isLarge = Number(headers['content-length'] ?? 0) > LARGEST_BODY;
  go(isLarge ? Object.assign(new Error('The body is too large'), { statusCode: 413 }) : undefined);
}

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
        refuseLargeBody(request, reply, (refusal) => {
          if (refusal) go(refusal);
          else if (breaker.admit(reply)) go();
        }),
      http: { requestOptions: { timeout: config.apiTimeoutMs, rejectUnauthorized: true } },
      replyOptions: {
        // The caller knows what is safe to repeat, and a server that is busy must not be asked ten times as often.
        retryDelay: () => null,
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
