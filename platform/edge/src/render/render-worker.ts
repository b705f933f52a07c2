import { Worker } from 'node:worker_threads';
import type { Rendering, RenderRequest } from '@wisata/kernel/rendering';
import type { FromWorker, ToWorker, WorkerSetup } from './messages.ts';
import { createRenderLine, inBrowser } from './render-line.ts';

/** Memory of one composition with everything that it renders at once. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };
/** Loading all of a composition takes a second; one that takes much longer never comes. */
const START_LIMIT_MS = 20_000;
/** A thread that does not even say this much is stuck. */
const PING_LIMIT_MS = 1_500;

/** A thread that renders with one composition. */
export interface RenderWorker {
  readonly isReady: () => boolean;
  /** Resolves when it can render, or is gone. */
  readonly ready: Promise<void>;
  /** Never rejects: what cannot be rendered in time is left to the browser. */
  render(request: RenderRequest, isRenewal?: boolean): Promise<Rendering>;
  /** Ends when what is under way is done. */
  drain(): void;
  end(): Promise<void>;
}

/** Parts of {@link startRenderWorker}. */
interface WorkerParts {
  readonly setup: WorkerSetup;
  /** It is gone without having been asked to; `reason` says why. */
  readonly onLost: (reason: string) => void;
}

/** Asks for a sign of life, and tells when none comes. */
function createPulse(ask: () => void, onSilence: () => void) {
  let probe: NodeJS.Timeout | undefined;
  return {
    check() {
      if (probe) return;
      probe = setTimeout(onSilence, PING_LIMIT_MS);
      ask();
    },
    felt() {
      clearTimeout(probe);
      probe = undefined;
    },
  };
}

/** Starts a thread. */
export function startRenderWorker({ setup, onLost }: WorkerParts): RenderWorker {
  const thread = new Worker(new URL('./worker.ts', import.meta.url), { workerData: setup, resourceLimits: LIMITS });
  let state: 'starting' | 'ready' | 'draining' | 'gone' = 'starting';
  let reason = 'it ended';
  let announce: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (announce = resolve));
  const say = (message: ToWorker) => thread.postMessage(message);
  const lose = (why: string) => {
    reason = why;
    void thread.terminate();
  };
  const endWhenDrained = () => {
    if (state === 'draining' && line.isEmpty()) void thread.terminate();
  };
  const startLimit = setTimeout(() => lose('it did not start'), START_LIMIT_MS);
  const pulse = createPulse(
    () => say({ kind: 'ping' }),
    () => lose('it does not answer'),
  );
  const line = createRenderLine({
    send: (id, request) => say({ kind: 'render', id, request }),
    onLate: pulse.check,
    onEmpty: endWhenDrained,
  });

  function hear(message: FromWorker): void {
    pulse.felt();
    if (message.kind === 'rendered') line.answer(message.id, message.rendering);
    if (message.kind !== 'ready' || state !== 'starting') return;
    clearTimeout(startLimit);
    state = 'ready';
    announce();
  }

  function end(): void {
    const wasAsked = state === 'draining';
    state = 'gone';
    clearTimeout(startLimit);
    pulse.felt();
    line.giveUp('worker');
    announce();
    if (!wasAsked) onLost(reason);
  }

  thread.on('message', hear);
  thread.on('error', (error) => (reason = error instanceof Error ? error.message : String(error)));
  thread.on('exit', end);
  thread.unref();

  return {
    ready,
    isReady: () => state === 'ready',
    render: async (request, isRenewal) => (state === 'ready' ? line.ask(request, isRenewal) : inBrowser('cold')),
    drain() {
      if (state === 'gone') return;
      state = 'draining';
      endWhenDrained();
    },
    async end() {
      state = state === 'gone' ? 'gone' : 'draining';
      await thread.terminate();
    },
  };
}
