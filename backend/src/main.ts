import { readConfig } from './app/config.ts';
import { addOwnSecrets } from './app/own-secrets.ts';
import type { RunningBackend } from './app/start.ts';
import { startTracing } from '@wisata/telemetry/tracing';

const DRAIN_LIMIT_MS = 20_000;

let backend: RunningBackend | undefined;
let wanted: string | undefined;
let stopTracing = () => Promise.resolve();

function drain({ context, stop, stopDatabase }: RunningBackend, signal: string): void {
  context.log.info({ signal }, 'stopping');
  setTimeout(() => void stopDatabase().finally(() => process.exit(1)), DRAIN_LIMIT_MS).unref();
  stop().then(
    () => stopTracing().finally(() => process.exit(0)),
    (error: unknown) => {
      context.log.error({ err: error }, 'stop failed');
      process.exit(1);
    },
  );
}

/** Asked for while it still starts, it stops when it has: what was started has to be ended in good order too. */
function stop(signal: string): void {
  if (wanted) return;
  wanted = signal;
  if (backend) drain(backend, signal);
}

process.on('SIGTERM', () => stop('SIGTERM'));
// Ctrl+C reaches the whole process group; the supervisor of this process ends it after those that use it.
process.on('SIGINT', () => process.connected || stop('SIGINT'));
// The parent process has ended and can stop this one no more.
process.on('disconnect', () => stop('disconnect'));

try {
  const config = readConfig(await addOwnSecrets(process.env));
  stopTracing = await startTracing(config.role, process.env);
  // A setting that is refused is told at once: all other code is loaded after it.
  const [{ startBackend }, { modules }] = await Promise.all([import('./app/start.ts'), import('./modules.ts')]);
  backend = await startBackend(config, modules);
  // Last: the reader may end this process at once, and the database has to end with it.
  process.stdout.write(`${JSON.stringify({ ready: true, port: backend.port })}\n`);
  if (config.role === 'migrate') stop('done');
  if (wanted) drain(backend, wanted);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
