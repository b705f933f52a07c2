import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { EdgeConfig } from './config.ts';

/** Paths that the API answers; everything else is a document or a release file. */
const PROXIED = ['/api', '/media', '/gateway', '/dev/inbox', '/openapi.json'];

const UNREACHABLE = {
  status: false,
  success: false,
  message: 'Something went wrong!',
  code: 'API_UNREACHABLE',
  data: null,
};

/** Same-origin access to the API. A call without credentials of its own goes out with the public client pair. */
export async function registerApiProxy(app: FastifyInstance, config: EdgeConfig): Promise<void> {
  const basic = `Basic ${Buffer.from(config.basicPair).toString('base64')}`;
  for (const prefix of PROXIED) {
    await app.register(httpProxy, {
      upstream: config.apiBaseUrl,
      prefix,
      rewritePrefix: prefix,
      disableRequestLogging: true,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          authorization: headers.authorization ?? basic,
          'x-forwarded-for': request.ip,
          'x-forwarded-proto': request.protocol,
          'x-forwarded-host': request.host,
        }),
        onError: (reply) => void reply.code(502).send(UNREACHABLE),
      },
    });
  }
}
