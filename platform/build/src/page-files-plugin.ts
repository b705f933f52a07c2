import path from 'node:path';
import type { ChunkGroup, Compilation, Compiler, NormalModule } from 'webpack';
import { findDoor, type SyntaxNode } from './door-facts.ts';
import { messagesOf, type EntryFiles } from './entry-files-plugin.ts';

/** What a page or slot needs beside the remote's entry before it can be shown. */
interface NeededFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Files by route path and by slot name. Written as `page-files.json`. */
export interface PageFiles {
  /** Scripts that the entry asks for first: the module that opens the remote. */
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

function groupsByRequest({ chunkGroups }: Compilation): Map<string, ChunkGroup> {
  return new Map(
    chunkGroups.flatMap((group) =>
      group.origins.flatMap(({ request }) => (request ? [[request, group] as const] : [])),
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
    compiler.hooks.thisCompilation.tap(name, (compilation, { normalModuleFactory }) => {
      let door = findDoor(undefined);
      for (const type of ['javascript/auto', 'javascript/esm'])
        normalModuleFactory.hooks.parser.for(type).tap(name, (parser) => {
          const script = parser as unknown as {
            readonly hooks: { readonly program: { tap(name: string, seen: (program: SyntaxNode) => void): void } };
            /** Another one for every module that is parsed. */
            readonly state: { readonly module: NormalModule };
          };
          script.hooks.program.tap(name, (program) => {
            if (script.state.module.resource === this.#doorFile) door = findDoor(program);
          });
        });
      const { Compilation, sources } = compiler.webpack;
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const groups = groupsByRequest(compilation);
        const later = compilation.chunkGroups.filter((group) => !group.isInitial());
        // What opens the remote, which everything else needs too.
        const doors = later.filter((group) => [...group.parentsIterable].every((parent) => parent.isInitial()));
        const needed = (requests: Readonly<Record<string, string>>) =>
          Object.fromEntries(
            Object.entries(requests).flatMap(([key, request]) => {
              const group = groups.get(request);
              if (!group) return [];
              const all = [...doors, group];
              return [[key, { scripts: filesOf(all, '.js'), styles: filesOf(all, '.css') }]];
            }),
          );
        const files: PageFiles = {
          door: filesOf(doors, '.js'),
          chunks: [...filesOf(later, '.js'), ...filesOf(later, '.css')].sort(),
          pages: needed(door.pageModules),
          slots: needed(door.slotModules),
          messages: messagesOf(compilation.chunkGroups),
        };
        compilation.emitAsset('page-files.json', new sources.RawSource(JSON.stringify(files)));
      });
    });
  }
}
