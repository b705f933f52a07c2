import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compilation, Compiler } from 'webpack';

/** Stands in the scripts until the style sheets have their final bytes. */
const PLACEHOLDER = 'WISATA-STYLE-HASHES';
/** Fits no file. */
const UNKNOWN_HASH = `sha256-${'A'.repeat(43)}=`;

/** `,143:sha256-…,159:sha256-…`: text that no minifier rewrites and no quote ends. */
function hashList({ chunks, getAsset }: { chunks: Compilation['chunks']; getAsset: Compilation['getAsset'] }): string {
  return [...chunks]
    .flatMap((chunk) => {
      const file = [...chunk.files].find((name) => name.endsWith('.css'));
      const bytes = file === undefined ? undefined : getAsset(file)?.source.buffer();
      return bytes ? [`,${chunk.id}:sha256-${createHash('sha256').update(bytes).digest('base64')}`] : [];
    })
    .join('');
}

/**
 * Loads style sheets of later chunks with their hash, as the integrity plugin does for scripts only. A style sheet that
 * is not in the list is refused.
 */
export class StyleIntegrityPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('StyleIntegrityPlugin', (compilation) => {
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'StyleIntegrityPlugin',
        (source, { tag, chunkId }) =>
          `${source}\n${tag}.integrity = ("${PLACEHOLDER}".split("," + ${chunkId} + ":")[1] || "${UNKNOWN_HASH}").split(",")[0];\n${tag}.crossOrigin = "anonymous";\n`,
      );
      compilation.hooks.processAssets.tap(
        { name: 'StyleIntegrityPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1 },
        () => {
          const list = hashList({ chunks: compilation.chunks, getAsset: (name) => compilation.getAsset(name) });
          for (const { name, source } of compilation.getAssets()) {
            if (!name.endsWith('.js')) continue;
            const text = source.source().toString();
            if (text.includes(PLACEHOLDER))
              compilation.updateAsset(name, new sources.RawSource(text.replaceAll(PLACEHOLDER, list)));
          }
        },
      );
    });
  }
}
