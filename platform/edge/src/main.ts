import { readEdgeConfig } from './config.ts';
import { buildEdge } from './server.ts';
import { createMetrics, watchProcess } from '@wisata/telemetry/metrics';
import { startTracing } from '@wisata/telemetry/tracing';

const config = readEdgeConfig(process.env);
const stopTracing = await startTracing('edge', process.env);
const metrics = createMetrics();
if (config.metricsPort !== undefined) watchProcess(metrics);
const app = await buildEdge(config, { metrics });
await app.listen({ port: config.port, host: config.host });
const address = app.server.address();
process.stdout.write(
  `${JSON.stringify({ ready: true, port: typeof address === 'object' ? address?.port : config.port })}\n`,
);

const STOP_LIMIT_MS = 8_000;
const stop = () => {
  // An answer that never ends must not keep the process.
  setTimeout(() => process.exit(0), STOP_LIMIT_MS).unref();
  void app
    .close()
    .then(stopTracing)
    .finally(() => process.exit(0));
};
process.on('SIGTERM', stop);
// Ctrl+C reaches the whole process group; the supervisor of this process ends it after those that use it.
process.on('SIGINT', () => process.connected || stop());
// The supervisor is gone: nobody would ever stop this process.
process.on('disconnect', stop);
