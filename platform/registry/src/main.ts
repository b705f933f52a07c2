import { readRegistryConfig } from './config.ts';
import { startTracing } from '@wisata/telemetry/tracing';
import { startRegistry } from './start.ts';

const STOP_LIMIT_MS = 8_000;

try {
  const stopTracing = await startTracing('registry', process.env);
  const registry = await startRegistry(readRegistryConfig(process.env));
  process.stdout.write(`${JSON.stringify({ ready: true, port: registry.port })}\n`);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    void registry.stop().then(
      () => stopTracing().finally(() => process.exit(0)),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  // Ctrl+C reaches the whole process group; the supervisor of this process ends it after those that use it.
  process.on('SIGINT', () => process.connected || stop());
  // The parent process has ended and can stop this one no more.
  process.on('disconnect', stop);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
