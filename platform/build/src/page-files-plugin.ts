import path from 'node:path';
import type { ChunkGroup, Compilation, Compiler } from 'webpack';
import { messagesOf, type EntryFiles } from './entry-files-plugin.ts';
import { readDoor } from './read-door.ts';

/** What a page or slot needs beside the remote's entry before it can be shown. */
interface NeededFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Files by route path and by slot name. Written as `page-files.json`. */
export interface PageFiles {
  /** Scripts that the entry asks for first: none, unless a build has the module that opens the remote in a file of its own. */
  readonly door: readonly string[];
  /** All that is loaded by and by. */
  readonly chunks: readonly string[];
  readonly pages: Readonly<Record<string, NeededFiles>>;
  readonly slots: Readonly<Record<string, NeededFiles>>;
  /** Scripts with the texts, by language. */
  readonly messages: EntryFiles['messages'];
}

function filesOf(groups: readonly ChunkGroup[], extension: '.js' | '.css'): string[] {
  const files = groups.flatMap((each) => each.getFiles());
  return [...new Set(files)].filter((file) => file.endsWith(extension));
}

/** The compiler gives requests another ending. */
const withoutEnding = (request: string) => request.replace(/\.[cm]?[jt]sx?$/, '');

function groupsByRequest({ chunkGroups }: Compilation): Map<string, ChunkGroup> {
  return new Map(
    chunkGroups.flatMap((group) =>
      group.origins.flatMap(({ request }) => (request ? [[withoutEnding(request), group] as const] : [])),
    ),
  );
}

/** Writes {@link PageFiles} of what a remote's door loads on demand. */
export class PageFilesPlugin {
  readonly #doorFile: string;

  constructor({ folder, door }: { readonly folder: string; readonly door: string }) {
    this.#doorFile = path.resolve(folder, door);
  }

  apply(compiler: Compiler): void {
    const name = 'PageFilesPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const { Compilation, sources } = compiler.webpack;
      compilation.hooks.processAssets.tapPromise({ name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, async () => {
        // A manifest that cannot be run is told by the plugin that tells what it offers.
        const offered = await readDoor(this.#doorFile).catch(() => ({ pageModules: {}, slotModules: {} }));
        const groups = groupsByRequest(compilation);
        const later = compilation.chunkGroups.filter((group) => !group.isInitial());
        // What opens the remote, which everything else needs too.
        const doors = later.filter((group) => [...group.parentsIterable].every((parent) => parent.isInitial()));
        const needed = (requests: Readonly<Record<string, string>>) =>
          Object.fromEntries(
            Object.entries(requests).flatMap(([key, request]) => {
              const group = groups.get(withoutEnding(request));
              if (!group) return [];
              const all = [...doors, group];
              return [[key, { scripts: filesOf(all, '.js'), styles: filesOf(all, '.css') }]];
            }),
          );
        const files: PageFiles = {
          door: filesOf(doors, '.js'),
          chunks: [...filesOf(later, '.js'), ...filesOf(later, '.css')].sort(),
          pages: needed(offered.pageModules),
          slots: needed(offered.slotModules),
          messages: messagesOf(compilation.chunkGroups),
        };
        compilation.emitAsset('page-files.json', new sources.RawSource(JSON.stringify(files)));
      });
    });
  }
}
