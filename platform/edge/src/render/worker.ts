import Module, { createRequire } from 'node:module';
import os from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Renderer, RendererSetup, Rendering } from '@wisata/kernel/rendering';
import type { FromWorker, ToWorker, WorkerSetup } from './messages.ts';
import { onlyGenuine, type Loader } from './only-genuine.ts';

/** A build's exports come as a promise. */
type ShellBuild = Promise<{ readonly createRenderer: (setup: RendererSetup) => Renderer }>;

/** How far it stands behind the thread that answers. */
const STEPS_BEHIND = 5;
const LAST_STEP = 19;

if (!parentPort) throw new Error('This file runs as a worker thread');
const port = parentPort;
const tell = (message: FromWorker) => port.postMessage(message);

// Where processors are short, what is kept goes before what has to be rendered. Elsewhere it would be the whole process.
if (process.platform === 'linux') os.setPriority(Math.min(LAST_STEP, os.getPriority() + STEPS_BEHIND));

const { shellFile, hashes, ...setup } = workerData as WorkerSetup;
// What runs is what was hashed: the bytes are compared after they are read, not on the disk beforehand.
const { _extensions: loaders } = Module as unknown as { readonly _extensions: Record<string, Loader> };
loaders['.js'] = loaders['.cjs'] = onlyGenuine(hashes);
const { createRenderer } = await (createRequire(shellFile)(shellFile) as ShellBuild);
const renderer = createRenderer(setup);
await renderer.warm();

const failed = (error: unknown): Rendering => ({
  kind: 'failed',
  message: error instanceof Error ? (error.stack ?? error.message) : String(error),
});
port.on('message', (message: ToWorker) => {
  if (message.kind === 'ping') return tell({ kind: 'pong' });
  renderer
    .render(message.request)
    .catch(failed)
    .then((rendering) => tell({ kind: 'rendered', id: message.id, rendering }))
    // What a page gave cannot be sent.
    .catch((error: unknown) => tell({ kind: 'rendered', id: message.id, rendering: failed(error) }));
});
tell({ kind: 'ready' });
