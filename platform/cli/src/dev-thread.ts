import { inspect } from 'node:util';
import type { Worker } from 'node:worker_threads';
import { say } from './dev-say.ts';
import type { DevServer } from './dev-server.ts';

/**
 * Follows the thread of a development server, which says when it is ready and is told for which remotes it ends. What it
 * dies of later is said.
 * @throws What the server could not start for.
 */
export async function followThread(thread: Worker, name: string): Promise<DevServer> {
  const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    thread.once('message', () => resolve());
    thread.once('error', reject);
    void ended.then(() => reject(new Error(`The development server of ${name} ended before it was ready`)));
  });
  thread.on('error', (error) => say(`the development server of ${name} has died: ${inspect(error)}`));
  return {
    async stop(remotes) {
      thread.postMessage(remotes);
      await ended;
    },
  };
}
