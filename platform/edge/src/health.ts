import type { FastifyInstance } from 'fastify';
import type { EdgeConfig } from './config.ts';

const ANSWER_WITHIN_MS = 3_000;

/** `/health/live`: this process answers. `/health` and `/health/ready`: it has a shell to show, and the API behind it can do its work. */
export function registerHealth(
  app: FastifyInstance,
  { apiBaseUrl }: Pick<EdgeConfig, 'apiBaseUrl'>,
  findShell: () => Promise<unknown>,
): void {
  app.get('/health/live', () => ({ status: 'ok' }));
  for (const path of ['/health', '/health/ready']) {
    app.get(path, async (_request, reply) => {
      const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
      const [api, shell] = await Promise.all([
        fetch(`${apiBaseUrl}/health/ready`, { signal }).then(
          (answer) => answer.ok,
          () => false,
        ),
        findShell().then(
          () => true,
          () => false,
        ),
      ]);
      return reply
        .code(api && shell ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status: api && shell ? 'ok' : 'degraded', edge: true, api, shell });
    });
  }
}
