import type { Compiler } from 'webpack';

const NAME = 'TruthyChunkIds';
const ZERO = 'zero';

/** The integrity plugin takes a chunk with the number 0 for one without an id, and lets it load unchecked: as text it has one. */
export class TruthyChunkIds {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.afterOptimizeChunkIds.tap(NAME, (chunks) => {
        for (const chunk of chunks) if (chunk.id === 0) [chunk.id, chunk.ids] = [ZERO, [ZERO]];
      });
    });
  }
}
