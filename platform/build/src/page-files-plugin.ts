import type { ChunkGroup, Compiler } from 'webpack';

/** Scripts that one page needs beside the remote's entry, by the page's file. Written as `page-files.json`. */
export type PageFiles = Readonly<Record<string, readonly string[]>>;

const PAGE = /\/pages\/([\w-]+)\.page\.(?:tsx|js)$/;

const scriptsOf = (group: ChunkGroup) => group.getFiles().filter((file) => file.endsWith('.js'));

/** What lies above a group: the module that opens the remote, whose scripts every page needs too. */
function scriptsAbove(group: ChunkGroup): string[] {
  const doors = [...group.parentsIterable].filter((parent) => !parent.isInitial());
  return doors.flatMap(scriptsOf);
}

/** Writes {@link PageFiles}: the pages are what the remote loads on demand from `src/pages`. */
export class PageFilesPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PageFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'PageFilesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const pages = compilation.chunkGroups.flatMap((group) =>
            group.origins.flatMap(({ request }) => {
              const page = PAGE.exec(request ?? '')?.[1];
              return page ? [[page, [...new Set([...scriptsAbove(group), ...scriptsOf(group)])]] as const] : [];
            }),
          );
          compilation.emitAsset('page-files.json', new sources.RawSource(JSON.stringify(Object.fromEntries(pages))));
        },
      );
    });
  }
}
