import type { RendererSetup, Rendering, RenderRequest } from '@wisata/kernel/rendering';

/** What a worker is started with. */
export interface WorkerSetup extends RendererSetup {
  /** The shell's server build. */
  readonly shellFile: string;
  /** What every file of the builds has to hash to, by its place; nothing else is ever run. */
  readonly hashes: Readonly<Record<string, string>>;
}

/** What the main thread says to a worker. */
export type ToWorker =
  | { readonly kind: 'render'; readonly id: number; readonly request: RenderRequest }
  | { readonly kind: 'ping' };

/** What a worker says. */
export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'pong' }
  | { readonly kind: 'rendered'; readonly id: number; readonly rendering: Rendering };
