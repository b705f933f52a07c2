import type { FastifyInstance } from 'fastify';
import type { EdgeConfig } from './config.ts';

const ANSWER_WITHIN_MS = 3_000;

/** `/health/live`: this process answers. `/health` and `/health/ready`: the API behind it can do its work too. */
export function registerHealth(app: FastifyInstance, { apiBaseUrl }: Pick<EdgeConfig, 'apiBaseUrl'>): void {
  app.get('/health/live', () => ({ status: 'ok' }));
  for (const path of ['/health', '/health/ready']) {
    app.get(path, async (_request, reply) => {
      const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
      const api = await fetch(`${apiBaseUrl}/health/ready`, { signal }).then(
        (answer) => answer.ok,
        () => false,
      );
      return reply
        .code(api ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status: api ? 'ok' : 'degraded', edge: true, api });
    });
  }
}
