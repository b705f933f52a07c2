import path from 'node:path';
import type { Rendering, RenderRequest } from '@wisata/kernel/rendering';
import type { ReleaseStore } from '@wisata/registry/store';
import type { DocumentComposition } from '../composition.ts';
import type { ReportProblem } from '../release-reader.ts';
import type { WorkerSetup } from './messages.ts';
import { startRenderWorker, type RenderWorker } from './render-worker.ts';

const SHELL_FILE = 'shell.cjs';
const REMOTE_FILE = 'remoteEntry.cjs';
/** Visitors wait so long for a thread that is starting. */
const START_PATIENCE_MS = 250;
/** A thread that was lost comes back after this, and after twice as long each time that it is lost again soon. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 60_000;
/** One that lasted so long begins with the first pause again. */
const STEADY_MS = 30_000;

/** The place of one composition, which always has a thread or waits for the next. */
export interface Renderer {
  render(request: RenderRequest, isRenewal?: boolean): Promise<Rendering>;
  /** Resolves when it can render, or cannot for now. */
  started(): Promise<void>;
  /** Gives the place up when what is under way is done. */
  leave(): void;
  end(): Promise<void>;
}

/** What tells two compositions apart for the code that renders them: `shell@1.0.0,hotel@1.0.1`. */
export function compositionKey({ shell, remotes }: DocumentComposition): string {
  const names = Object.keys(remotes).sort();
  return [`shell@${shell.version}`, ...names.map((name) => `${name}@${remotes[name]!.version}`)].join(',');
}

/** The builds of a composition; undefined for a shell that was built without one for the server. */
async function findSetup(
  store: ReleaseStore,
  { shell, remotes, offered }: DocumentComposition,
): Promise<WorkerSetup | undefined> {
  const hashes: Record<string, string> = {};
  const fileOf = async (name: string, version: string, file: string) => {
    const release = await store.find(name, version);
    if (!release?.serverIntegrity[file]) return undefined;
    const folder = path.resolve(store.serverFolder(name, version));
    for (const [each, hash] of Object.entries(release.serverIntegrity)) hashes[path.join(folder, each)] = hash;
    return path.join(folder, file);
  };
  const shellFile = await fileOf('shell', shell.version, SHELL_FILE);
  if (!shellFile) return undefined;
  const found = await Promise.all(
    Object.entries(remotes).map(async ([name, { version }]) => {
      const entryFile = await fileOf(name, version, REMOTE_FILE);
      return entryFile ? [[name, { version, entryFile }] as const] : [];
    }),
  );
  return { shellFile, hashes, owners: offered.owners, remotes: Object.fromEntries(found.flat()) };
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

/** Parts of {@link startRenderer}. */
interface RendererParts {
  readonly store: ReleaseStore;
  readonly composition: DocumentComposition;
  readonly report: ReportProblem;
}

/** Makes the place of a composition and starts its thread. */
export function startRenderer({ store, composition, report }: RendererParts): Renderer {
  let worker: RenderWorker | undefined;
  let startedAt = 0;
  let pauseMs = FIRST_PAUSE_MS;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  function beginLater(): void {
    if (isOver) return;
    if (performance.now() - startedAt > STEADY_MS) pauseMs = FIRST_PAUSE_MS;
    timer = setTimeout(() => void (starting = begin()), pauseMs).unref();
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }

  async function begin(): Promise<void> {
    startedAt = performance.now();
    try {
      const setup = await findSetup(store, composition);
      if (!setup || isOver) return;
      worker = startRenderWorker({
        setup,
        onLost(reason) {
          report(`A renderer of ${compositionKey(composition)} was lost: ${reason}`, undefined);
          beginLater();
        },
      });
      await worker.ready;
    } catch (error) {
      report(`${compositionKey(composition)} cannot be rendered for now`, error);
      beginLater();
    }
  }

  let starting = begin();
  return {
    started: () => starting,
    async render(request, isRenewal) {
      if (!worker?.isReady()) await Promise.race([starting, pause(START_PATIENCE_MS)]);
      return worker ? worker.render(request, isRenewal) : { kind: 'browser', reason: 'cold' };
    },
    leave() {
      isOver = true;
      clearTimeout(timer);
      worker?.drain();
    },
    async end() {
      isOver = true;
      clearTimeout(timer);
      await worker?.end();
    },
  };
}
