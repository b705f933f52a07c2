import { readConfig } from './app/config.ts';
import { addOwnSecrets } from './app/own-secrets.ts';
import { startBackend } from './app/start.ts';

const DRAIN_LIMIT_MS = 20_000;

try {
  const backend = await startBackend(readConfig(await addOwnSecrets(process.env)));
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    backend.context.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), DRAIN_LIMIT_MS).unref();
    backend.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        backend.context.log.error({ err: error }, 'stop failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  // Whoever started this process is gone: nobody would ever stop it.
  process.on('disconnect', () => stop('disconnect'));
  // Last: whoever reads it may end this process at once, and the database has to end with it.
  process.stdout.write(`${JSON.stringify({ ready: true, port: backend.port })}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
