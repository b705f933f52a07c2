import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { say } from './dev-say.ts';
import { startDevServer, type DevServer, type DevServerOptions } from './dev-server.ts';

type WorkerOptions = Omit<DevServerOptions, 'say'>;

/**
 * Starts a development server in a thread of its own, so that one save that two remotes show is built for both at once.
 * @throws What the server could not start for.
 */
export async function startDevWorker(options: WorkerOptions): Promise<DevServer> {
  const worker = new Worker(import.meta.filename, { workerData: options });
  await new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', resolve);
  });
  return {
    async stop(remotes) {
      const ended = new Promise((resolve) => worker.once('exit', resolve));
      worker.postMessage(remotes);
      await ended;
    },
  };
}

if (!isMainThread) {
  const server = await startDevServer({ ...(workerData as WorkerOptions), say });
  parentPort!.once('message', (remotes: readonly string[]) => void server.stop(remotes).then(() => process.exit()));
  parentPort!.postMessage('ready');
}
