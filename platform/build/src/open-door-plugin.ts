import type { Chunk, Compilation, Compiler } from 'webpack';

const NAME = 'OpenDoorPlugin';
/** The integrity plugin expects a file of every chunk that has an id, and takes this one for none (see {@link TruthyChunkIds}). */
const WITHOUT_FILE = 0;
const AFTER_OTHERS = 1;

/** Moves what is written in the remote itself; what the page shares has to be asked for, and the chunk goes on doing that. */
function moveModules({ chunkGraph }: Compilation, from: Chunk, to: Chunk): void {
  for (const module of [...chunkGraph.getChunkModulesIterable(from)]) {
    if (module.type === 'consume-shared-module') continue;
    chunkGraph.disconnectChunkAndModule(from, module);
    chunkGraph.connectChunkAndModule(to, module);
  }
}

/**
 * Puts the module that opens a remote into the remote's first file. Federation gives each exposed module a file of its
 * own: for the manifest, which everything else begins with, it is one more request of every page and holds 1 kB.
 */
export class OpenDoorPlugin {
  readonly #door: string;

  /** `door` is the name that the exposed module has as a chunk. */
  constructor(door: string) {
    this.#door = door;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const doorOf = () => compilation.namedChunks.get(this.#door);
      compilation.hooks.afterOptimizeChunks.tap(NAME, () => {
        const door = doorOf();
        const entry = [...compilation.entrypoints.values()][0]?.getEntrypointChunk();
        if (door && entry) moveModules(compilation, door, entry);
      });
      compilation.hooks.afterOptimizeChunkIds.tap({ name: NAME, stage: AFTER_OTHERS }, () => {
        const door = doorOf();
        if (door) [door.id, door.ids] = [WITHOUT_FILE, [WITHOUT_FILE]];
      });
    });
  }
}
