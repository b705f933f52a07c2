import type { Rendering, RenderRequest } from '@wisata/kernel/rendering';
import type { ReleaseStore } from '@wisata/registry/store';
import type { DocumentComposition } from '../composition.ts';
import { isOwnServer } from '../own-server.ts';
import type { ReportProblem } from '../release-reader.ts';
import { inBrowser } from './render-line.ts';
import { compositionKey, startRenderer, type Renderer } from './renderer.ts';

/** Compositions that stand by beside those that are kept: checkouts that go on, testers, visitors on several trials. */
const MOST_OTHERS = 2;
/** A thread takes a second of a processor to start: nobody can ask for one after the other. */
const OTHER_PAUSE_MS = 5_000;
/** More trials than this at once are rendered when somebody asks. */
const MOST_KEPT = 3;

/** Renders documents, each with the builds of its own composition and no other. */
export interface RenderPool {
  /** One that renews a page for all goes before those that one visitor waits for. */
  render(composition: DocumentComposition, request: RenderRequest, isRenewal?: boolean): Promise<Rendering>;
  /** Holds threads ready for these compositions from now on, the first ones first; those of others end when they are idle. */
  keep(compositions: readonly DocumentComposition[]): void;
  /** Resolves when every composition that is kept can be rendered, or cannot be for now. */
  warm(): Promise<void>;
  /** How many compositions have a place. */
  threads(): number;
  end(): Promise<void>;
}

/** Makes the pool of one edge. */
export function createRenderPool(store: ReleaseStore, report: ReportProblem): RenderPool {
  // In the order of their last use.
  const renderers = new Map<string, Renderer>();
  let kept = new Set<string>();
  let isOver = false;

  function leaveOthers(): void {
    const others = [...renderers].filter(([key]) => !kept.has(key)).reverse();
    for (const [key, renderer] of others.slice(MOST_OTHERS)) {
      renderers.delete(key);
      renderer.leave();
    }
  }

  let otherAtMs = -Infinity;

  /** Undefined while another composition that is not kept has only just been given its place. */
  function admit(key: string, composition: DocumentComposition): Renderer | undefined {
    if (!kept.has(key)) {
      if (performance.now() - otherAtMs < OTHER_PAUSE_MS) return undefined;
      otherAtMs = performance.now();
    }
    return startRenderer({ store, composition, report });
  }

  function rendererOf(composition: DocumentComposition): Renderer | undefined {
    const key = compositionKey(composition);
    const renderer = renderers.get(key) ?? admit(key, composition);
    if (!renderer) return undefined;
    renderers.delete(key);
    renderers.set(key, renderer);
    leaveOthers();
    return renderer;
  }

  return {
    threads: () => renderers.size,
    async render(composition, request, isRenewal) {
      const hasOwnServer = Object.values(composition.remotes).some(({ version }) => isOwnServer(version));
      if (hasOwnServer) return inBrowser('own-server');
      return rendererOf(composition)?.render(request, isRenewal) ?? inBrowser('busy');
    },
    keep(compositions) {
      if (isOver) return;
      const chosen = compositions.slice(0, MOST_KEPT);
      kept = new Set(chosen.map(compositionKey));
      for (const composition of chosen) rendererOf(composition);
      leaveOthers();
    },
    async warm() {
      await Promise.all([...kept].flatMap((key) => renderers.get(key)?.started() ?? []));
    },
    async end() {
      isOver = true;
      await Promise.all([...renderers.values()].map((renderer) => renderer.end()));
    },
  };
}
