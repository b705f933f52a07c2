import type { FastifyInstance } from 'fastify';
import { startOperationsServer, type OperationsOptions } from '@wisata/telemetry/operations-server';
import type { EdgeConfig } from './config.ts';

const ANSWER_WITHIN_MS = 3_000;

/** `/health/live`: this process answers. `/health` and `/health/ready`: it has a shell to show, and the API behind it can do its work. */
export function registerHealth(
  app: FastifyInstance,
  { apiBaseUrl }: Pick<EdgeConfig, 'apiBaseUrl'>,
  hasShell: () => Promise<boolean>,
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
        hasShell(),
      ]);
      return reply
        .code(api && shell ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status: api && shell ? 'ok' : 'degraded', edge: true, api, shell });
    });
  }
}

/** For balancers and for who counts: ready is an edge that has a shell, since without the API it still shows pages and says so. */
export async function registerOperations(
  app: FastifyInstance,
  { metricsPort, host }: Pick<EdgeConfig, 'metricsPort' | 'host'>,
  told: Pick<OperationsOptions, 'metrics' | 'isReady'>,
): Promise<void> {
  if (metricsPort === undefined) return;
  const server = await startOperationsServer({ ...told, port: metricsPort, host });
  app.addHook('onClose', () => server.stop());
}
