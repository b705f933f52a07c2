import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { say } from './dev-say.ts';
import { startDevServer, type DevServer, type DevServerOptions } from './dev-server.ts';
import { followThread } from './dev-thread.ts';

type WorkerOptions = Omit<DevServerOptions, 'say'>;

/**
 * Starts a development server in a thread of its own, so that one save that two remotes show is built for both at once.
 * @throws What the server could not start for.
 */
export function startDevWorker(options: WorkerOptions): Promise<DevServer> {
  return followThread(new Worker(import.meta.filename, { workerData: options }), options.released.name);
}

if (!isMainThread) {
  const server = await startDevServer({ ...(workerData as WorkerOptions), say });
  parentPort!.once('message', (remotes: readonly string[]) => void server.stop(remotes).then(() => process.exit()));
  parentPort!.postMessage('ready');
}
